// The components that writers may name, by kind of document. The registries of src/mdx/text and src/mdx hold exactly
// these (they are typed by these lists); the content check reads them without loading any component.

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
