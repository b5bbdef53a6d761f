// Renders parts of the layout with the real facts, licenses and routes as data of Gatsby's queries.
import { render, type RenderResult } from "@testing-library/react";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { FactsProvider } from "../../../src/components/FactsContext";
import { slugs } from "../../site/routes/url-cases";
import { origins, readData, readFacts } from "../facts";
import { answerQuery } from "./gatsby";

export const website = "https://www.acme.example";
export const app = origins.host;
export const facts = readFacts();
const { licenses } = readData("licenses");

/** A version of a legal text that is not the one in force. */
const versions = [{ page: "terms/loans", slug: "2020-01-31" }];

/** Sets the data of every query of the layout. @param settings overrides of the environment */
export function answerSite(settings: Record<string, unknown> = {}): void {
  const siteMetadata = {
    website,
    app,
    crowdInvesting: false,
    investorLink: false,
    builtInYear: 2025,
    ...settings,
  };
  const nodes = (group: string[]) => ({ nodes: group.map((slug) => ({ slug })) });
  answerQuery("SiteSettings", { site: { siteMetadata } });
  answerQuery("SiteFacts", { allFact: { nodes: [...facts.values()] } });
  answerQuery("StateLicenses", { licenses: { nodes: licenses } });
  answerQuery("RouteSlugs", {
    faq: nodes(slugs.faq),
    careers: nodes(slugs.careers),
    versions: { nodes: versions },
  });
}

/** Renders inside a facts provider. */
export function onSite(children: ReactNode, settings?: Record<string, unknown>): RenderResult {
  answerSite(settings);
  return render(children, {
    wrapper: ({ children: inner }) => <FactsProvider facts={facts}>{inner}</FactsProvider>,
  });
}

interface Head {
  title: string;
  metaTags: Record<string, string>[];
  linkTags: Record<string, string>[];
  scriptTags: { type: string; innerHTML: string }[];
}
/** The head of all mounted pages, merged by Helmet. */
export function headShown() {
  const head = Helmet.peek() as unknown as Head;
  const meta = (name: string) =>
    head.metaTags.find((tag) => tag.name === name || tag.property === name)?.content;
  return { ...head, meta };
}

/** Text and address of every link inside an element. */
export const linksIn = (element: Element): [string, string | null][] =>
  [...element.querySelectorAll("a")].map((link) => [link.textContent!.trim(), link.getAttribute("href")]);
