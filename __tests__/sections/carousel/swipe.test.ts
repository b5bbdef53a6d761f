import { stepOf, swipePosition, swipeTolerance, trackPosition } from "../../../src/sections/carousel/swipe";

describe("swiping", () => {
  it.each([
    [-swipeTolerance, 0, 1],
    [swipeTolerance, 0, -1],
    [-swipeTolerance + 1, 0, 0],
    [swipeTolerance - 1, 0, 0],
    [-60, 59, 1],
    [-60, 60, 0],
    [-60, -200, 0],
    [0, 0, 0],
  ])("a finger that moved %i px across and %i px down steps %i", (x, y, step) =>
    expect(stepOf({ x, y })).toBe(step),
  );

  it("moves the track with the finger, but not while the finger scrolls the page", () => {
    expect(swipePosition(2, { x: -30, y: 10 })).toEqual(trackPosition(2, -30));
    expect(swipePosition(2, { x: -10, y: 30 })).toEqual({});
  });
});
