import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Drawer } from "../../src/layouts/Drawer";
import { Navbar } from "../../src/layouts/Navbar";
import { pageId } from "../../src/layouts/useModalPopover";
import { app, linksIn, onSite } from "../support/jest/on-site";

const menu = (name: string) => screen.getByText(name, { selector: "summary" }).closest("details")!;
// jsdom cannot navigate, and would log an error.
beforeAll(() =>
  window.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) event.preventDefault();
  }),
);
const navbar = () => onSite(<Navbar />);

describe("Navbar", () => {
  beforeEach(navbar);

  it.each([
    ["R088", "Services", ["IVF Plans", "Egg Freezing Plans", "IVF Insurance"]],
    ["R089", "Resources", ["About Us", "Blog", "FAQ", "Press", "CareMatch"]],
    ["R090", "For Partners", ["For Clinics", "For Health Systems"]],
  ])("%s: the menu %s", (_item, name, labels) => {
    expect(linksIn(menu(name)).map(([label]) => label)).toEqual(labels);
  });

  it("has Membership, Login and Get Started (R091, R092, R093)", () => {
    const [desktop] = screen.getAllByRole("navigation", { name: "Main" });
    const links = Object.fromEntries(linksIn(desktop!).map(([label, href]) => [label, href]));
    expect(links).toMatchObject({
      Membership: "https://membership.wrenfield.example/",
      Login: `${app}/login`,
      "Get Started": `${app}/get-started`,
    });
  });

  it("has a Login button and a hamburger on a phone (R094)", () => {
    const phone = screen.getAllByRole("navigation", { name: "Main" })[1]!;
    expect(linksIn(phone)).toEqual([
      ["Login", `${app}/login`],
      // For browsers without popovers.
      ["Menu", "#site-drawer"],
    ]);
    expect(within(phone).getByRole("button", { name: "Menu" })).toBeInTheDocument();
  });

  it("the hamburger opens the drawer, with and without scripts (R095)", () => {
    expect(screen.getByRole("button", { name: "Menu" })).toHaveAttribute("popovertarget", "site-drawer");
  });
});

describe("a dropdown", () => {
  beforeEach(navbar);

  it("opens and closes by click, without scripts: it is a <details>, one of a group (R302)", async () => {
    const services = menu("Services");
    expect([services.open, services.getAttribute("name")]).toEqual([false, "main-menu"]);
    expect(menu("Resources").getAttribute("name")).toBe("main-menu");
    services.open = true;
    expect(within(services).getByRole("link", { name: "IVF Plans" })).toHaveAttribute("href", "/ivf");
  });

  it("closes on a press outside, but not inside (R303)", () => {
    const services = menu("Services");
    services.open = true;
    fireEvent.pointerDown(services.querySelector("a")!);
    expect(services.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(services.open).toBe(false);
  });

  it("closes when another one is opened (R303)", () => {
    menu("Services").open = true;
    fireEvent.pointerDown(screen.getByText("Resources", { selector: "summary" }));
    expect(menu("Services").open).toBe(false);
  });

  it("closes on Escape and returns focus to its control (R303)", async () => {
    const services = menu("Services");
    services.open = true;
    services.querySelector("a")!.focus();
    await userEvent.keyboard("{Escape}");
    expect(services.open).toBe(false);
    expect(screen.getByText("Services", { selector: "summary" })).toHaveFocus();
  });

  it("closes on Escape elsewhere without moving focus, and on no other key", async () => {
    const services = menu("Services");
    const elsewhere = screen.getByRole("button", { name: "Menu" });
    services.open = true;
    elsewhere.focus();
    await userEvent.keyboard("x");
    expect(services.open).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(services.open).toBe(false);
    expect(elsewhere).toHaveFocus();
  });

  it("closes when one of its links is followed", () => {
    const services = menu("Services");
    services.open = true;
    fireEvent.click(services.querySelector("a")!);
    expect(services.open).toBe(false);
  });
});

describe("Drawer", () => {
  // jsdom has no popovers, so the tests dispatch the events that a browser would.
  const hidePopover = jest.fn();
  beforeEach(() => {
    HTMLElement.prototype.hidePopover = hidePopover.mockClear();
    Object.assign(HTMLElement.prototype, { popover: "auto" });
  });
  const toggle = (element: Element, newState: "open" | "closed", type = "toggle") =>
    fireEvent(element, Object.assign(new Event(type), { newState }));

  function drawer() {
    const { unmount } = onSite(
      <>
        <div id={pageId}>
          <a href="/x">Behind</a>
        </div>
        <Drawer />
      </>,
    );
    return {
      panel: document.getElementById("site-drawer")!,
      page: document.getElementById(pageId)!,
      unmount,
    };
  }
  const panelOf = (label: string) => {
    const inputs = screen.getAllByRole("radio", { hidden: true });
    const index = inputs.findIndex(
      (input) => input.id === screen.getByText(label, { selector: "label" }).getAttribute("for"),
    );
    return document.querySelectorAll("fieldset > div")[index]!;
  };

  it("is a dialog that opens and closes without scripts (R095)", () => {
    const { panel } = drawer();
    expect(panel).toHaveAttribute("popover", "auto");
    expect(panel).toHaveAttribute("role", "dialog");
    expect(panel).toHaveAccessibleName("Menu");
  });

  it("has a close button that works without scripts (R095)", () => {
    const { panel } = drawer();
    const close = within(panel).getByRole("button", { name: "Close menu", hidden: true });
    expect([close.getAttribute("popovertarget"), close.getAttribute("popovertargetaction")]).toEqual([
      panel.id,
      "hide",
    ]);
  });

  it("has two tabs that end in Get started, with a lowercase s (R096, R097)", () => {
    drawer();
    const services = linksIn(panelOf("Services"));
    const resources = linksIn(panelOf("Resources"));
    expect(services.map(([label]) => label)).toEqual([
      "IVF Plans",
      "Egg Freezing Plans",
      "IVF Insurance",
      "Membership",
      "Get started",
    ]);
    expect(resources.map(([label]) => label)).toEqual([
      "About Us",
      "Blog",
      "FAQ",
      "Press",
      "CareMatch",
      "For Clinics",
      "For Health Systems",
      "Get started",
    ]);
    for (const links of [services, resources]) expect(links.at(-1)![1]).toBe(`${app}/get-started`);
  });

  it("has radio buttons as tabs: the first is selected, and a click selects another", async () => {
    drawer();
    const [services, resources] = screen.getAllByRole<HTMLInputElement>("radio", { hidden: true });
    expect([services!.checked, resources!.checked]).toEqual([true, false]);
    await userEvent.click(screen.getByText("Resources", { selector: "label" }));
    expect([services!.checked, resources!.checked]).toEqual([false, true]);
  });

  it("closes when any of its links is followed (R300, R301)", () => {
    const { panel } = drawer();
    const links = [...panel.querySelectorAll("nav a")];
    links.forEach((link) => fireEvent.click(link));
    expect(hidePopover).toHaveBeenCalledTimes(links.length);
  });

  it("makes the page behind it inert while it is open, and moves focus inside", () => {
    const { panel, page, unmount } = drawer();
    toggle(panel, "open", "beforetoggle");
    expect(page).toHaveAttribute("inert");
    toggle(panel, "open");
    expect(within(panel).getByRole("button", { name: "Close menu", hidden: true })).toHaveFocus();
    toggle(panel, "closed", "beforetoggle");
    expect(page).not.toHaveAttribute("inert");
    toggle(panel, "open", "beforetoggle");
    expect(page).toHaveAttribute("inert");
    unmount();
  });

  it("does not move focus when it closes", () => {
    const { panel } = drawer();
    screen.getByText("Behind").focus();
    toggle(panel, "closed");
    expect(screen.getByText("Behind")).toHaveFocus();
  });
});
