import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Navbar } from "../../src/layouts/Navbar";
import { app, linksIn, onSite } from "../support/jest/on-site";

const menu = (name: string) => screen.getByText(name, { selector: "summary" }).closest("details")!;
beforeEach(() => onSite(<Navbar />));

describe("Navbar", () => {
  it.each([
    ["R088", "Services", ["IVF Plans", "Egg Freezing Plans", "IVF Insurance"]],
    ["R089", "Resources", ["About Us", "Blog", "FAQ", "Press", "CareMatch"]],
    ["R090", "For Partners", ["For Clinics", "For Health Systems"]],
  ])("%s: the menu %s", (_item, name, labels) => {
    expect(linksIn(menu(name)).map(([label]) => label)).toEqual(labels);
  });

  it("Membership, Login and Get Started (R091, R092, R093)", () => {
    const [desktop] = screen.getAllByRole("navigation", { name: "Main" });
    const links = Object.fromEntries(linksIn(desktop!).map(([label, href]) => [label, href]));
    expect(links).toMatchObject({
      Membership: "https://membership.wrenfield.example/",
      Login: `${app}/login`,
      "Get Started": `${app}/get-started`,
    });
  });

  it("on a phone a Login button and a hamburger (R094)", () => {
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
  it("opens and closes by click, without scripts: it is a <details>, one of a group (R302)", async () => {
    const services = menu("Services");
    expect([services.open, services.getAttribute("name")]).toEqual([false, "main-menu"]);
    expect(menu("Resources").getAttribute("name")).toBe("main-menu");
    services.open = true;
    expect(within(services).getByRole("link", { name: "IVF Plans" })).toHaveAttribute("href", "/ivf");
  });

  it("closes by a pointer outside, stays by one inside (R303)", () => {
    const services = menu("Services");
    services.open = true;
    fireEvent.pointerDown(services.querySelector("a")!);
    expect(services.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(services.open).toBe(false);
  });

  it("opening another closes the first (R303)", () => {
    menu("Services").open = true;
    fireEvent.pointerDown(screen.getByText("Resources", { selector: "summary" }));
    expect(menu("Services").open).toBe(false);
  });

  it("Escape closes it and gives focus back to its control (R303)", async () => {
    const services = menu("Services");
    services.open = true;
    services.querySelector("a")!.focus();
    await userEvent.keyboard("{Escape}");
    expect(services.open).toBe(false);
    expect(screen.getByText("Services", { selector: "summary" })).toHaveFocus();
  });

  it("Escape elsewhere closes it and leaves focus where it is; other keys do nothing", async () => {
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
