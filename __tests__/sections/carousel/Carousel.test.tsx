import { fireEvent, screen } from "@testing-library/react";
import { benefitViews, testimonialViews } from "../../../src/sections/carousel/views";
import { aBrowser, button, inView, moving, press, resizeTo, waitFor } from "./browser";

beforeEach(aBrowser);
afterEach(() => jest.useRealTimers());

describe("the moving carousel", () => {
  it.each([
    [767, "benefits", benefitViews, ["1 of 5"], false],
    [768, "benefits", benefitViews, ["1 of 5", "2 of 5"], true],
    [959, "benefits", benefitViews, ["1 of 5", "2 of 5"], true],
    [960, "benefits", benefitViews, ["1 of 5", "2 of 5", "3 of 5"], true],
    [766, "testimonials", testimonialViews, ["1 of 5"], true],
    [767, "testimonials", testimonialViews, ["1 of 5", "2 of 5"], true],
  ] as const)(
    "at %i px %s show their slides, and Pause where they move by themselves (R493, R494)",
    async (width, _, views, slides, autoplay) => {
      window.innerWidth = width;
      await moving(views);
      expect(inView()).toEqual(slides);
      expect(button("Pause") !== null).toBe(autoplay);
    },
  );

  it("follows the window, 200 ms after the last change, and never shows an empty place", async () => {
    window.innerWidth = 400;
    await moving();
    press("Previous");
    expect(inView()).toEqual(["5 of 5"]);
    await resizeTo(960);
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });

  it("waits until the window has come to rest for 200 ms (R316)", async () => {
    await moving();
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

  it("goes on and back, and round at the ends", async () => {
    await moving();
    press("Next");
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
    press("Next");
    press("Next");
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    press("Previous");
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });

  it("moves the track by as much", async () => {
    const { container } = await moving();
    expect(container.querySelector<HTMLElement>(".slider")!.style.transform).toBe(
      "translateX(calc((var(--peek) - 100%) * 0 / var(--slides) + 0px))",
    );
    press("Next");
    expect(container.querySelector<HTMLElement>(".slider")!.style.transform).toBe(
      "translateX(calc((var(--peek) - 100%) * 1 / var(--slides) + 0px))",
    );
  });

  it("is not moved by a click on a slide, which the library would take for a choice", async () => {
    await moving();
    fireEvent.click(screen.getByRole("link", { name: "three" }));
    press("Next");
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("keeps the library's own buttons, dots and status out of the page", async () => {
    await moving();
    expect(screen.getAllByRole("button")).toHaveLength(3);
    for (const name of ["Previous", "Next", "Pause"]) expect(button(name)).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
  });

  it("says where one is: aloud while a visitor moves it, silently while it moves itself", async () => {
    await moving();
    expect(screen.getByText("1 to 3 of 5")).toHaveAttribute("aria-live", "off");
    press("Pause");
    expect(screen.getByText("1 to 3 of 5")).toHaveAttribute("aria-live", "polite");
    await resizeTo(500);
    expect(screen.getByText("1 of 5")).toHaveAttribute("aria-live", "polite");
  });
});

describe("a finger", () => {
  /** From one place to another and up. */
  function swipe(container: HTMLElement, x: number, y = 0): void {
    const track = container.querySelector(".slider")!;
    fireEvent.touchStart(track, { touches: [{ pageX: 200, pageY: 200 }] });
    fireEvent.touchMove(track, { touches: [{ pageX: 200 + x, pageY: 200 + y }] });
    fireEvent.touchEnd(track, { touches: [] });
  }

  it("swipes on and back, and does not go past the ends", async () => {
    window.innerWidth = 360;
    const { container } = await moving();
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

  it("takes a tap after a swipe for a tap", async () => {
    const { container } = await moving();
    swipe(container, -100);
    swipe(container, 0);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("is not overtaken by autoplay while it moves", async () => {
    const { container } = await moving();
    const track = container.querySelector(".slider")!;
    fireEvent.touchStart(track, { touches: [{ pageX: 200, pageY: 200 }] });
    await waitFor(30_000);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
    fireEvent.touchEnd(track, { touches: [] });
    await waitFor(10_000);
    expect(inView()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
  });

  it("scrolls the page instead where it goes up or down", async () => {
    window.innerWidth = 360;
    const { container } = await moving();
    swipe(container, -60, 120);
    expect(inView()).toEqual(["1 of 5"]);
    expect(container.querySelector<HTMLElement>(".slider")!.style.transform).toBe(
      "translateX(calc((var(--peek) - 100%) * 0 / var(--slides) + 0px))",
    );
  });
});
