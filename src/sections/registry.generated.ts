// Generated from the components' own types and docstrings by `npm run generate`. Do not edit by hand.
import { Fact } from "../components/Fact";
import { ClinicIntroduction } from "./bands/ClinicIntroduction";
import { Column, Columns } from "./bands/Columns";
import { ContactUs } from "./bands/ContactUs";
import { Flag } from "./bands/Flag";
import { Hero } from "./bands/Hero";
import { Lede } from "./bands/Lede";
import { Lines } from "./bands/Lines";
import { PrequalifyBand } from "./bands/PrequalifyBand";
import { ScrollLink } from "./bands/ScrollLink";
import { Section, Split } from "./bands/SectionWithTitle";
import { Actions, Button, CallToAction, FinePrint } from "./bands/actions";
import { BigFigure, BigFigures } from "./cards/BigFigure";
import { Card, Cards } from "./cards/Card";
import { Feature, Features } from "./cards/Features";
import { Quote } from "./cards/Quote";
import { Step, Steps } from "./cards/Steps";
import { Way, Ways } from "./cards/Ways";
import { Benefit, BenefitCarousel } from "./carousel/BenefitCarousel";
import { TestimonialCarousel } from "./carousel/TestimonialCarousel";
import { PaymentEstimate } from "./estimate/PaymentEstimate";
import { CoverageItem, CoverageList } from "./lists/CoverageList";
import { FaqTiles } from "./lists/FaqTiles";
import { GlossaryList } from "./lists/GlossaryList";
import { JobList } from "./lists/JobList";
import { LogoStrip } from "./lists/LogoStrip";
import { PressList } from "./lists/PressList";
import { PublishedFigures } from "./lists/PublishedFigures";
import { Question, Questions } from "./lists/Questions";
import { StateLicenses } from "./lists/StateLicenses";
import { TalkToUs } from "./lists/TalkToUs";
import { Art } from "./media/Art";
import { LeaderGrid } from "./media/LeaderGrid";
import { MonthGallery } from "./media/MonthGallery";
import { SocialGallery } from "./media/SocialGallery";
import { VideoPlayer } from "./media/VideoPlayer";
import { Comparison, ComparisonOption } from "./plans/Comparison";
import { ExamplePayment } from "./plans/ExamplePayment";
import { PlanCard } from "./plans/PlanCard";
import { SearchBox } from "./search/SearchBox";
import { AprDisclosure, NmlsDisclosure } from "./text/disclosures";

export const components = {
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
  GlossaryList,
  Hero,
  JobList,
  LeaderGrid,
  Lede,
  Lines,
  LogoStrip,
  MonthGallery,
  NmlsDisclosure,
  PaymentEstimate,
  PlanCard,
  PrequalifyBand,
  PressList,
  PublishedFigures,
  Question,
  Questions,
  Quote,
  ScrollLink,
  SearchBox,
  Section,
  SocialGallery,
  Split,
  StateLicenses,
  Step,
  Steps,
  TalkToUs,
  TestimonialCarousel,
  VideoPlayer,
  Way,
  Ways,
};
