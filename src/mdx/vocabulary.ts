// The components that writers may name, by kind of document. The registries of src/mdx/text and src/mdx hold exactly
// these (they are typed by these lists); the content check reads them without loading any component.
// What each takes is in vocabulary.generated.ts, made from the components' own types by `npm run generate`.
import type { ClauseId } from "../content-types/components";

/** In text documents: FAQ, jobs, legal, press. */
export const textVocabulary = ["AprDisclosure", "NmlsDisclosure", "Fact", "Ref"] as const;

/** In pages: content/pages and content/clinics. */
export const pageVocabulary = [
  "Actions", "AprDisclosure", "Art", "Benefit", "BenefitCarousel", "BigFigure", "BigFigures", "Button", "CallToAction", "Card",
  "Cards", "ClinicIntroduction", "Column", "Columns", "Comparison", "ComparisonOption", "ContactUs", "CoverageItem",
  "CoverageList", "ExamplePayment", "Fact", "FaqTiles", "Feature", "Features", "FinePrint", "Flag", "Hero", "JobList",
  "LeaderGrid", "Lede", "Lines", "LogoStrip", "MonthGallery", "NmlsDisclosure", "PlanCard", "PrequalifyBand",
  "PressList", "Question", "Questions", "Quote", "ScrollLink", "Section", "SocialGallery", "Split", "StateLicenses", "Step",
  "Steps", "TestimonialCarousel", "VideoPlayer",
] as const;

/** `<Ref to="arbitration" />`: becomes a link before anything is rendered (content-types/markdown/remark-legal.ts). */
export interface RefProps {
  to: ClauseId;
}

/**
 * The level of the heading that a component brings: a number, or the prop that says it with what it is otherwise.
 * The order of headings on a page is checked with it. __tests__/mdx/heading-levels.test.tsx holds it to the components.
 */
export const headingLevels = {
  Hero: 1, Section: 2, Split: 2, CallToAction: 2, PrequalifyBand: 2, ContactUs: 2, PressList: 2,
  Feature: 3, Step: 3, Benefit: 3, LeaderGrid: 3,
  Card: { prop: "level", otherwise: 2 }, PlanCard: { prop: "titleSize", otherwise: 3 },
} as const;
