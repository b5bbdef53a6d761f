import { aBrowser, comesNear, inView } from "./browser";
import { act, render, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { benefitViews } from "../../../src/sections/carousel/views";
import { button, carousel, five, moving } from "./subject";

beforeEach(aBrowser);
afterEach(() => jest.useRealTimers());

describe("the row, as sent", () => {
  it("holds every slide, named by its place, in a list that the keyboard can scroll", () => {
    render(carousel());
    const group = screen.getByRole("group", { name: "Benefits" });
    expect(within(group).getByRole("list")).toHaveAttribute("tabindex", "0");
    expect(
      within(group)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(five);
    expect(inView()).toEqual(["1 of 5", "2 of 5", "3 of 5", "4 of 5", "5 of 5"]);
    expect(button("Next")).toBeNull();
  });

  it("hydrates without a word from React, on a narrow window too", async () => {
    window.innerWidth = 360;
    const errors = jest.spyOn(console, "error");
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(carousel());
    const root = await act(async () => hydrateRoot(host, carousel()));
    expect(errors).not.toHaveBeenCalled();
    expect(within(host).getAllByRole("link")).toHaveLength(5);
    act(() => root.unmount());
    host.remove();
  });

  it("stays while the carousel is far from the viewport", async () => {
    render(carousel());
    await comesNear(false);
    expect(button("Next")).toBeNull();
  });

  it("stays where there is one slide", async () => {
    await moving(benefitViews, ["one"]);
    expect(button("Next")).toBeNull();
    expect(screen.getByRole("link", { name: "one" })).toBeInTheDocument();
  });

  it("keeps a visitor's focus, and gives way once it has left", async () => {
    render(carousel());
    act(() => screen.getByRole("link", { name: "two" }).focus());
    await comesNear();
    expect(screen.getByRole("link", { name: "two" })).toHaveFocus();
    expect(button("Next")).toBeNull();
    await act(async () => {
      screen.getByRole("link", { name: "two" }).blur();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    });
    expect(button("Next")).toBeInTheDocument();
  });

  it("gives way at the slide the visitor had scrolled to", async () => {
    const width = jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(400);
    render(carousel());
    screen.getByRole("list").scrollLeft = 790;
    await comesNear();
    expect(inView()).toEqual(["3 of 5", "4 of 5", "5 of 5"]);
    width.mockRestore();
  });
});
