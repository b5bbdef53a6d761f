import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerQuery } from "../../support/jest/gatsby";
import { onAPage } from "./on-a-page";
import { pageComponents } from "../../../src/sections/registry";

const { CoverageItem, CoverageList, Feature, Features, Flag, PrequalifyBand, Question, Questions, Quote } =
  pageComponents;

const itemTexts = () =>
  within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

describe("CoverageList", () => {
  it("takes a Markdown list (R180)", () => {
    onAPage(
      <CoverageList>
        <ul>
          <li>Cycle costs</li>
          <li>Anesthesia</li>
        </ul>
      </CoverageList>,
    );
    expect(itemTexts()).toEqual(["Cycle costs", "Anesthesia"]);
  });

  it("takes items, with an icon or without", () => {
    const { container } = onAPage(
      <CoverageList columns={3}>
        {"\n"}
        <CoverageItem icon="pill">Medications</CoverageItem>
        <CoverageItem>Storage</CoverageItem>
      </CoverageList>,
    );
    expect(itemTexts()).toEqual(["Medications", "Storage"]);
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });
});

describe("Features", () => {
  it("is a list of headings with their words", () => {
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
});

describe("Questions", () => {
  const two = (
    <Questions>
      <Question title="Will {company.product} affect my score?" id="credit-score">
        <p>Checking does not.</p>
      </Question>
      <Question title="How many eggs survive freezing?">About nine in ten.</Question>
    </Questions>
  );

  it("opens and closes each question for itself (R199)", async () => {
    const user = userEvent.setup();
    onAPage(two);
    const [first, second] = screen.getAllByRole("group") as HTMLDetailsElement[];
    expect(screen.getByText("Checking does not.")).not.toBeVisible();
    await user.click(screen.getByText("Will Wrenfield affect my score?"));
    expect([first!.open, second!.open]).toEqual([true, false]);
    expect(screen.getByText("Checking does not.")).toBeVisible();
    await user.click(screen.getByText("Will Wrenfield affect my score?"));
    expect([first!.open, second!.open]).toEqual([false, false]);
  });

  it("gives each answer an id: its own, or one made from the question", () => {
    onAPage(two);
    expect(screen.getAllByRole("group").map((details) => details.querySelector("span")!.id)).toEqual([
      "credit-score",
      "how-many-eggs-survive-freezing",
    ]);
  });

  it("sets its headings under the section's, or as high as it is asked to", () => {
    const { unmount } = onAPage(two);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    unmount();
    onAPage(
      <Questions headingLevel={2}>
        <Question title="Why?">Because.</Question>
      </Questions>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Why?" })).toBeVisible();
  });
});

describe("Quote", () => {
  it("says who said it, where and when", () => {
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

  it("needs an author alone", () => {
    onAPage(<Quote author="L. P.">Yes.</Quote>);
    expect(screen.getByRole("figure").textContent).toBe("Yes.L. P.");
  });
});

describe("Flag", () => {
  const invest = (on: boolean) => {
    answerQuery("SiteSettings", {
      site: { siteMetadata: { website: "", app: "", crowdInvesting: on, investorLink: !on } },
    });
    onAPage(<Flag name="crowdInvesting">Invest</Flag>);
  };

  it("hides its part while the feature is off (R143)", () => {
    invest(false);
    expect(screen.queryByText("Invest")).not.toBeInTheDocument();
  });

  it("shows its part while the feature is on", () => {
    invest(true);
    expect(screen.getByText("Invest")).toBeVisible();
  });
});

describe("PrequalifyBand", () => {
  it("leads to the application's start (R204)", () => {
    onAPage(<PrequalifyBand title="Prequalify Now">About 2 minutes.</PrequalifyBand>);
    expect(screen.getByRole("heading", { level: 2, name: "Prequalify Now" })).toBeVisible();
    expect(screen.getByText("About 2 minutes.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "https://app.example/get-started",
    );
  });

  it("takes another button", () => {
    onAPage(
      <PrequalifyBand
        title="Prequalify Now"
        id="prequalify"
        buttonText="Ask {company.product}"
        buttonLink="/contact"
      />,
    );
    expect(screen.getByRole("link", { name: "Ask Wrenfield" })).toHaveAttribute("href", "/contact");
    expect(document.getElementById("prequalify")).toContainElement(
      screen.getByRole("link", { name: "Ask Wrenfield" }),
    );
  });
});
