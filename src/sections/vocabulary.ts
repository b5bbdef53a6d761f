// The components that writers may name, by kind of document. The registries of src/sections/text and src/sections hold exactly
// these (they are typed by these lists); the content check reads them without loading any component.
// What each takes is in vocabulary.generated.ts, made from the components' own types by `npm run generate`.
import type { ClauseId } from "../content/schema/component-shapes";

/** In text documents: FAQ, jobs, legal, press. */
export const textVocabulary = ["AprDisclosure", "NmlsDisclosure", "Fact", "Ref"] as const;

/** In pages: content/pages and content/clinics. */
export const pageVocabulary = [
  "Actions",
  "AprDisclosure",
  "Art",
  "Benefit",
  "BenefitCarousel",
  "BigFigure",
  "BigFigures",
  "Button",
  "CallToAction",
  "Card",
  "Cards",
  "ClinicIntroduction",
  "Column",
  "Columns",
  "Comparison",
  "ComparisonOption",
  "ContactUs",
  "CoverageItem",
  "CoverageList",
  "ExamplePayment",
  "Fact",
  "FaqTiles",
  "Feature",
  "Features",
  "FinePrint",
  "Flag",
  "Hero",
  "JobList",
  "LeaderGrid",
  "Lede",
  "Lines",
  "LogoStrip",
  "MonthGallery",
  "NmlsDisclosure",
  "PlanCard",
  "PrequalifyBand",
  "PressList",
  "PublishedFigures",
  "Question",
  "Questions",
  "Quote",
  "ScrollLink",
  "Section",
  "SocialGallery",
  "Split",
  "StateLicenses",
  "Step",
  "Steps",
  "TestimonialCarousel",
  "VideoPlayer",
] as const;

/** `<Ref to="arbitration" />`: becomes a link before anything is rendered (content-types/markdown/remark-legal.ts). */
export interface RefProps {
  to: ClauseId;
}

/**
 * The level of the heading that a component brings: a number, or the prop that says it (its own, or of the component
 * around it) with what it is otherwise.
 * The order of headings on a page is checked with it. __tests__/sections/heading-levels.test.ts holds it to the components.
 */
export const headingLevels = {
  Hero: 1,
  Section: 2,
  Split: 2,
  CallToAction: 2,
  PrequalifyBand: 2,
  ContactUs: 2,
  PressList: 2,
  Feature: 3,
  Step: 3,
  Benefit: 3,
  LeaderGrid: 3,
  Card: { prop: "level", otherwise: 2 },
  PlanCard: { prop: "titleSize", otherwise: 3 },
  Question: { prop: "headingLevel", otherwise: 3, of: "Questions" },
} as const;

/**
 * The facts that components show of their own accord, without being told to by an attribute. /our-numbers says from it
 * which pages show a figure; the test beside it reads the components' source, so that none is forgotten.
 */
const ownFacts: Readonly<Record<string, readonly string[]>> = {
  AprDisclosure: ["disclosure.range", "disclosure.exampleLow", "disclosure.exampleMid", "disclosure.terms"],
  ExamplePayment: [
    "example.loan",
    "example.payments",
    "example.lowPayment",
    "disclosure.exampleRate",
    "disclosure.exampleTotal",
  ],
  NmlsDisclosure: ["disclosure.nmls"],
  PlanCard: ["disclosure.planPeriod", "disclosure.planRate", "disclosure.plan"],
  StateLicenses: ["disclosure.licenses"],
};

/** What a component shows of its own accord, given its attributes as written. */
export function componentFacts({
  name,
  attributes,
}: {
  name: string;
  attributes: string;
}): readonly string[] {
  const own = ownFacts[name] ?? [];
  if (name === "PlanCard" && !/\sterm=/.test(attributes)) return [...own, "example.term"];
  if (name === "Hero" && attributes.includes('"example-payment"')) return ownFacts["ExamplePayment"]!;
  return own;
}

/** The document types whose texts a component lists. */
export const componentLists: Readonly<Record<string, string>> = { PressList: "PressArticle" };
