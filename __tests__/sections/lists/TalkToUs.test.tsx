import { act, screen } from "@testing-library/react";
import { TalkToUs } from "../../../src/sections/lists/TalkToUs";
import { onAPage } from "../plans/on-a-page";

afterEach(() => jest.useRealTimers());

/** The block at a moment. */
function at(moment: string): void {
  jest.useFakeTimers({ now: new Date(moment) });
  onAPage(<TalkToUs />);
  // Known a moment later.
  act(() => jest.runAllTimers());
}

it("has the phone and the mail as links, and the hours", () => {
  at("2026-11-23T10:00:00-08:00");
  expect(screen.getByRole("link", { name: "(415) 555-0142" })).toHaveAttribute("href", "tel:+1-415-555-0142");
  expect(screen.getByRole("link", { name: "care@wrenfield.example" })).toHaveAttribute(
    "href",
    "mailto:care+website@wrenfield.example",
  );
  expect(screen.getByText(/8.a\.m\..5.p\.m\. Pacific/)).toBeVisible();
});

it("says that the phone is answered now, and nothing while it is not", () => {
  at("2026-11-23T10:00:00-08:00");
  expect(screen.getByText("Open now")).toBeVisible();
  document.body.innerHTML = "";
  at("2026-11-22T10:00:00-08:00");
  expect(screen.queryByText("Open now")).toBeNull();
});
