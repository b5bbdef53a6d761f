import { act, fireEvent, screen } from "@testing-library/react";
import { benefitViews } from "../../../src/sections/carousel/views";
import { mockBrowser, button, inView, setReducedMotion, renderInteractive, press, waitFor } from "./browser";

beforeEach(mockBrowser);

describe("autoplay", () => {
  it("advances every 10000 ms and starts again after the last slide (R493, R311)", async () => {
    await renderInteractive();
    await waitFor(9_999);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    await waitFor(1);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    await waitFor(10_000);
    await waitFor(10_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
  });

  it("waits a full interval after a visitor's own step", async () => {
    await renderInteractive();
    await waitFor(9_000);
    press("Next");
    await waitFor(9_999);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    await waitFor(1);
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });

  it("is off if every slide is in view", async () => {
    await renderInteractive(benefitViews, ["one", "two", "three"]);
    expect(button("Pause")).toBeNull();
  });

  it("stops at Pause and continues at Play, although focus and pointer are on the button (C16)", async () => {
    await renderInteractive();
    press("Pause");
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    act(() => button("Play")!.focus());
    press("Play");
    expect(button("Pause")).toHaveFocus();
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  /** React derives enter and leave events from these. */
  const pointer = (target: Element, type: "pointerover" | "pointerout", pointerType: "mouse" | "touch") =>
    fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));

  const track = () => document.querySelector(".slider")!;
  it.each([
    [
      "a mouse is over a slide",
      () => pointer(screen.getByRole("link", { name: "one" }), "pointerover", "mouse"),
      () => pointer(screen.getByRole("link", { name: "one" }), "pointerout", "mouse"),
    ],
    [
      "a mouse is over the buttons",
      () => pointer(button("Next")!, "pointerover", "mouse"),
      () => pointer(button("Next")!, "pointerout", "mouse"),
    ],
    ["keyboard focus is inside", () => button("Next")!.focus(), () => button("Next")!.blur()],
    [
      "a finger is down",
      () => fireEvent.touchStart(track(), { touches: [{ pageX: 200, pageY: 200 }] }),
      () => fireEvent.touchEnd(track(), { touches: [] }),
    ],
  ])("pauses while %s (C16)", async (_, begin, end) => {
    await renderInteractive();
    act(() => void begin());
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    act(() => void end());
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("continues after a swipe that the browser has taken over", async () => {
    await renderInteractive();
    fireEvent.touchStart(track(), { touches: [{ pageX: 200, pageY: 200 }] });
    fireEvent.touchMove(track(), { touches: [{ pageX: 180, pageY: 200 }] });
    await waitFor(10_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    fireEvent.touchCancel(track());
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("continues after a click or a tap, although focus and pointer stay on the button", async () => {
    await renderInteractive();
    const next = button("Next")!;
    const matches = jest.spyOn(next, "matches").mockReturnValue(false);
    act(() => next.focus());
    expect(matches).toHaveBeenCalledWith(":focus-visible");
    pointer(next, "pointerover", "touch");
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("is off with reduced motion, and follows changes of that setting (C16)", async () => {
    await renderInteractive();
    setReducedMotion(true);
    expect(button("Pause")).toBeNull();
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    press("Next");
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    setReducedMotion(false);
    expect(button("Pause")).toBeInTheDocument();
  });

  it("ends with the carousel, which then no longer follows the window's width either", async () => {
    const { unmount } = await renderInteractive();
    fireEvent(window, new Event("resize"));
    unmount();
    fireEvent(window, new Event("resize"));
    expect(jest.getTimerCount()).toBe(0);
  });
});
