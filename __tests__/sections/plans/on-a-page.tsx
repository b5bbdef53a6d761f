import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { FactsProvider } from "../../../src/components/FactsContext";
import { loadFacts } from "../../../src/content/read/load-content";
import { MediaProvider } from "../../../src/sections/media/MediaContext";

/** The real facts of content/facts, so that a test fails when a sentence or figure that it depends on is removed. */
export const { facts, data } = loadFacts(process.cwd(), {
  host: "https://app.example",
  rateCalculator: "https://rates.example",
});

const picture = (name: string) => ({
  name,
  url: `/static/${name}`,
  size: { width: 480, height: 360 },
  image: null,
  isFamily: false,
});

/** Renders components as on a page: with the facts, and with the pictures that its MDX would name. */
export function onAPage(children: ReactNode) {
  return render(
    <FactsProvider facts={facts}>
      <MediaProvider
        media={[picture("comparison/savings.svg"), picture("spots/payment.svg"), picture("heroes/home.svg")]}
      >
        {children}
      </MediaProvider>
    </FactsProvider>,
  );
}

/** Checks that a page with an element stops the build, without React's own log of the error. */
export function expectToThrow(element: ReactNode, message: string): void {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => onAPage(element)).toThrow(message);
  errors.mockRestore();
}

/** Texts of the items of the only list. */
export const itemTexts = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map((item) => item.textContent);
