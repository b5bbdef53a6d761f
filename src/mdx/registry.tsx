import { Fact } from "../components/Fact";
import { ContactUs } from "./ContactUs";
import { StateLicenses } from "./lists/StateLicenses";
import { Actions, Button, CallToAction, FinePrint } from "./actions";
import { Art } from "./Art";
import { Card, Cards } from "./Card";
import { Benefit, BenefitCarousel } from "./carousel/BenefitCarousel";
import { TestimonialCarousel } from "./carousel/TestimonialCarousel";
import { ClinicIntroduction } from "./ClinicIntroduction";
import { Hero } from "./Hero";
import { BigFigure, BigFigures } from "./layout/BigFigure";
import { Column, Columns } from "./layout/Columns";
import { Lede } from "./layout/Lede";
import { ScrollLink } from "./layout/ScrollLink";
import { NumberedList, TextList } from "./layout/TextList";
import { Lines } from "./Lines";
import { FaqTiles } from "./lists/FaqTiles";
import { JobList } from "./lists/JobList";
import { LogoStrip } from "./lists/LogoStrip";
import { PressList } from "./lists/PressList";
import { PublishedFigures } from "./lists/PublishedFigures";
import { LeaderGrid } from "./media/LeaderGrid";
import { MonthGallery } from "./media/MonthGallery";
import { SocialGallery } from "./media/SocialGallery";
import { VideoPlayer } from "./media/VideoPlayer";
import { PageLink } from "./PageLink";
import { Comparison } from "./plans/Comparison";
import { ComparisonOption } from "./plans/ComparisonOption";
import { CoverageItem, CoverageList } from "./plans/CoverageList";
import { ExamplePayment } from "./plans/ExamplePayment";
import { Feature, Features } from "./plans/Features";
import { Flag } from "./plans/Flag";
import { PlanCard } from "./plans/PlanCard";
import { PrequalifyBand } from "./plans/PrequalifyBand";
import { Question, Questions } from "./plans/Questions";
import { Quote } from "./plans/Quote";
import { Step } from "./plans/Step";
import { Steps } from "./plans/Steps";
import { Section, Split } from "./SectionWithTitle";
import { AprDisclosure, NmlsDisclosure } from "./text/disclosures";
import { TextTable } from "./text/TextTable";
import type { pageVocabulary } from "./vocabulary";

/** Exactly the names of the vocabulary, no more and no fewer. */
type Registry = Record<(typeof pageVocabulary)[number], unknown>;

/** Everything a writer may name in a page, by the name they write. content/README.md shows an example of each. */
export const pageComponents = {
  Actions, AprDisclosure, Art, Benefit, BenefitCarousel, BigFigure, BigFigures, Button, CallToAction, Card, Cards,
  ClinicIntroduction, Column, Columns, Comparison, ComparisonOption, ContactUs, CoverageItem, CoverageList, ExamplePayment, Fact,
  FaqTiles, Feature, Features, FinePrint, Flag, Hero, JobList, LeaderGrid, Lede, Lines, LogoStrip, MonthGallery, NmlsDisclosure,
  PlanCard, PrequalifyBand, PressList, PublishedFigures, Question, Questions, Quote, ScrollLink, Section, SocialGallery, Split,
  StateLicenses, Step, Steps, TestimonialCarousel, VideoPlayer,
} satisfies Registry;

/** What Markdown's own elements become in a page. A page's one h1 is its hero's title, so `#` is an h2. */
export const pageElements = { a: PageLink, table: TextTable, ul: TextList, ol: NumberedList, h1: "h2" } as const;
