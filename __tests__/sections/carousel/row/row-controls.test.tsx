import { button, carousel, press } from "../browser";
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { driveRow, settleTime } from "../../../../src/sections/carousel/row/row-controls";

// As in Firefox before 119, which reflects no ARIA attribute.
delete (Element.prototype as { ariaLive?: string | null }).ariaLive;

const scrollTo = jest.fn();

/** The carousel in the HTML, without React, in a window that shows two of its five slides. */
function row(): HTMLElement {
  render(<div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(carousel()) }} />);
  const root = screen.getByRole("group", { name: "Benefits" });
  const list = root.querySelector("ul")!;
  Object.assign(list, { scrollTo });
  Object.defineProperty(list, "clientWidth", { value: 830 });
  for (const slide of list.children) Object.defineProperty(slide, "offsetWidth", { value: 400 });
  driveRow(root);
  return root;
}
const where = (root: HTMLElement) => root.querySelector("[data-where]")!;

beforeEach(() => scrollTo.mockReset());

it("shows the position from the start, without announcing it", () => {
  const root = row();
  expect(where(root)).toHaveTextContent("1 to 2 of 5");
  expect(where(root)).toHaveAttribute("aria-live", "off");
});

it("moves forward and back, and wraps around at the ends", () => {
  const root = row();
  press("Next");
  expect(where(root)).toHaveAttribute("aria-live", "polite");
  expect(scrollTo).toHaveBeenLastCalledWith(400, 0);
  expect(where(root)).toHaveTextContent("2 to 3 of 5");
  press("Previous");
  press("Previous");
  expect(scrollTo).toHaveBeenLastCalledWith(1200, 0);
  expect(root.querySelector("ul")).toHaveAttribute("data-first", "3");
  expect(where(root)).toHaveTextContent("4 to 5 of 5");
  press("Next");
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

it("announces a position once, and follows a swipe once the row has come to rest, also in browsers without `scrollend`", () => {
  jest.useFakeTimers();
  const root = row();
  press("Next");
  const announced = where(root).firstChild;
  const list = root.querySelector("ul")!;
  list.scrollLeft = 400;
  fireEvent.scroll(list);
  jest.advanceTimersByTime(settleTime);
  expect(where(root).firstChild).toBe(announced);
  press("Previous");
  press("Next");
  list.scrollLeft = 790;
  fireEvent.scroll(list);
  jest.advanceTimersByTime(settleTime - 1);
  expect(list).toHaveAttribute("data-first", "1");
  jest.advanceTimersByTime(1);
  expect(where(root)).toHaveTextContent("3 to 4 of 5");
  expect(list).not.toHaveAttribute("data-first");
});

it("records Pause for the interactive carousel, and removes the record at Play", () => {
  const root = row();
  press("Pause");
  expect(root).toHaveAttribute("data-stopped");
  expect(button("Pause")).toBeNull();
  press("Play");
  expect(root).not.toHaveAttribute("data-stopped");
  expect(button("Pause")).toBeVisible();
});

it("ignores an element that is not a carousel", () => {
  expect(() => driveRow(document.createElement("span"))).not.toThrow();
});

it("follows the window's width until the row is removed", () => {
  const root = row();
  const list = root.querySelector("ul")!;
  list.scrollLeft = 790;
  fireEvent(window, new Event("resize"));
  expect(where(root)).toHaveTextContent("3 to 4 of 5");
  list.scrollLeft = 0;
  list.remove();
  fireEvent(window, new Event("resize"));
  root.prepend(list);
  fireEvent(window, new Event("resize"));
  expect(where(root)).toHaveTextContent("3 to 4 of 5");
});

it("reacts to a press once, also if its controls were started twice", () => {
  const root = row();
  driveRow(root);
  press("Pause");
  expect(root).toHaveAttribute("data-stopped");
  press("Next");
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
