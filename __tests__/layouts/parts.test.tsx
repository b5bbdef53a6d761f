import { readFileSync } from "node:fs";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, showAlert } from "../../src/application/state";
import { dialogStore } from "../../src/application/widgets/global/dialog-store";
import { Banner } from "../../src/layouts/Banner";
import { Logo } from "../../src/layouts/Logo";
import { diagnosticsEvent, PreviewBoundary } from "../../src/layouts/PreviewBoundary";
import { SiteLayout } from "../../src/layouts/SiteLayout";
import { facts, onSite } from "../support/jest/on-site";

it("the banner closes where storage is blocked, and is shown again on the next page", async () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { dataset } = document.documentElement;
  const { container } = onSite(
    <header>
      <Banner />
      <Logo />
    </header>,
  );
  const close = screen.getByRole("button", { name: "Close announcement" });
  await userEvent.dblClick(close);
  // What moves up is not under the second press, and a second Enter does not follow the logo's link.
  expect(dataset["banner"]).toBeUndefined();
  expect(close).toHaveFocus();
  await waitFor(() => expect(dataset["banner"]).toBe("closed"));
  expect(screen.getByRole("link", { name: "Wrenfield" })).toHaveFocus();
  // The next page runs its inline script, as a browser does and React does not.
  delete dataset["banner"];
  new Function(container.querySelector("script")!.textContent!)();
  expect(dataset["banner"]).toBeUndefined();
});

it("the logo's accessible name is the company's, which its outlines in the sprite draw", () => {
  onSite(<Logo />);
  const name = facts.get("company.product")!.text;
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/");
  expect(readFileSync("static/sprite.svg", "utf8")).toContain(`<title>${name}</title>`);
});

it("a page that could not be rendered is rendered again after the next recheck, and another page at once", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  let broken = true;
  const Page = () => {
    if (broken) throw new Error("There is no picture content/media/team.jpg");
    return <h1>About us</h1>;
  };
  const { rerender } = render(
    <PreviewBoundary>
      <Page />
    </PreviewBoundary>,
  );
  expect(screen.getByText("This page is shown again when its problems are fixed.")).toBeVisible();
  broken = false;
  act(() => void window.dispatchEvent(new Event(diagnosticsEvent)));
  expect(screen.getByRole("heading")).toHaveTextContent("About us");
  broken = true;
  rerender(
    <PreviewBoundary>
      <Page />
    </PreviewBoundary>,
  );
  expect(screen.queryByRole("heading")).toBeNull();
  rerender(
    <PreviewBoundary>
      <h1>Contact</h1>
    </PreviewBoundary>,
  );
  expect(screen.getByRole("heading")).toHaveTextContent("Contact");
});

it("every page shows the dialogs of an app (R461)", async () => {
  onSite(<SiteLayout pagePath="/about">About</SiteLayout>);
  const store = createStore();
  showAlert(store, { message: "Words.", code: 200 }, 0);
  act(() => dialogStore.set(store));
  expect(await screen.findByText(/Words\./, undefined, { timeout: 4_000 })).toBeInTheDocument();
  act(() => dialogStore.set(undefined));
});

it("open menus close when the page changes (R300)", () => {
  const { container, rerender } = onSite(<SiteLayout pagePath="/about">About</SiteLayout>);
  const menu = container.querySelector<HTMLDetailsElement>("header details")!;
  menu.open = true;
  rerender(<SiteLayout pagePath="/about">Again</SiteLayout>);
  expect(menu.open).toBe(true);
  rerender(<SiteLayout pagePath="/ivf">IVF</SiteLayout>);
  expect(menu.open).toBe(false);
  expect(screen.getByRole("main")).toHaveTextContent("IVF");
});
