/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { useRef } from "react";
import { useCurrentSection } from "../../../src/templates/legal/useCurrentSection";

function Contents() {
  const ref = useRef<HTMLElement>(null);
  useCurrentSection(ref);
  return (
    <>
      <nav ref={ref}>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </nav>
      <h2 id="one">One</h2>
      <h2 id="two">Two</h2>
    </>
  );
}

const tops: Record<string, number> = {};
const marked = () => [...document.querySelectorAll("[aria-current]")].map((link) => link.textContent);
const scrollTo = (one: number, two: number) => {
  Object.assign(tops, { one, two });
  window.dispatchEvent(new Event("scroll"));
};

let supported = false;
beforeEach(() => {
  Object.assign(globalThis, {
    CSS: { supports: () => supported },
    requestAnimationFrame: (run: () => void) => (run(), 0),
  });
  HTMLElement.prototype.getBoundingClientRect = function () {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  };
  Object.assign(tops, { one: 300, two: 900 });
});

it("marks the last section that has begun, none before the first", () => {
  supported = false;
  render(<Contents />);
  expect(marked()).toEqual([]);
  scrollTo(0, 600);
  expect(marked()).toEqual(["One"]);
  scrollTo(-600, 4);
  expect(marked()).toEqual(["Two"]);
});

it("leaves the marking to browsers that do it themselves", () => {
  supported = true;
  render(<Contents />);
  scrollTo(0, 600);
  expect(marked()).toEqual([]);
});
