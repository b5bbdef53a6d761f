import { cutFor, sourcesFor } from "../../../src/sections/media/video-files";

const files = { desktop: "/d.mp4", tablet: "/t.mp4", mobile: "/m.mp4" };

describe("a film's cut", () => {
  it.each([
    [1201, "desktop"],
    [1200, "tablet"],
    [481, "tablet"],
    [480, "mobile"],
    [320, "mobile"],
  ])("at %i px is %s (R260, C20)", (width, cut) => expect(cutFor(width)).toBe(cut));

  it.each([
    [1400, ["/d.mp4", "/t.mp4", "/m.mp4"]],
    [800, ["/t.mp4", "/m.mp4", "/d.mp4"]],
    [400, ["/m.mp4", "/t.mp4", "/d.mp4"]],
  ])("at %i px is looked for in %j (R261)", (width, order) =>
    expect(sourcesFor(width, files)).toEqual(order),
  );

  it("that is missing is left out (R261)", () => {
    expect(sourcesFor(1400, { tablet: "/t.mp4" })).toEqual(["/t.mp4"]);
    expect(sourcesFor(400, { desktop: "/d.mp4" })).toEqual(["/d.mp4"]);
  });
});
