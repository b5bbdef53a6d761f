import { fireEvent, screen } from "@testing-library/react";
import { ScrollLink } from "../../../src/sections/bands/ScrollLink";
import { onAPage } from "../plans/on-a-page";

/** px from the page's top. */
const targetTop = 900;
let scrolled: number;

function page(reducedMotion = false) {
  window.matchMedia = ((query: string) => ({ matches: reducedMotion && query.includes("reduce") })) as never;
  window.scrollTo = (({ top }: ScrollToOptions) => {
    scrolled = top!;
  }) as never;
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => scrolled });
  onAPage(
    <>
      <ScrollLink to="#openings">See the openings</ScrollLink>
      <section id="openings">Open positions</section>
    </>,
  );
  const target = document.getElementById("openings")!;
  target.getBoundingClientRect = () => ({ top: targetTop - scrolled }) as DOMRect;
  return { link: screen.getByRole("link", { name: "See the openings" }), target };
}

beforeEach(() => {
  scrolled = 0;
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => jest.useRealTimers());

describe("ScrollLink (R153, R154)", () => {
  it("is a link without scripts", () => {
    expect(page().link).toHaveAttribute("href", "#openings");
  });

  it("glides for 1000 ms and stops 100 px above its target", () => {
    fireEvent.click(page().link);
    jest.advanceTimersByTime(500);
    expect(scrolled).toBeGreaterThan(300);
    expect(scrolled).toBeLessThan(500);
    jest.advanceTimersByTime(440);
    expect(scrolled).toBeLessThan(800);
    jest.advanceTimersByTime(100);
    expect(scrolled).toBe(800);
  });

  it("takes focus along and names the place in the address", () => {
    const { link, target } = page();
    fireEvent.click(link);
    expect(target).toHaveFocus();
    expect(window.location.hash).toBe("#openings");
  });

  it("is there at once for whoever asked for less motion", () => {
    fireEvent.click(page(true).link);
    expect(scrolled).toBe(800);
  });

  it.each(["wheel", "touchstart", "keydown"])("gives way to the visitor's own %s", (event) => {
    fireEvent.click(page().link);
    jest.advanceTimersByTime(300);
    fireEvent(window, new Event(event));
    const place = scrolled;
    jest.advanceTimersByTime(1000);
    expect(scrolled).toBe(place);
  });

  it("leaves a click meant for a new tab, or without a target, to the browser", () => {
    const { link, target } = page();
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    target.id = "elsewhere";
    expect(fireEvent.click(link)).toBe(true);
    jest.advanceTimersByTime(1100);
    expect(scrolled).toBe(0);
  });
});
