import { mockBrowser, button, carousel, comesNear, five, inView, renderInteractive } from "./browser";
import { act, render, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { texts } from "../plans/on-a-page";
import { benefitViews } from "../../../src/sections/carousel/views";

/** Only the row, not the interactive carousel, is a list that the keyboard can scroll. */
const isRow = () => document.querySelector("ul[tabindex]") !== null;

beforeEach(mockBrowser);

describe("the row in the HTML", () => {
  it("contains every slide, named by its position, in a list that the keyboard can scroll", () => {
    render(carousel());
    const group = screen.getByRole("group", { name: "Benefits" });
    expect(within(group).getByRole("list")).toHaveAttribute("tabindex", "0");
    expect(texts(within(group).getAllByRole("link"))).toEqual(five);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]);
  });

  it("has its controls, and Pause if it will advance automatically", () => {
    const { unmount } = render(carousel());
    for (const name of ["Previous", "Next", "Pause"]) expect(button(name)).toBeVisible();
    unmount();
    render(carousel([{ from: 0, slides: 1, autoplay: false }]));
    expect(button("Pause")).toBeNull();
  });

  it("hydrates without errors, also in a narrow window", async () => {
    window.innerWidth = 360;
    const errors = jest.spyOn(console, "error");
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(carousel());
    const root = await act(async () => hydrateRoot(host, carousel()));
    expect(errors).not.toHaveBeenCalled();
    expect(within(host).getAllByRole("link")).toHaveLength(5);
    act(() => root.unmount());
  });

  it("stays while the carousel is far from the viewport", async () => {
    render(carousel());
    await comesNear(false);
    expect(isRow()).toBe(true);
  });

  it("stays if there is only one slide", async () => {
    await renderInteractive(benefitViews, ["one"]);
    expect(screen.getByRole("group", { name: "Benefits" })).not.toHaveAttribute("data-hydrate");
    expect(button("Next")).toBeNull();
    expect(screen.getByRole("link", { name: "one" })).toBeInTheDocument();
  });

  it("keeps a visitor's focus, and is replaced once focus has left", async () => {
    render(carousel());
    act(() => screen.getByRole("link", { name: "two" }).focus());
    await comesNear();
    expect(screen.getByRole("link", { name: "two" })).toHaveFocus();
    expect(isRow()).toBe(true);
    screen.getByRole("link", { name: "two" }).blur();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(isRow()).toBe(false);
  });

  it("is replaced by a paused carousel if the visitor has pressed Pause", async () => {
    render(carousel());
    screen.getByRole("group", { name: "Benefits" }).setAttribute("data-stopped", "");
    await comesNear();
    expect(button("Play")).toBeInTheDocument();
    expect(button("Pause")).toBeNull();
  });

  it("is replaced at the slide that the visitor has scrolled to", async () => {
    jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
    render(carousel());
    screen.getByRole("list").scrollLeft = 790;
    await comesNear();
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });

  it("is replaced at the slide to which a press still scrolls", async () => {
    render(carousel());
    screen.getByRole("list").dataset["first"] = "2";
    await comesNear();
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
  });
});
