// The disclosure proof of the built site reads the estimate as it is sent. Here it reads every state that a visitor can
// choose, with the same rules.
import { render } from "@testing-library/react";
import { FactsProvider } from "../../../src/components/FactsContext";
import { PaymentEstimate } from "../../../src/sections/estimate/PaymentEstimate";
import type { Choice } from "../../../src/sections/estimate/figures";
import { report } from "../../../src/tools/disclosure/report";
import { readPage } from "../../../src/tools/disclosure/page/read-page";
import { facts } from "../plans/on-a-page";
import { sample } from "../../support/exhaustive";
import { figures } from "./figures";

let shown: Choice;
jest.mock("../../../src/sections/estimate/figures", () => {
  const actual = jest.requireActual<typeof import("../../../src/sections/estimate/figures")>(
    "../../../src/sections/estimate/figures",
  );
  return { ...actual, defaultChoice: () => shown };
});

/** The estimate in a section of its own, as a page has it, with a choice made. */
function stateOf(choice: Choice, card?: string): string {
  shown = choice;
  const known = card
    ? new Map(facts).set("creditCard.averageRate", { name: "creditCard.averageRate", text: card })
    : facts;
  const { container, unmount } = render(
    <FactsProvider facts={known}>
      <section>
        <h2>What will it cost you?</h2>
        <PaymentEstimate term="60 months" />
      </section>
    </FactsProvider>,
  );
  const html = container.innerHTML;
  unmount();
  return html;
}

function faultsOf(html: string, isOpen: boolean): readonly string[] {
  const page = readPage("/estimate", isOpen ? html.replace("<details", "<details open") : html);
  const { faults, proofs, loans } = report([page], {});
  expect(proofs.length).toBeGreaterThan(60);
  // Three rates, six amounts at two rates, and the sentence beside the chart's tables.
  expect(loans.length).toBeGreaterThanOrEqual(3 + 12 + 1);
  return faults;
}

/** Amounts, both ends among them, each with another rate, spread over the whole range. */
const states = sample(
  Array.from({ length: 151 }, (_, index) => ({
    amount: figures.least + index * 300_00,
    rate: figures.lowest + ((index * 311) % (figures.highest - figures.lowest + 1)),
  })),
  21,
);

describe("the disclosures of an estimate", () => {
  it("are in place, and every loan correct, across amounts and rates, with the tables closed and open", () => {
    expect(states.at(-1)!.amount).toBe(figures.most);
    expect(states.flatMap((state, index) => faultsOf(stateOf(state), index % 2 === 0))).toEqual([]);
  }, 120_000);

  it.each([
    ["a card that takes as long as the loan", "16.74%"],
    ["a card that takes many years", "24.5%"],
    ["a card that is never repaid", "40%"],
  ])("are in place beside %s", (_, card) => {
    const html = stateOf({ amount: figures.amount, rate: 1674 }, card);
    expect([...faultsOf(html, false), ...faultsOf(html, true)]).toEqual([]);
  });

  it("are missed where the words are taken out", () => {
    const html = stateOf({ amount: figures.amount, rate: 1499 });
    expect(faultsOf(html.replaceAll("fixed rate", "rate"), false).length).toBeGreaterThan(20);
    expect(faultsOf(html.replaceAll("$25,687.59", "$25,687.20"), false).length).toBeGreaterThan(0);
    expect(
      faultsOf(html.replace("a last one of $428.51", "a last one of $428.12"), false).length,
    ).toBeGreaterThan(0);
  });
});
