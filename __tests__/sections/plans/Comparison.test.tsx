import { screen, within } from "@testing-library/react";
import { expectToThrow, facts, onAPage, texts } from "./on-a-page";
import { FactsProvider } from "../../../src/components/FactsContext";
import { pageComponents } from "../../../src/sections/registry";

const { Comparison, ComparisonOption, ExamplePayment } = pageComponents;

const waysToPay = (
  <Comparison caption="Ways to pay for {company.product}">
    {"\n"}
    <ComparisonOption name="Credit cards" rate="{creditCard.averageRate} average">
      <p>Rates can change.</p>
    </ComparisonOption>
    {"\n"}
    <ComparisonOption
      name="Savings"
      image="comparison/savings.svg"
      alt="A jar"
      rate="None"
      description="Leaves {loan.min} less."
    />
    <ComparisonOption name="{company.product}" rate="{apr.min} to {apr.max} APR" highlight />
  </Comparison>
);

describe("Comparison", () => {
  it("is a table with a name and a header for each column and row (R196, R279)", () => {
    onAPage(waysToPay);
    const table = screen.getByRole("table", { name: "Ways to pay for Wrenfield" });
    for (const [scope, names] of [
      ["col", ["Option", "Typical rate", "What to know"]],
      ["row", ["Credit cards", "Savings", "Wrenfield"]],
    ] as const) {
      const headers = within(table).getAllByRole(scope === "col" ? "columnheader" : "rowheader");
      expect(texts(headers)).toEqual(names);
      headers.forEach((header) => expect(header).toHaveAttribute("scope", scope));
    }
  });

  it("has explicit roles, for browsers that drop them from a stacked table", () => {
    const { container } = onAPage(waysToPay);
    const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell" };
    for (const [tag, role] of Object.entries(roles)) {
      const elements = [...container.querySelectorAll(tag)];
      expect(elements.length).toBeGreaterThan(0);
      elements.forEach((element) => expect(element).toHaveAttribute("role", role));
    }
  });

  it("shows each option's rate and notes in their columns, with facts substituted (R197, R279)", () => {
    onAPage(waysToPay);
    const cells = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => texts(within(row).getAllByRole("cell")));
    expect(cells).toEqual([
      ["19% average", "Rates can change."],
      ["None", "Leaves $5,000 less."],
      ["9.74% to 23.74% APR", ""],
    ]);
  });

  it("labels each cell with its column, for the stacked cards on phones", () => {
    onAPage(waysToPay);
    const [rate, notes] = screen.getAllByRole("cell").map((cell) => cell.dataset.label);
    expect([rate, notes]).toEqual(["Typical rate", "What to know"]);
  });

  it("shows a picture with its alternative text (R279)", () => {
    onAPage(waysToPay);
    const picture = screen.getByRole("img", { name: "A jar" });
    expect(picture).toHaveAttribute("src", "/static/comparison/savings.svg");
  });
});

describe("ExamplePayment", () => {
  const withFact = (name: string, text: string) => (
    <FactsProvider facts={new Map(facts).set(name, { name, text })}>
      <ExamplePayment />
    </FactsProvider>
  );
  const rows = () =>
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it("shows the published example: payment and APR, loan, total and cost", () => {
    onAPage(<ExamplePayment />);
    const group = screen.getByRole("group", { name: "Example monthly payment" });
    expect(within(group).getByText("$380.15")).toBeVisible();
    expect(within(group).getByText("at 9.74% APR, fixed rate")).toBeVisible();
    expect(rows()).toEqual([
      ["You borrow", "$18,000.00"],
      ["60 payments total", "$22,809.00"],
      ["Cost of the loan", "$4,809.00"],
    ]);
  });

  it("recomputes total and cost when the payment changes", () => {
    onAPage(withFact("example.lowPayment", "$400.01"));
    expect(rows().map(([, value]) => value)).toEqual(["$18,000.00", "$24,000.60", "$6,000.60"]);
  });

  it("names the fact that must be a single number", () => {
    const message = 'There must be one number in the fact `example.loan`; found "$18,000 - $20,000"';
    expectToThrow(withFact("example.loan", "$18,000 - $20,000"), message);
  });
});
