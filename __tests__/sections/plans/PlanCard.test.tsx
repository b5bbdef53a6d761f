import { screen, within } from "@testing-library/react";
import { app, expectToThrow, facts, onAPage, texts } from "./on-a-page";
import { gray, purple, teal } from "../../../src/design/color";
import { pageComponents } from "../../../src/sections/registry";

const { PlanCard } = pageComponents;

const eggFreezing = {
  icon: "snowflake",
  title: "Your Egg Freezing Plan",
  price: "{plan.eggFreezing.from}",
  term: "{plan.eggFreezing.term}",
  repays: "{plan.eggFreezing.repays}",
} as const;
const card = () => screen.getByRole("article");

function target(link: HTMLElement): HTMLElement {
  const id = link.getAttribute("href")!.replace(/^#/, "");
  const found = document.querySelectorAll(`[id="${id}"]`);
  expect(found).toHaveLength(1);
  return found[0] as HTMLElement;
}

describe("PlanCard", () => {
  it("has the defaults of its record (R269, R270, R271)", () => {
    onAPage(<PlanCard {...eggFreezing} />);
    expect(within(card()).getByText("Starting at")).toBeVisible();
    expect(within(card()).getByRole("link", { name: "* about this price" })).toHaveTextContent(/^\*/);
    const button = within(card()).getByRole("link", { name: "Get Started" });
    expect(button).toHaveAttribute("href", `${app}/get-started`);
    expect(within(card()).getByRole("heading", { level: 3, name: "Your Egg Freezing Plan" })).toBeVisible();
    // Of what a plan does not have, no empty element takes space.
    expect(card().querySelector(":empty:not(use)")).toBeNull();
  });

  it("shows every field of its record (R268)", () => {
    onAPage(
      <PlanCard
        iconSrc="spots/payment.svg"
        title="Your {company.product} Plan"
        titleSize="h2"
        description="Covers storage at {company.product}."
        planIntro="From"
        startingAtColor="purple"
        price="{plan.ivf.from}"
        term="{plan.ivf.term}"
        repays="{plan.ivf.repays}"
        priceSuffix="†"
        meta="For patients of one clinic."
        features={["Loans from {loan.min}", "Expert support"]}
        buttonText="Check your rate"
        buttonColor="partner"
        buttonLink="/contact"
        extraServices={[{ title: "Nurse coaching", description: "Up to {membership.coaching}." }]}
      >
        About 2 minutes.
      </PlanCard>,
    );
    const shown = within(card());
    expect(card().querySelector('img[src="/static/spots/payment.svg"]')).toBeInTheDocument();
    expect(shown.getByRole("heading", { level: 2, name: "Your Wrenfield Plan" })).toBeVisible();
    expect(shown.getByText("Covers storage at Wrenfield.")).toBeVisible();
    expect(shown.getByText("From")).toBeVisible();
    expect(shown.getByText(/^\$300 - \$475/)).toBeVisible();
    expect(shown.getByRole("link", { name: "† about this price" })).toBeVisible();
    const note =
      /^†For patients of one clinic\. \$300 to \$475 a month repays about .* months\. Prices depend/;
    expect(shown.getByText(note)).toBeVisible();
    expect(texts(shown.getAllByRole("listitem"))).toEqual(["Loans from $5,000", "Expert support"]);
    expect(shown.getByRole("link", { name: "Check your rate" })).toHaveAttribute("href", "/contact");
    expect(shown.getByRole("term")).toHaveTextContent("Nurse coaching");
    expect(shown.getByRole("definition")).toHaveTextContent("Up to 2.5 hours.");
    expect(shown.getByText("About 2 minutes.")).toBeVisible();
  });

  it("colors its intro and its button according to its props (R268)", () => {
    const expectColors = (name: string, color: string, backgroundColor: string) => {
      const shown = within(screen.getByRole("article", { name }));
      expect(shown.getByText("Starting at")).toHaveStyle({ color });
      expect(shown.getByRole("link", { name: "Get Started" })).toHaveStyle({ backgroundColor });
    };
    onAPage(
      <>
        <PlanCard {...eggFreezing} title="Plain" />
        <PlanCard {...eggFreezing} title="Purple" startingAtColor="purple" buttonColor="partner" />
      </>,
    );
    expectColors("Plain", gray[600], teal[600]);
    expectColors("Purple", purple[700], purple[600]);
  });

  it("links its star to a note in the same card (R270, C14)", () => {
    onAPage(
      <>
        <PlanCard {...eggFreezing} />
        <PlanCard {...eggFreezing} title="Your IVF Plan" price="{plan.clinic.from}" />
      </>,
    );
    for (const article of screen.getAllByRole("article")) {
      const note = target(within(article).getByRole("link", { name: "* about this price" }));
      expect(article).toContainElement(note);
      expect(note).toHaveTextContent(
        `*${facts.get("plan.eggFreezing.repays")!.text}. ${facts.get("disclosure.plan")!.text}`,
      );
    }
  });

  it("keeps its note when a writer omits the star", () => {
    onAPage(<PlanCard {...eggFreezing} priceSuffix="" />);
    expect(screen.queryByRole("link", { name: /about this price/ })).not.toBeInTheDocument();
    expect(screen.getByText(new RegExp(facts.get("disclosure.plan")!.text))).toBeVisible();
  });

  it("states price, period, term and APR together, in that order (C02, 12 CFR 1026.24(d))", () => {
    onAPage(<PlanCard {...eggFreezing} features={["Expert support"]} />);
    const [min, max] = ["apr.min", "apr.max"].map((name) => facts.get(name)!.text);
    const terms = `\\$150\\* about this price per month for 60 months\\s*${min} to ${max} APR, fixed rate`;
    const price = card().querySelector('[data-credit="plan"]');
    expect(price).toHaveTextContent(new RegExp(`^Starting at\\s*${terms}`));
  });

  it("states below the price what it repays, the terms of repayment, and that the rate does not rise (12 CFR 1026.24(d))", () => {
    onAPage(<PlanCard {...eggFreezing} />);
    const note = card().querySelector('[data-disclosure="plan"]');
    expect(note).toHaveTextContent("Prices depend on credit score, clinic and partner offer.");
    expect(note).toHaveTextContent(
      "equal monthly payments over the term; your rate and your payment do not rise",
    );
  });

  it("shows the plan's own term (R202)", () => {
    onAPage(<PlanCard {...eggFreezing} price="{plan.clinic.from}" term="{membership.premiumTerm}" />);
    expect(screen.getByText(/per month for/)).toHaveTextContent("per month for 3 months");
  });

  it("rejects a price that is not a fact", () => {
    expectToThrow(
      <PlanCard {...eggFreezing} price="{plan.eggs.from}" />,
      "There is no fact `plan.eggs.from`",
    );
  });
});
