import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Drawer } from "../../src/layouts/Drawer";
import { pageId } from "../../src/layouts/useModalPopover";
import { app, linksIn, onSite } from "../support/jest/on-site";

// jsdom has no popovers: what the browser would do is said to the element.
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
  return { panel: document.getElementById("site-drawer")!, page: document.getElementById(pageId)!, unmount };
}
const panelOf = (label: string) => {
  const inputs = screen.getAllByRole("radio", { hidden: true });
  const index = inputs.findIndex(
    (input) => input.id === screen.getByText(label, { selector: "label" }).getAttribute("for"),
  );
  return document.querySelectorAll("fieldset > div")[index]!;
};

describe("Drawer", () => {
  it("is a dialog that opens and closes without scripts (R095)", () => {
    const { panel } = drawer();
    expect(panel).toHaveAttribute("popover", "auto");
    expect(panel).toHaveAttribute("role", "dialog");
    expect(panel).toHaveAccessibleName("Menu");
  });

  it("its close button closes it without scripts (R095)", () => {
    const { panel } = drawer();
    const close = within(panel).getByRole("button", { name: "Close menu", hidden: true });
    expect([close.getAttribute("popovertarget"), close.getAttribute("popovertargetaction")]).toEqual([
      panel.id,
      "hide",
    ]);
  });

  it("two tabs, each ending in Get started with a small s (R096, R097)", () => {
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

  it("the tabs are radio buttons, the first one chosen; another is chosen by click", async () => {
    drawer();
    const [services, resources] = screen.getAllByRole<HTMLInputElement>("radio", { hidden: true });
    expect([services!.checked, resources!.checked]).toEqual([true, false]);
    await userEvent.click(screen.getByText("Resources", { selector: "label" }));
    expect([services!.checked, resources!.checked]).toEqual([false, true]);
  });

  it("following any of its links closes it (R300, R301)", () => {
    const { panel } = drawer();
    const links = [...panel.querySelectorAll("nav a")];
    links.forEach((link) => fireEvent.click(link));
    expect(hidePopover).toHaveBeenCalledTimes(links.length);
  });

  it("while it is open the page behind is inert, and focus starts inside", () => {
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

  it("closing moves no focus of its own", () => {
    const { panel } = drawer();
    screen.getByText("Behind").focus();
    toggle(panel, "closed");
    expect(screen.getByText("Behind")).toHaveFocus();
  });
});
