import { act, fireEvent, screen } from "@testing-library/react";
import { benefitViews, testimonialViews } from "../../../src/sections/carousel/views";
import { mockBrowser, button, inView, renderInteractive, press, resizeTo, waitFor } from "./browser";

const transformOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>(".slider")!.style.transform;
const transformAt = (slide: number) =>
  `translateX(calc((var(--peek) - 100%) * ${slide} / var(--slides) + 0px))`;

beforeEach(mockBrowser);

describe("the interactive carousel", () => {
  it.each([
    [767, "benefits", benefitViews, ["1 of 5"], false],
    [768, "benefits", benefitViews, ["1 of 5", "2 of 5"], true],
    [959, "benefits", benefitViews, ["1 of 5", "2 of 5"], true],
    [960, "benefits", benefitViews, ["1 of 5", "2 of 5", "3 of 5"], true],
    [766, "testimonials", testimonialViews, ["1 of 5"], true],
    [767, "testimonials", testimonialViews, ["1 of 5", "2 of 5"], true],
  ] as const)(
    "at %i px, %s show the right number of slides, and Pause if they advance automatically (R493, R494)",
    async (width, _, views, slides, autoplay) => {
      window.innerWidth = width;
      await renderInteractive(views);
      expect(inView()).toEqual(slides);
      expect(button("Pause") !== null).toBe(autoplay);
    },
  );

  it("moves without a transition for visitors who prefer reduced motion", async () => {
    await renderInteractive();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map(({ cssText }) => cssText).join("")).toMatch(
      /\(prefers-reduced-motion: reduce\) *\{[^{}]*\.slider\.animated *\{[^{}]*transition: *none/,
    );
  });

  it("has the slides of a narrower window if the browser's font size is larger", async () => {
    document.documentElement.style.fontSize = "32px";
    await renderInteractive();
    expect(inView()).toEqual(["1 of 5"]);
  });

  it("follows the window's width and never shows an empty place", async () => {
    window.innerWidth = 400;
    await renderInteractive();
    press("Previous");
    expect(inView()).toEqual(["5 of 5"]);
    await resizeTo(960);
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });

  it("keeps the slide with the keyboard focus in view when the window becomes narrower", async () => {
    await renderInteractive();
    const link = screen.getByRole("link", { name: "three" });
    act(() => link.focus());
    await resizeTo(600);
    expect(inView()).toEqual(["3 of 5"]);
    expect(link).toHaveFocus();
  });

  it("waits until the window has not changed for 200 ms (R316)", async () => {
    await renderInteractive();
    window.innerWidth = 800;
    fireEvent(window, new Event("resize"));
    await waitFor(150);
    window.innerWidth = 600;
    fireEvent(window, new Event("resize"));
    await waitFor(199);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    await waitFor(1);
    expect(inView()).toEqual(["1 of 5"]);
  });

  it("moves forward and back, and wraps around at the ends", async () => {
    await renderInteractive();
    press("Next");
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    press("Next");
    press("Next");
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    press("Previous");
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });

  it("moves the track by one slide", async () => {
    const { container } = await renderInteractive();
    expect(transformOf(container)).toBe(transformAt(0));
    press("Next");
    expect(transformOf(container)).toBe(transformAt(1));
  });

  it("shows the same slides after a click on one, which the library treats as a selection", async () => {
    await renderInteractive();
    fireEvent.click(screen.getByRole("link", { name: "three" }));
    press("Next");
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("does not render the library's own buttons, dots and status", async () => {
    await renderInteractive();
    expect(screen.getAllByRole("button")).toHaveLength(3);
    for (const name of ["Previous", "Next", "Pause"]) expect(button(name)).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
  });

  it("announces the position when a visitor moves it, but not during autoplay", async () => {
    await renderInteractive();
    expect(screen.getByText("1 to 3 of 5")).toHaveAttribute("aria-live", "off");
    press("Pause");
    expect(screen.getByText("1 to 3 of 5")).toHaveAttribute("aria-live", "polite");
    await resizeTo(500);
    expect(screen.getByText("1 of 5")).toHaveAttribute("aria-live", "polite");
  });
});

describe("swiping", () => {
  /** Moves a finger by some px and lifts it. */
  function swipe(container: HTMLElement, x: number, y = 0): void {
    const track = container.querySelector(".slider")!;
    fireEvent.touchStart(track, { touches: [{ pageX: 200, pageY: 200 }] });
    fireEvent.touchMove(track, { touches: [{ pageX: 200 + x, pageY: 200 + y }] });
    fireEvent.touchEnd(track, { touches: [] });
  }

  it("moves forward and back, and stops at the ends", async () => {
    window.innerWidth = 360;
    const { container } = await renderInteractive();
    swipe(container, 100);
    expect(inView()).toEqual(["1 of 5"]);
    swipe(container, -100);
    swipe(container, -100);
    expect(inView()).toEqual(["3 of 5"]);
    swipe(container, 100);
    expect(inView()).toEqual(["2 of 5"]);
    for (let more = 0; more < 6; more++) swipe(container, -100);
    expect(inView()).toEqual(["5 of 5"]);
    swipe(container, 100);
    expect(inView()).toEqual(["4 of 5"]);
  });

  it("does not repeat a swipe at the next tap", async () => {
    const { container } = await renderInteractive();
    swipe(container, -100);
    swipe(container, 0);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("scrolls the page instead if the finger moves up or down", async () => {
    window.innerWidth = 360;
    const { container } = await renderInteractive();
    swipe(container, -60, 120);
    expect(inView()).toEqual(["1 of 5"]);
    expect(transformOf(container)).toBe(transformAt(0));
  });
});
