import { screen, within } from "@testing-library/react";
import { ExamplePayment } from "../../../src/sections/plans/ExamplePayment";
import { Hero } from "../../../src/sections/bands/Hero";
import { answerExample, onAPage } from "./on-a-page";

const rows = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("ExamplePayment", () => {
  it("shows the published example: payment and APR, loan, total and cost", () => {
    answerExample();
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

  it("computes total and cost anew when the payment changes", () => {
    answerExample({ "example.lowPayment": 400.01 });
    onAPage(<ExamplePayment />);
    expect(rows().map(([, value]) => value)).toEqual(["$18,000.00", "$24,000.60", "$6,000.60"]);
  });

  it("names the fact that must be a single number", () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    answerExample({ "example.loan": null });
    expect(() => onAPage(<ExamplePayment />)).toThrow("`example.loan` must be a single number");
    quiet.mockRestore();
  });
});

describe("Hero with a card", () => {
  it("shows the example beside its art, after the words", () => {
    answerExample();
    onAPage(<Hero title="Begin" image="heroes/home.svg" card="example-payment" />);
    const title = screen.getByRole("heading", { level: 1, name: "Begin" });
    const card = screen.getByRole("group", { name: "Example monthly payment" });
    expect(title.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("has none unless asked", () => {
    answerExample();
    onAPage(<Hero title="Begin" image="heroes/home.svg" />);
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });
});
