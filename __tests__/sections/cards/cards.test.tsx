import { screen, within } from "@testing-library/react";
import { itemTexts, onAPage, texts } from "../plans/on-a-page";
import { pageComponents } from "../../../src/sections/registry";

const { Card, Feature, Features, Quote, Step, Steps } = pageComponents;

it("Card has its heading below the section's", () => {
  onAPage(
    <Card title="Pay {company.name}" icon="wallet">
      By check.
    </Card>,
  );
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Pay Wrenfield");
});

it("Features is a list of headings with their words", () => {
  onAPage(
    <Features columns={2}>
      <Feature icon="wallet" title="One {company.product} payment">
        Clinic and pharmacy.
      </Feature>
      <Feature icon="pill" tone="orange" title="Discounts" />
    </Features>,
  );
  expect(itemTexts()).toEqual(["One Wrenfield paymentClinic and pharmacy.", "Discounts"]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
});

describe("Quote", () => {
  it("shows its author, source and date", () => {
    onAPage(
      <Quote author="L. P." source="Client survey" date="2025-03-11">
        My coach is a nurse.
      </Quote>,
    );
    expect(screen.getByRole("blockquote")).toHaveTextContent("My coach is a nurse.");
    const figure = screen.getByRole("figure");
    expect(figure).toHaveTextContent("L. P.Client survey, 11 March 2025");
    expect(within(figure).getByText("11 March 2025")).toHaveAttribute("datetime", "2025-03-11");
  });

  it("requires only an author", () => {
    onAPage(<Quote author="L. P.">Yes.</Quote>);
    expect(screen.getByRole("figure").textContent).toBe("Yes.L. P.");
  });
});

const three = (collapsible: boolean) => (
  <Steps collapsible={collapsible}>
    {"\n"}
    <Step icon="clipboard-text" alt="A form" title="Sign up">
      About 2 minutes.
    </Step>
    <Step icon="seal-check" title="Get pre-approved" description="Within {prequalify.time}." />
    <Step icon="hand-coins" title="Choose your {company.product} loan">
      Sign.
    </Step>
  </Steps>
);
const titles = ["Sign up", "Get pre-approved", "Choose your Wrenfield loan"];
const sections = () => screen.getAllByRole("group") as HTMLDetailsElement[];

describe("Steps", () => {
  it("is an ordered list that numbers its steps (R278)", () => {
    onAPage(three(false));
    const headings = within(screen.getByRole("list")).getAllByRole("heading", { level: 3 });
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(itemTexts()).toEqual([
      "Step 1Sign upAbout 2 minutes.",
      "Step 2Get pre-approvedWithin 2 minutes.",
      "Step 3Choose your Wrenfield loanSign.",
    ]);
    expect(texts(headings)).toEqual(titles);
  });

  it("describes an icon only if it has alternative text (R278)", () => {
    onAPage(three(false));
    expect(screen.getAllByRole("img")).toEqual([screen.getByRole("img", { name: "A form" })]);
  });

  it("has no controls unless collapsible", () => {
    onAPage(three(false));
    expect(screen.queryAllByRole("group")).toHaveLength(0);
    expect(screen.getByText("Sign.")).toBeVisible();
  });

  it("names each control after its step", () => {
    onAPage(three(true));
    expect(sections()).toHaveLength(titles.length);
    sections().forEach((section, index) =>
      expect(section.querySelector("summary")).toHaveAccessibleName(titles[index]),
    );
  });
});
