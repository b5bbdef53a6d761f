import { act, render, screen } from "@testing-library/react";
import { resizeDebounce, useWindowWidth } from "../../../src/sections/carousel/useWindowWidth";

const renders: number[] = [];
function Width() {
  const width = useWindowWidth();
  renders.push(width);
  return <p>{width}</p>;
}
function resize(width: number): void {
  window.innerWidth = width;
  act(() => {
    window.dispatchEvent(new Event("resize"));
  });
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => Number(screen.getByRole("paragraph").textContent);

beforeEach(() => {
  jest.useFakeTimers();
  renders.length = 0;
  window.innerWidth = 1024;
});
afterEach(() => jest.useRealTimers());

it("is the window's from the first render on", () => {
  render(<Width />);
  expect(renders).toEqual([1024]);
});

it("follows a resize 200 ms after its last step (R316)", () => {
  expect(resizeDebounce).toBe(200);
  render(<Width />);
  resize(500);
  wait(199);
  expect(shown()).toBe(1024);
  resize(480);
  wait(199);
  expect(shown()).toBe(1024);
  wait(1);
  expect(shown()).toBe(480);
});

it("stops listening when it goes", () => {
  const { unmount } = render(<Width />);
  resize(500);
  unmount();
  const before = renders.length;
  wait(1000);
  resize(300);
  wait(1000);
  expect(renders).toHaveLength(before);
  expect(jest.getTimerCount()).toBe(0);
});
