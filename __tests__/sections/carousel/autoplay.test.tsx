import { act, fireEvent, screen } from "@testing-library/react";
import { benefitViews, testimonialViews } from "../../../src/sections/carousel/views";
import { aBrowser, button, inView, lessMotion, moving, press, waitFor } from "./browser";

beforeEach(aBrowser);
afterEach(() => jest.useRealTimers());

describe("autoplay", () => {
  it("changes after 10000 ms and not before, and begins again after the last (R493, R311)", async () => {
    await moving();
    await waitFor(9_999);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    await waitFor(1);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    await waitFor(10_000);
    await waitFor(10_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
  });

  it("waits a whole interval after a visitor's own step", async () => {
    await moving();
    await waitFor(9_000);
    press("Next");
    await waitFor(9_999);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    await waitFor(1);
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });

  it("does not happen to benefits under 768 px, and there is nothing to pause (R493)", async () => {
    window.innerWidth = 767;
    await moving();
    expect(button("Pause")).toBeNull();
    await waitFor(60_000);
    expect(inView()).toEqual(["1 of 5"]);
  });

  it("happens to testimonials at every width (R494)", async () => {
    window.innerWidth = 360;
    await moving(testimonialViews);
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5"]);
  });

  it("has nothing to do where every slide is in view", async () => {
    await moving(benefitViews, ["one", "two", "three"]);
    expect(button("Pause")).toBeNull();
  });

  it("stops at Pause and goes on at Play, although focus and pointer are on the button (C16)", async () => {
    await moving();
    press("Pause");
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    act(() => button("Play")!.focus());
    press("Play");
    expect(button("Pause")).toHaveFocus();
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  /** React makes enter and leave of these. */
  const pointer = (target: Element, type: "pointerover" | "pointerout", pointerType: "mouse" | "touch") =>
    fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));

  it.each([
    ["a slide", () => screen.getByRole("link", { name: "one" })],
    ["the buttons", () => button("Next")!],
  ])("holds still while a mouse rests on %s (C16)", async (_, find) => {
    await moving();
    pointer(find(), "pointerover", "mouse");
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    pointer(find(), "pointerout", "mouse");
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("holds still while the keyboard's focus is in it (C16)", async () => {
    await moving();
    act(() => button("Next")!.focus());
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    act(() => button("Next")!.blur());
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("goes on after a click or a tap, which leave focus and pointer behind without attention", async () => {
    await moving();
    const next = button("Next")!;
    const matches = jest.spyOn(next, "matches").mockReturnValue(false);
    act(() => next.focus());
    expect(matches).toHaveBeenCalledWith(":focus-visible");
    pointer(next, "pointerover", "touch");
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("is off for whoever asked for less motion, and follows the setting (C16)", async () => {
    await moving();
    lessMotion(true);
    expect(button("Pause")).toBeNull();
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    press("Next");
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    lessMotion(false);
    expect(button("Pause")).toBeInTheDocument();
  });

  it("ends with the carousel, which then no longer follows the window either", async () => {
    const { unmount } = await moving();
    fireEvent(window, new Event("resize"));
    unmount();
    fireEvent(window, new Event("resize"));
    expect(jest.getTimerCount()).toBe(0);
  });
});
