// A carousel to test, and the browser features that it needs and jsdom lacks: intersections, window width, reduced motion.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { TextEncoder } from "node:util";
import { Carousel } from "../../../src/sections/carousel/Carousel";
import { resizeDebounce } from "../../../src/sections/carousel/useWindowWidth";
import { benefitViews, type Views } from "../../../src/sections/carousel/views";

// For react-dom/server, which must be imported after this file.
globalThis.TextEncoder ??= TextEncoder;

const observed = new Map<Element, IntersectionObserverCallback>();

class FakeObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(element: Element) {
    observed.set(element, this.callback);
  }
  disconnect() {
    for (const [element, callback] of observed) if (callback === this.callback) observed.delete(element);
  }
}

let reduced = false;
const motionListeners = new Set<() => void>();

/** For beforeEach: fake timers, a window of 1280 px, full motion. */
export function mockBrowser(): void {
  jest.useFakeTimers();
  observed.clear();
  reduced = false;
  window.innerWidth = 1280;
  document.documentElement.style.fontSize = "16px";
  window.IntersectionObserver = FakeObserver as never;
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query === "(prefers-reduced-motion: reduce)" && reduced;
    },
    addEventListener: (_: string, listener: () => void) => motionListeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => motionListeners.delete(listener),
  })) as never;
}

export const setReducedMotion = (wanted: boolean) =>
  act(() => {
    reduced = wanted;
    motionListeners.forEach((listener) => listener());
  });

/** Waits for a dynamic import, which needs promises but no timers. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** Reports every observed element as near the viewport, or as far away. */
export const comesNear = (isIntersecting = true) =>
  act(async () => {
    for (const callback of [...observed.values()])
      callback([{ isIntersecting }] as never, undefined as never);
    await settle();
  });

export const waitFor = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

export async function resizeTo(width: number): Promise<void> {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event("resize")));
  await waitFor(resizeDebounce);
}

/** Names of the slides that can be reached. By selector: a search by role takes as long as the rest of most tests. */
export const inView = () =>
  [...document.querySelectorAll('[role=group][aria-roledescription="slide"]:not([inert])')].map((slide) =>
    slide.getAttribute("aria-label"),
  );

export const five = ["one", "two", "three", "four", "five"];

/** A carousel of links, one per slide, after a line end such as MDX leaves between elements. */
export function carousel(views: Views = benefitViews, words = five) {
  return (
    <Carousel label="Benefits" views={views}>
      {"\n"}
      {words.map((word) => (
        <a key={word} href={`#${word}`}>
          {word}
        </a>
      ))}
    </Carousel>
  );
}

export async function renderInteractive(views?: Views, words?: string[]) {
  const shown = render(carousel(views, words));
  await comesNear();
  return shown;
}

export const button = (name: string) => screen.queryByRole("button", { name });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
