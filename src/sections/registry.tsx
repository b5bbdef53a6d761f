import { Fact } from "../components/Fact";
import { ContactUs } from "./bands/ContactUs";
import { StateLicenses } from "./lists/StateLicenses";
import { Actions, Button, CallToAction, FinePrint } from "./bands/actions";
import { Art } from "./media/Art";
import { Card, Cards } from "./cards/Card";
import { Benefit, BenefitCarousel } from "./carousel/BenefitCarousel";
import { TestimonialCarousel } from "./carousel/TestimonialCarousel";
import { ClinicIntroduction } from "./bands/ClinicIntroduction";
import { Hero } from "./bands/Hero";
import { BigFigure, BigFigures } from "./cards/BigFigure";
import { Column, Columns } from "./bands/Columns";
import { Lede } from "./bands/Lede";
import { ScrollLink } from "./bands/ScrollLink";
import { NumberedList, TextList } from "./lists/TextList";
import { Lines } from "./bands/Lines";
import { FaqTiles } from "./lists/FaqTiles";
import { JobList } from "./lists/JobList";
import { LogoStrip } from "./lists/LogoStrip";
import { PressList } from "./lists/PressList";
import { PublishedFigures } from "./lists/PublishedFigures";
import { LeaderGrid } from "./media/LeaderGrid";
import { MonthGallery } from "./media/MonthGallery";
import { SocialGallery } from "./media/SocialGallery";
import { VideoPlayer } from "./media/VideoPlayer";
import { PageLink } from "./bands/PageLink";
import { Comparison } from "./plans/Comparison";
import { ComparisonOption } from "./plans/ComparisonOption";
import { CoverageItem, CoverageList } from "./lists/CoverageList";
import { ExamplePayment } from "./plans/ExamplePayment";
import { Feature, Features } from "./cards/Features";
import { Flag } from "./bands/Flag";
import { PlanCard } from "./plans/PlanCard";
import { PrequalifyBand } from "./bands/PrequalifyBand";
import { Question, Questions } from "./lists/Questions";
import { Quote } from "./cards/Quote";
import { Step } from "./cards/Step";
import { Steps } from "./cards/Steps";
import { Section, Split } from "./bands/SectionWithTitle";
import { AprDisclosure, NmlsDisclosure } from "./text/disclosures";
import { TextTable } from "./text/TextTable";
import type { pageVocabulary } from "./vocabulary";

/** Exactly the names of the vocabulary, no more and no fewer. */
type Registry = Record<(typeof pageVocabulary)[number], unknown>;

/** Everything a writer may name in a page, by the name they write. content/README.md shows an example of each. */
export const pageComponents = {
  Actions,
  AprDisclosure,
  Art,
  Benefit,
  BenefitCarousel,
  BigFigure,
  BigFigures,
  Button,
  CallToAction,
  Card,
  Cards,
  ClinicIntroduction,
  Column,
  Columns,
  Comparison,
  ComparisonOption,
  ContactUs,
  CoverageItem,
  CoverageList,
  ExamplePayment,
  Fact,
  FaqTiles,
  Feature,
  Features,
  FinePrint,
  Flag,
  Hero,
  JobList,
  LeaderGrid,
  Lede,
  Lines,
  LogoStrip,
  MonthGallery,
  NmlsDisclosure,
  PlanCard,
  PrequalifyBand,
  PressList,
  PublishedFigures,
  Question,
  Questions,
  Quote,
  ScrollLink,
  Section,
  SocialGallery,
  Split,
  StateLicenses,
  Step,
  Steps,
  TestimonialCarousel,
  VideoPlayer,
} satisfies Registry;

/** What Markdown's own elements become in a page. A page's one h1 is its hero's title, so `#` is an h2. */
export const pageElements = {
  a: PageLink,
  table: TextTable,
  ul: TextList,
  ol: NumberedList,
  h1: "h2",
} as const;
