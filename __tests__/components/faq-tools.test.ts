/** @jest-environment jsdom */
import { startFaqTools } from "../../src/components/faq-tools";

// As in Firefox before 119, which reflects no ARIA attribute.
delete (Element.prototype as { ariaLive?: string | null }).ariaLive;

const page = `<button data-questions="list" hidden>Open all</button>
  <div id="list">
    <details><summary>One</summary><a data-copy="" href="#one">Copy link</a><details class="inner"></details></details>
    <details><summary>Two</summary></details>
  </div>`;
const button = () => document.querySelector("button")!;
const questions = () => [...document.querySelectorAll<HTMLDetailsElement>("#list > details")];
const states = () => questions().map(({ open }) => open);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = page;
});

it("shows a button that opens all questions, and then closes them", () => {
  startFaqTools();
  expect(button().hidden).toBe(false);
  button().click();
  expect(states()).toEqual([true, true]);
  expect(document.querySelector<HTMLDetailsElement>(".inner")!.open).toBe(false);
  button().click();
  expect(states()).toEqual([false, false]);
});

it("labels the button with its next action, also after a visitor has opened the questions one by one", () => {
  startFaqTools();
  for (const question of questions()) {
    expect(button().textContent).toBe("Open all");
    question.open = true;
    question.dispatchEvent(new Event("toggle"));
  }
  expect(button().textContent).toBe("Close all");
});

it("leaves closed what a visitor has closed since the first start", () => {
  startFaqTools();
  button().click();
  document.querySelector("details")!.open = false;
  startFaqTools();
  expect(states()).toEqual([false, true]);
});

it("works where storage is blocked, and when it is started twice", () => {
  const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new Error("blocked");
  });
  startFaqTools();
  startFaqTools();
  button().click();
  expect(states()).toEqual([true, true]);
  expect(storage).toHaveBeenCalled();
});

it("copies a question's link and confirms it for four seconds, which screen readers announce once", async () => {
  jest.useFakeTimers();
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  startFaqTools();
  const link = document.querySelector("a")!;
  // It is not followed, because the page would move away from the confirmation.
  expect(link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(false);
  expect(window.location.hash).toBe("#one");
  // Pressed again before the clipboard has answered.
  link.click();
  await Promise.resolve();
  // Pressed again while the confirmation is shown.
  link.click();
  await Promise.resolve();
  expect(writeText).toHaveBeenCalledWith(link.href);
  jest.advanceTimersByTime(3999);
  expect([link.textContent, link.getAttribute("aria-live")]).toEqual(["Link copied", "polite"]);
  jest.advanceTimersByTime(1);
  expect(link.textContent).toBe("Copy link");
  expect(link.ariaLive).toBeNull();
  jest.useRealTimers();
});

it("does nothing on a page without questions", () => {
  document.body.innerHTML = "";
  expect(startFaqTools).not.toThrow();
});
