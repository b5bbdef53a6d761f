import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FactsProvider } from "../../src/components/FactsContext";
import { Banner } from "../../src/layouts/Banner";
import { Logo } from "../../src/layouts/Logo";
import { facts } from "../sections/plans/on-a-page";

const onAPage = () =>
  render(
    <FactsProvider facts={facts}>
      <header>
        <Banner closable />
        <Logo />
      </header>
    </FactsProvider>,
  );
const closeIt = () => userEvent.click(screen.getByRole("button", { name: "Close announcement" }));
const isClosed = () => document.documentElement.dataset["banner"] === "closed";

/** What the browser does with the script of the next page, which React does not run. */
function openNextPage(): void {
  delete document.documentElement.dataset["banner"];
  const { container } = onAPage();
  new Function(container.querySelector("script")!.textContent!)();
}

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset["banner"];
  jest.restoreAllMocks();
});

it("is shown until it is closed", () => {
  openNextPage();
  expect(isClosed()).toBe(false);
});

it("stays closed on the pages that follow, before any script is loaded", async () => {
  const { unmount } = onAPage();
  await closeIt();
  expect(isClosed()).toBe(true);
  unmount();
  openNextPage();
  expect(isClosed()).toBe(true);
});

it("moves focus to the logo when it closes", async () => {
  onAPage();
  await closeIt();
  expect(document.activeElement).toHaveAttribute("href", "/");
});

it("closes where storage is blocked, and is shown again on the next page", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { unmount } = onAPage();
  await closeIt();
  expect(isClosed()).toBe(true);
  unmount();
  openNextPage();
  expect(isClosed()).toBe(false);
});
