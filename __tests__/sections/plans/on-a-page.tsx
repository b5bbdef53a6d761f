import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { FactsProvider } from "../../../src/components/FactsContext";
import { loadFacts } from "../../../src/content/read/load-content";
import { MediaProvider } from "../../../src/sections/media/MediaContext";
import { answerQuery } from "../../support/jest/gatsby";

/** The facts of content/facts themselves, so that a test fails when a sentence or a figure it rests on goes. */
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

/** Renders components as they stand on a page: with the facts, and with two pictures that its MDX would name. */
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

/** Texts of the items of the only list. */
export const itemTexts = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/** Answers ExamplePayment's query as Gatsby would, from the facts. @param changed figures to answer otherwise */
export function answerExample(changed: Record<string, number | null> = {}): void {
  const names = ["example.loan", "example.payments", "example.lowPayment"];
  const nodes = names.map((name) => ({
    name,
    value: name in changed ? changed[name] : facts.get(name)!.value,
  }));
  answerQuery("ExamplePayment", { figures: { nodes } });
}
