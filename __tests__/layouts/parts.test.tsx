import { readFileSync } from "node:fs";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Banner } from "../../src/layouts/Banner";
import { Logo } from "../../src/layouts/Logo";
import { diagnosticsEvent, PreviewBoundary } from "../../src/layouts/PreviewBoundary";
import { SiteLayout } from "../../src/layouts/SiteLayout";
import { useOpenHashTarget } from "../../src/layouts/useOpenHashTarget";
import { facts, onSite } from "../support/jest/on-site";

describe("Banner", () => {
  const header = () =>
    onSite(
      <header>
        <Banner closable />
        <Logo />
      </header>,
    );
  const closeIt = () => userEvent.click(screen.getByRole("button", { name: "Close announcement" }));
  const isClosed = () => document.documentElement.dataset["banner"] === "closed";

  /** Opens the next page and runs its inline script, as a browser does and React does not. */
  function openNextPage(): void {
    delete document.documentElement.dataset["banner"];
    const { container } = header();
    new Function(container.querySelector("script")!.textContent!)();
  }

  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
    delete document.documentElement.dataset["banner"];
  });

  it("has the specified words and a button to the insurance page (R085, R086)", () => {
    const { container } = onSite(<Banner closable />);
    expect(container.querySelector("p")).toHaveTextContent(
      /^New! Baby or Your Money Back: The First Nationwide IVF Insurance Program$/,
    );
    expect(screen.getByRole("link", { name: "Learn More about Baby or Your Money Back" })).toHaveAttribute(
      "href",
      facts.get("ivfInsurance")!.href,
    );
  });

  it("is shown until it is closed", () => {
    openNextPage();
    expect(isClosed()).toBe(false);
  });

  it("closes, moves focus to the logo, and stays closed on the pages that follow, before any script is loaded", async () => {
    const { unmount } = header();
    await closeIt();
    expect(isClosed()).toBe(true);
    expect(document.activeElement).toHaveAttribute("href", "/");
    unmount();
    openNextPage();
    expect(isClosed()).toBe(true);
  });

  it("closes where storage is blocked, and is shown again on the next page", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { unmount } = header();
    await closeIt();
    expect(isClosed()).toBe(true);
    unmount();
    openNextPage();
    expect(isClosed()).toBe(false);
  });
});

it("the logo's accessible name is the company's, which its outlines in the sprite draw", () => {
  onSite(<Logo />);
  const name = facts.get("company.product")!.text;
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/");
  expect(readFileSync("static/sprite.svg", "utf8")).toContain(`<title>${name}</title>`);
});

it("a page that could not be rendered is rendered again after the next recheck", () => {
  const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let broken = true;
  const Page = () => {
    if (broken) throw new Error("There is no picture content/media/team.jpg");
    return <h1>About us</h1>;
  };
  render(
    <PreviewBoundary>
      <Page />
    </PreviewBoundary>,
  );
  expect(screen.getByText("This page is shown again when its problems are fixed.")).toBeVisible();
  broken = false;
  act(() => void window.dispatchEvent(new Event(diagnosticsEvent)));
  expect(screen.getByRole("heading")).toHaveTextContent("About us");
  quiet.mockRestore();
});

describe("SiteLayout", () => {
  it("closes open menus when the page changes (R300)", () => {
    const { container, rerender } = onSite(<SiteLayout pagePath="/about">About</SiteLayout>);
    const menu = container.querySelector<HTMLDetailsElement>("header details")!;
    menu.open = true;
    rerender(<SiteLayout pagePath="/about">Again</SiteLayout>);
    expect(menu.open).toBe(true);
    rerender(<SiteLayout pagePath="/ivf">IVF</SiteLayout>);
    expect(menu.open).toBe(false);
    expect(screen.getByRole("main")).toHaveTextContent("IVF");
  });

  it("begins with a skip link", () => {
    const { container } = onSite(<SiteLayout pagePath="/about">About</SiteLayout>);
    expect(container.querySelector("a")).toHaveAttribute("href", "#main");
    expect(container.querySelector("#main")).toHaveAttribute("tabindex", "-1");
  });
});

describe("useOpenHashTarget", () => {
  function Page() {
    useOpenHashTarget();
    return (
      <details id="cost">
        <summary>Q</summary>
        <p id="inside">A</p>
      </details>
    );
  }
  const details = () => document.querySelector("details")!;
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => window.history.replaceState(null, "", "/"));

  it.each(["#cost", "#inside"])("opens the answer that %s names on load", (hash) => {
    window.history.replaceState(null, "", hash);
    onSite(<Page />);
    expect(details().open).toBe(true);
    expect(details().scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it("opens the answer when the hash changes later, and no other", () => {
    onSite(<Page />);
    expect(details().open).toBe(false);
    window.history.replaceState(null, "", "#nowhere");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(details().open).toBe(false);
    window.history.replaceState(null, "", "#cost");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(details().open).toBe(true);
  });
});
