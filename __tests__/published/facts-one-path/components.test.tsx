import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { Fact } from "../../../src/components/Fact";
import { FactsProvider } from "../../../src/components/FactsContext";
import { linkHref } from "../../../src/content/facts/substitute";
import type { Content } from "../../../src/content/read/load-content";
import { PageHead } from "../../../src/layouts/PageHead";
import { jobPosting } from "../../../src/layouts/structured-data";
import { ExamplePayment } from "../../../src/sections/plans/ExamplePayment";
import { pageComponents } from "../../../src/sections/registry";
import { AprDisclosure } from "../../../src/sections/text/disclosures";
import { answerSite } from "../../support/jest/on-site";
import { after, before, oldFiguresIn } from "./changed-figures";

const { BigFigure, PlanCard } = pageComponents;

function shown(children: ReactNode, { facts }: Content): string {
  cleanup();
  answerSite();
  return render(<FactsProvider facts={facts}>{children}</FactsProvider>).container.textContent!;
}

const surfaces: readonly [string, ReactNode][] = [
  ["copy", <Fact key="" name="apr.min" />],
  [
    "a plan card",
    <PlanCard
      key=""
      icon="snowflake"
      title="A plan"
      price="{plan.eggFreezing.from}"
      term="{plan.eggFreezing.term}"
      repays="{plan.eggFreezing.repays}"
      features={["Loans from {loan.min}"]}
    />,
  ],
  ["the example payment", <ExamplePayment key="" />],
  [
    "a big figure",
    <BigFigure key="" value="{cost.ivfCycle}">
      on average
    </BigFigure>,
  ],
  ["the APR disclosure", <AprDisclosure key="" />],
];

describe("components take every figure from content/facts", () => {
  it.each(surfaces)("%s shows the new figures and no old one", (_name, surface) => {
    expect(oldFiguresIn(shown(surface, before)).length).toBeGreaterThan(0);
    expect(oldFiguresIn(shown(surface, after))).toEqual([]);
  });

  it("metadata and the share image's alternative text show no old figure", () => {
    const head = (content: Content) => {
      shown(
        <PageHead
          pagePath="/x"
          title="From {plan.ivf.from}"
          description="At {apr.min} APR"
          keywords={["{apr.max}"]}
        />,
        content,
      );
      const { title, metaTags } = Helmet.peek() as unknown as {
        title: string;
        metaTags: { name?: string; property?: string; content: string }[];
      };
      const meta = (name: string) =>
        metaTags.find((tag) => tag.name === name || tag.property === name)!.content;
      return [title, ...["description", "keywords", "og:title", "og:description", "og:image:alt"].map(meta)];
    };
    for (const words of head(before)) expect(oldFiguresIn(words).length).toBeGreaterThan(0);
    expect(head(after).flatMap(oldFiguresIn)).toEqual([]);
  });

  it("JSON-LD shows no old figure: a job's description is the text of its page", () => {
    const posting = ({ facts }: Content) =>
      JSON.stringify(
        jobPosting(
          {
            title: "A job",
            location: "US Remote",
            html: `<p>${facts.get("job.softwareEngineer.salaryMin")!.text}</p>`,
            datePosted: "2026-01-01",
            employmentType: "FULL_TIME",
          },
          facts,
          "https://a.example",
        ),
      );
    expect(oldFiguresIn(posting(before))).toEqual(["$150,000"]);
    expect(oldFiguresIn(posting(after))).toEqual([]);
  });

  it("links are resolved by name, from the facts alone", () => {
    expect(linkHref("link:phone.support", after.facts)).toBe(before.facts.get("phone.support")!.href);
  });
});
