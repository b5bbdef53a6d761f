import "../carousel/browser";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { FactsProvider } from "../../../src/components/FactsContext";
import { PaymentEstimate } from "../../../src/sections/estimate/PaymentEstimate";
import type { Choice } from "../../../src/sections/estimate/figures";
import { readPage } from "../../../src/tools/disclosure/page/read-page";
import { report } from "../../../src/tools/disclosure/report";
import { sample } from "../../support/exhaustive";
import { expectToThrow, facts, onAPage, texts } from "../plans/on-a-page";
import { figures } from "./figures";

/** Three rates: the lowest, the highest, and the one to try. */
const figuresAt = (column: number) =>
  texts([...screen.getAllByRole("heading", { level: 3 })[column]!.parentElement!.querySelectorAll("dd")]);
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Amount to borrow, $" });
const apr = () => screen.getByRole<HTMLInputElement>("textbox", { name: "APR to try, %" });
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Amount to borrow" });
const status = () => screen.getByRole("status");
const type = (value: string, field = amount()) => fireEvent.input(field, { target: { value } });
const leave = (field = amount()) => fireEvent.blur(field);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState({ key: "1" }, "", "/ivf");
});

describe("PaymentEstimate", () => {
  it("shows APR, payment, number, total and cost of the published amount at the lowest, the highest and the middle rate", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    expect(figuresAt(0)).toEqual(["9.74%", "$380.15", "60", "$22,808.83", "$4,808.83"]);
    expect(figuresAt(1)).toEqual(["23.74%", "$515.11", "60", "$30,906.61", "$12,906.61"]);
    expect(figuresAt(2)).toEqual(["16.74%", "$444.83", "60", "$26,690.11", "$8,690.11"]);
  });

  it("ignores a text that is not an amount on offer, and restores the field and announces it when it is left", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    for (const text of ["2", "", "-1", "1e9", "ten"]) type(text);
    expect(figuresAt(0)[1]).toBe("$380.15");
    expect(status()).toBeEmptyDOMElement();
    leave();
    expect(amount()).toHaveValue("18,000");
    expect(status()).toHaveTextContent(
      /^Shown instead of what you typed: \$18,000 at 16\.74% APR, fixed rate: 59 payments of /,
    );
    type("1");
    expect(status()).toBeEmptyDOMElement();
  });

  it("applies the nearest amount on Enter, too, and reads a rate with a decimal comma", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    type("60000");
    // This Enter confirms the digits of an input method, which would follow the replaced text.
    for (const key of [{ key: "Enter", isComposing: true }, { key: "0" }]) fireEvent.keyDown(amount(), key);
    expect(amount()).toHaveValue("60000");
    fireEvent.keyDown(amount(), { key: "Enter" });
    expect([amount().value, slider().value]).toEqual(["50,000", "50000"]);
    // Left afterwards, the field has nothing new: the notice stays.
    leave();
    expect(status()).toHaveTextContent(/^Shown instead of what you typed: \$50,000 at /);
    type("14,99", apr());
    expect(figuresAt(2)[0]).toBe("14.99%");
  });

  it("changes an amount or a rate outside the offer to the nearest one when the field is left, although its start was on offer, whose figures are hidden until then", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    for (const text of ["6", "60", "600", "6000", "60000"]) type(text);
    const estimate = document.querySelector("[data-estimate]");
    expect(estimate).toHaveAttribute("data-estimate", "");
    leave();
    expect(estimate).toHaveAttribute("data-estimate", "live");
    expect([amount().value, slider().value]).toEqual(["50,000", "50000"]);
    expect(status()).toHaveTextContent(/^Shown instead of what you typed: \$50,000 at 16\.74% APR/);
    type("30", apr());
    leave(apr());
    expect(apr()).toHaveValue("23.74");
    expect(status()).toHaveTextContent(/^Shown instead of what you typed: \$50,000 at 23\.74% APR/);
    expect(status()).not.toHaveClass("visually-hidden");
    type("10", apr());
    expect(status()).toHaveClass("visually-hidden");
  });

  it("shows that an amount between two steps or a rate of more decimals was rounded, and nothing about one on offer", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    const leaveWith = (value: string, field = amount()) => {
      type(value, field);
      leave(field);
      return status();
    };
    expect(leaveWith("12,345")).toHaveTextContent(/^Shown instead of what you typed: \$12,300 at /);
    expect(leaveWith("$12,400.00")).toHaveClass("visually-hidden");
    expect(leaveWith("11.499", apr())).toHaveTextContent(/^Shown instead of what you typed: .* 11\.50% APR/);
    expect(leaveWith("14,990 %", apr())).toHaveClass("visually-hidden");
  });

  it("describes both fields by what they accept, and lets no browser fill in other values", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    for (const field of [amount(), apr()])
      expect(field).toHaveAccessibleDescription("$5,000 to $50,000, in hundreds; 9.74% to 23.74% APR");
    for (const field of [amount(), apr(), slider()]) expect(field).toHaveAttribute("autocomplete", "off");
  });

  it("announces a change and writes it to the address once, however many steps the slider takes", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    const replaceState = jest.spyOn(window.history, "replaceState");
    expect(status()).toBeEmptyDOMElement();
    for (let value = 18_500; value <= 22_000; value += 500) {
      type(String(value), slider());
      wait(20);
      expect(status()).toBeEmptyDOMElement();
    }
    expect(amount()).toHaveValue("22,000");
    expect(slider()).toHaveAttribute("aria-valuetext", "$22,000");
    wait(500);
    expect(status()).toHaveTextContent(
      "$22,000 at 16.74% APR, fixed rate: 59 payments of $543.69 and a last one of $543.33, $32,621.04 in all.",
    );
    expect(replaceState.mock.calls).toEqual([[{ key: "1" }, "", "#amount=22000"]]);
  });

  it("after a visitor has left the page, writes nothing to the address of the next one, also when that is printed", () => {
    const { unmount } = onAPage(<PaymentEstimate term="60 months" />);
    type("22000", slider());
    unmount();
    const onError = jest.spyOn(console, "error").mockImplementation();
    window.dispatchEvent(new Event("beforeprint"));
    wait(500);
    expect([window.location.hash, onError.mock.calls]).toEqual(["", []]);
  });

  it("leads to the page to print with the choice, also before the choice is announced", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    const link = screen.getByRole("link", { name: "Print for your clinic" });
    expect(link).toHaveAttribute("href", "/clinic-questions");
    type("22,000");
    expect(link).toHaveAttribute("href", "/clinic-questions#amount=22000");
    type("14.99", apr());
    type("18,000");
    expect(link).toHaveAttribute("href", "/clinic-questions#amount=18000&apr=14.99");
  });

  it("reads the choice from the URL, also when the URL changes", () => {
    window.history.replaceState(null, "", "/ivf#amount=22000&apr=14.99");
    onAPage(<PaymentEstimate term="60 months" />);
    expect(figuresAt(2).slice(0, 2)).toEqual(["14.99%", "$523.26"]);
    expect([amount().value, slider().value, apr().value]).toEqual(["22,000", "22000", "14.99"]);
    act(() => {
      window.history.replaceState(null, "", "/ivf#amount=18000");
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
    expect(figuresAt(2).slice(0, 2)).toEqual(["14.99%", "$428.12"]);
  });

  it("compares with a credit card: more if the card costs more, less if it costs less", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    const sentence = () => screen.getByText(/^On a credit card/).textContent;
    expect(sentence()).toBe(
      "On a credit card at the average rate of 19%, the same payments would take 66 months and come to $28,984.60, $2,294.49 more than this loan.",
    );
    type("23.74", apr());
    expect(sentence()).toMatch(/less than this loan\.$/);
  });

  it("shows the chart's years in tables that add up to the loan and its cost", () => {
    onAPage(<PaymentEstimate term="60 months" />);
    const rows = within(screen.getByRole("table", { name: "This loan", hidden: true })).getAllByRole("row", {
      hidden: true,
    });
    const sum = (cell: number) =>
      rows
        .slice(1)
        .map((row) => Math.round(Number(row.children[cell]!.textContent!.replace(/[$,]/g, "")) * 100))
        .reduce((total, cents) => total + cents, 0);
    expect(rows).toHaveLength(1 + 5);
    expect([sum(1), sum(2)]).toEqual([18_000_00, 8_690_11]);
    expect(texts([...document.querySelectorAll("svg[aria-hidden=true] text")])).toEqual(["12345", "123456"]);
  });

  it("has a print button, and neither chart nor link, on the page to print", () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    onAPage(<PaymentEstimate term="60 months" sheet />);
    fireEvent.click(screen.getByRole("button", { name: "Print this page" }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("figure") ?? screen.queryByRole("link")).toBeNull();
  });

  it("reports a term that is not a single number", () => {
    expectToThrow(
      <PaymentEstimate term="3 to 5 years" />,
      'There must be one number in the term of PaymentEstimate, such as the fact plan.ivf.term; found "3 to 5 years"',
    );
  });
});

describe("what a visitor enters before hydration", () => {
  const enter = (field: HTMLInputElement, value: string) => {
    field.focus();
    field.value = value;
  };
  const typeAfterSlide = () => {
    slider().value = "18100";
    enter(amount(), "25000");
  };
  /** Hydrates an estimate that a visitor has used. */
  function hydrateAfter(fill: () => void): void {
    const page = (
      <FactsProvider facts={facts}>
        <PaymentEstimate term="60 months" />
      </FactsProvider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    fill();
    render(page, { container, hydrate: true });
    wait(500);
  }

  it.each([
    ["an amount by the slider", () => void (slider().value = "18100"), "#amount=18100&apr=14.99"],
    ["a rate", () => enter(apr(), "12.5"), "#amount=22000&apr=12.5"],
    ["an amount typed after the slider was moved", typeAfterSlide, "#amount=25000&apr=14.99"],
  ])("%s is kept, and the rest is that of the link", (_, fill, hash) => {
    window.history.replaceState(null, "", "/ivf#amount=22000&apr=14.99");
    hydrateAfter(fill);
    expect(window.location.hash).toBe(hash);
    const [chosen, rate] = hash.match(/[\d.]+/g)!;
    expect(slider()).toHaveValue(chosen);
    expect(figuresAt(2)[0]).toBe(`${Number(rate).toFixed(2)}%`);
  });

  it("an amount outside the offer, in a field that was left, becomes the nearest", () => {
    hydrateAfter(() => void (amount().value = "60000"));
    expect(amount()).toHaveValue("50,000");
    expect(status()).toHaveTextContent(/^Shown instead of what you typed: \$50,000 at /);
  });
});

// The proof of the built site checks the initial state. Here the same rules check states that a visitor can choose.
describe("the disclosures of an estimate", () => {
  /** HTML of the estimate with a choice, in its own section as on a page. */
  function stateOf({ amount, rate }: Choice, card?: string): string {
    window.history.replaceState(null, "", `/ivf#amount=${amount / 100}&apr=${rate / 100}`);
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

  /** Amounts including both ends, each with another rate, spread over the whole range. */
  const states = sample(
    Array.from({ length: 151 }, (_, index) => ({
      amount: figures.least + index * 300_00,
      rate: figures.lowest + ((index * 311) % (figures.highest - figures.lowest + 1)),
    })),
    11,
  );

  it("are present, and every loan is correct, across amounts and rates, with the tables closed and open", () => {
    expect(states.at(-1)!.amount).toBe(figures.most);
    expect(states.flatMap((state, index) => faultsOf(stateOf(state), index % 2 === 0))).toEqual([]);
  }, 120_000);

  it.each([
    // The rounded payments would leave it some cents for a 61st month.
    ["a card that takes as long as the loan", "16.74%", "as much as this loan"],
    ["a card that takes many years", "24.5%", "would take 87 months"],
    ["a card that is never repaid", "40%", "would not cover the interest and never repay it"],
  ])("are present beside %s", (_, card, words) => {
    const html = stateOf({ amount: figures.least, rate: 1674 }, card);
    expect(html).toContain(words);
    expect([...faultsOf(html, false), ...faultsOf(html, true)]).toEqual([]);
  });

  it("are reported as missing if their words are removed", () => {
    const html = stateOf({ amount: figures.amount, rate: 1499 });
    expect(faultsOf(html.replaceAll("fixed rate", "rate"), false).length).toBeGreaterThan(20);
    expect(faultsOf(html.replaceAll("$25,687.59", "$25,687.20"), false)).not.toEqual([]);
    expect(faultsOf(html.replace("one of $428.51", "one of $428.12"), false)).not.toEqual([]);
  });
});
