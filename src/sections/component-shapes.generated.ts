// Generated from the components' own types and docstrings by `npm run generate`. Do not edit by hand.
import type { HeadingLevel, ShownFacts, Vocabulary } from "../content/schema/component-shapes";

/** Props that writers may give each component of text documents. */
const text = {
  AprDisclosure: {"props":{},"children":"none"},
  Fact: {"props":{"name":{"shape":{"kind":"fact"},"required":true}},"children":"none","isInline":true},
  NmlsDisclosure: {"props":{},"children":"none"},
  Ref: {"props":{"to":{"shape":{"kind":"clause"},"required":true}},"children":"none","isInline":true},
} satisfies Vocabulary;

/** Props that writers may give each component of pages. */
const page = {
  Actions: {"props":{},"children":"optional"},
  AprDisclosure: {"props":{},"children":"none"},
  Art: {"props":{"image":{"shape":{"kind":"media"},"required":true},"alt":{"shape":{"kind":"text","mayBeEmpty":true},"required":false},"eager":{"shape":{"kind":"flag"},"required":false}},"children":"none"},
  Benefit: {"props":{"header":{"shape":{"kind":"text"},"required":true},"icon":{"shape":{"kind":"choice","values":["bank","calculator","calendar-check","chats-circle","clipboard-text","clock","compass","currency-circle-dollar","envelope-simple","first-aid-kit","hand-coins","hand-heart","handshake","headset","house-line","leaf","map-pin","microscope","moon-stars","path","phone","pill","plant","receipt","seal-check","shield-check","snowflake","stethoscope","sun-horizon","trend-down","users-three","wallet"]},"required":true},"tone":{"shape":{"kind":"choice","values":["orange","purple","teal"]},"required":false},"ctaText":{"shape":{"kind":"text"},"required":true},"ctaLink":{"shape":{"kind":"link"},"required":true}},"children":"required","partOf":["BenefitCarousel"]},
  BenefitCarousel: {"props":{"label":{"shape":{"kind":"text"},"required":true}},"children":"required"},
  BigFigure: {"props":{"value":{"shape":{"kind":"text"},"required":true},"lead":{"shape":{"kind":"text"},"required":false}},"children":"required","partOf":["BigFigures"]},
  BigFigures: {"props":{},"children":"optional"},
  Button: {"props":{"to":{"shape":{"kind":"link"},"required":true},"size":{"shape":{"kind":"choice","values":["large","normal","small","tiny"]},"required":false},"look":{"shape":{"kind":"choice","values":["partner","primary","promo","quiet","secondary"]},"required":false},"wideOnPhone":{"shape":{"kind":"flag"},"required":false}},"children":"required","isInline":true},
  CallToAction: {"props":{"title":{"shape":{"kind":"text"},"required":true},"button":{"shape":{"kind":"text"},"required":false},"to":{"shape":{"kind":"link"},"required":false},"next":{"shape":{"kind":"text"},"required":false}},"children":"optional","isBand":true},
  Card: {"props":{"title":{"shape":{"kind":"text"},"required":true},"icon":{"shape":{"kind":"choice","values":["bank","calculator","calendar-check","chats-circle","clipboard-text","clock","compass","currency-circle-dollar","envelope-simple","first-aid-kit","hand-coins","hand-heart","handshake","headset","house-line","leaf","map-pin","microscope","moon-stars","path","phone","pill","plant","receipt","seal-check","shield-check","snowflake","stethoscope","sun-horizon","trend-down","users-three","wallet"]},"required":true},"tone":{"shape":{"kind":"choice","values":["orange","purple","teal"]},"required":false},"level":{"shape":{"kind":"choice","values":[2,3]},"required":false}},"children":"required","partOf":["Cards","Columns"]},
  Cards: {"props":{},"children":"optional"},
  ClinicIntroduction: {"props":{},"children":"none","only":"SharedBody"},
  Column: {"props":{},"children":"optional","partOf":["Columns"]},
  Columns: {"props":{"layout":{"shape":{"kind":"choice","values":["halves","picture-words","words-card","words-cards"]},"required":true}},"children":"required"},
  Comparison: {"props":{"caption":{"shape":{"kind":"text"},"required":true}},"children":"required"},
  ComparisonOption: {"props":{"name":{"shape":{"kind":"text"},"required":true},"image":{"shape":{"kind":"media"},"required":false},"alt":{"shape":{"kind":"text","mayBeEmpty":true},"required":false},"rate":{"shape":{"kind":"text"},"required":true},"highlight":{"shape":{"kind":"flag"},"required":false},"description":{"shape":{"kind":"text"},"required":false}},"children":"optional","partOf":["Comparison"]},
  ContactUs: {"props":{},"children":"none","isBand":true},
  CoverageItem: {"props":{"icon":{"shape":{"kind":"choice","values":["bank","calculator","calendar-check","chats-circle","clipboard-text","clock","compass","currency-circle-dollar","envelope-simple","first-aid-kit","hand-coins","hand-heart","handshake","headset","house-line","leaf","map-pin","microscope","moon-stars","path","phone","pill","plant","receipt","seal-check","shield-check","snowflake","stethoscope","sun-horizon","trend-down","users-three","wallet"]},"required":true}},"children":"required","partOf":["CoverageList"]},
  CoverageList: {"props":{"columns":{"shape":{"kind":"choice","values":[1,2,3,4]},"required":false}},"children":"required"},
  ExamplePayment: {"props":{},"children":"none"},
  Fact: {"props":{"name":{"shape":{"kind":"fact"},"required":true}},"children":"none","isInline":true},
  FaqTiles: {"props":{"except":{"shape":{"kind":"name"},"required":false}},"children":"none"},
  Feature: {"props":{"icon":{"shape":{"kind":"choice","values":["bank","calculator","calendar-check","chats-circle","clipboard-text","clock","compass","currency-circle-dollar","envelope-simple","first-aid-kit","hand-coins","hand-heart","handshake","headset","house-line","leaf","map-pin","microscope","moon-stars","path","phone","pill","plant","receipt","seal-check","shield-check","snowflake","stethoscope","sun-horizon","trend-down","users-three","wallet"]},"required":true},"tone":{"shape":{"kind":"choice","values":["orange","purple","teal"]},"required":false},"title":{"shape":{"kind":"text"},"required":true}},"children":"optional","partOf":["Features"]},
  Features: {"props":{"columns":{"shape":{"kind":"choice","values":[1,2,3,4]},"required":false}},"children":"required"},
  FinePrint: {"props":{},"children":"optional"},
  Flag: {"props":{"name":{"shape":{"kind":"choice","values":["crowdInvesting","investorLink"]},"required":true}},"children":"required","isInline":true},
  GlossaryList: {"props":{},"children":"none"},
  Hero: {"props":{"title":{"shape":{"kind":"text"},"required":true},"eyebrow":{"shape":{"kind":"text"},"required":false},"partner":{"shape":{"kind":"text"},"required":false},"image":{"shape":{"kind":"media"},"required":false},"card":{"shape":{"kind":"choice","values":["example-payment"]},"required":false},"compact":{"shape":{"kind":"flag"},"required":false}},"children":"optional","isBand":true,"once":true},
  JobList: {"props":{},"children":"none"},
  LeaderGrid: {"props":{},"children":"none"},
  Lede: {"props":{},"children":"optional"},
  Lines: {"props":{"fact":{"shape":{"kind":"fact"},"required":true}},"children":"none"},
  LogoStrip: {"props":{"group":{"shape":{"kind":"choice","values":["investors","outlets"]},"required":true},"label":{"shape":{"kind":"text"},"required":true}},"children":"none","isBand":true},
  MonthGallery: {"props":{},"children":"none"},
  NmlsDisclosure: {"props":{},"children":"none"},
  PaymentEstimate: {"props":{"term":{"shape":{"kind":"text"},"required":true},"sheet":{"shape":{"kind":"flag"},"required":false}},"children":"none"},
  PlanCard: {"props":{"title":{"shape":{"kind":"text"},"required":true},"titleSize":{"shape":{"kind":"choice","values":["h2","h3","h4"]},"required":false},"icon":{"shape":{"kind":"choice","values":["bank","calculator","calendar-check","chats-circle","clipboard-text","clock","compass","currency-circle-dollar","envelope-simple","first-aid-kit","hand-coins","hand-heart","handshake","headset","house-line","leaf","map-pin","microscope","moon-stars","path","phone","pill","plant","receipt","seal-check","shield-check","snowflake","stethoscope","sun-horizon","trend-down","users-three","wallet"]},"required":false},"iconSrc":{"shape":{"kind":"media"},"required":false},"description":{"shape":{"kind":"text"},"required":false},"features":{"shape":{"kind":"list","of":{"kind":"text"}},"required":false},"buttonText":{"shape":{"kind":"text"},"required":false},"buttonColor":{"shape":{"kind":"choice","values":["partner","primary","promo","quiet","secondary"]},"required":false},"buttonLink":{"shape":{"kind":"link"},"required":false},"extraServices":{"shape":{"kind":"list","of":{"kind":"record","fields":{"title":{"shape":{"kind":"text"},"required":true},"description":{"shape":{"kind":"text"},"required":true}}}},"required":false},"meta":{"shape":{"kind":"text"},"required":false},"planIntro":{"shape":{"kind":"text"},"required":false},"startingAtColor":{"shape":{"kind":"choice","values":["gray","orange","purple","teal"]},"required":false},"price":{"shape":{"kind":"text"},"required":true},"priceSuffix":{"shape":{"kind":"text","mayBeEmpty":true},"required":false},"term":{"shape":{"kind":"text"},"required":true},"repays":{"shape":{"kind":"text"},"required":true}},"children":"optional"},
  PrequalifyBand: {"props":{"title":{"shape":{"kind":"text"},"required":true},"tone":{"shape":{"kind":"choice","values":["gray","plain","white"]},"required":false},"buttonText":{"shape":{"kind":"text"},"required":false}},"children":"optional","isBand":true},
  PressList: {"props":{},"children":"none"},
  PublishedFigures: {"props":{"caption":{"shape":{"kind":"text"},"required":true},"of":{"shape":{"kind":"name"},"required":true},"disclosure":{"shape":{"kind":"clause"},"required":false}},"children":"none"},
  Question: {"props":{"title":{"shape":{"kind":"text"},"required":true},"id":{"shape":{"kind":"id"},"required":false}},"children":"required","partOf":["Questions"]},
  Questions: {"props":{"headingLevel":{"shape":{"kind":"choice","values":[2,3]},"required":false}},"children":"required"},
  Quote: {"props":{"author":{"shape":{"kind":"text"},"required":true},"source":{"shape":{"kind":"text"},"required":false},"date":{"shape":{"kind":"name"},"required":false}},"children":"required"},
  ScrollLink: {"props":{"to":{"shape":{"kind":"anchor"},"required":true},"size":{"shape":{"kind":"choice","values":["large","normal","small","tiny"]},"required":false},"look":{"shape":{"kind":"choice","values":["partner","primary","promo","quiet","secondary"]},"required":false},"wideOnPhone":{"shape":{"kind":"flag"},"required":false}},"children":"required","isInline":true},
  SearchBox: {"props":{},"children":"none","once":true},
  Section: {"props":{"title":{"shape":{"kind":"text"},"required":false},"tone":{"shape":{"kind":"choice","values":["dark","gray","plain","teal","white"]},"required":false},"id":{"shape":{"kind":"id"},"required":false},"landing":{"shape":{"kind":"flag"},"required":false},"family":{"shape":{"kind":"flag"},"required":false}},"children":"required","isBand":true},
  SocialGallery: {"props":{},"children":"required"},
  Split: {"props":{"image":{"shape":{"kind":"media"},"required":true},"side":{"shape":{"kind":"choice","values":["left","right"]},"required":false},"title":{"shape":{"kind":"text"},"required":false},"tone":{"shape":{"kind":"choice","values":["dark","gray","plain","teal","white"]},"required":false},"id":{"shape":{"kind":"id"},"required":false},"landing":{"shape":{"kind":"flag"},"required":false},"family":{"shape":{"kind":"flag"},"required":false}},"children":"required","isBand":true},
  StateLicenses: {"props":{},"children":"none"},
  Step: {"props":{"icon":{"shape":{"kind":"choice","values":["bank","calculator","calendar-check","chats-circle","clipboard-text","clock","compass","currency-circle-dollar","envelope-simple","first-aid-kit","hand-coins","hand-heart","handshake","headset","house-line","leaf","map-pin","microscope","moon-stars","path","phone","pill","plant","receipt","seal-check","shield-check","snowflake","stethoscope","sun-horizon","trend-down","users-three","wallet"]},"required":true},"alt":{"shape":{"kind":"text","mayBeEmpty":true},"required":false},"title":{"shape":{"kind":"text"},"required":true},"description":{"shape":{"kind":"text"},"required":false}},"children":"optional","partOf":["Steps"]},
  Steps: {"props":{"collapsible":{"shape":{"kind":"flag"},"required":false}},"children":"required"},
  TalkToUs: {"props":{},"children":"none"},
  TestimonialCarousel: {"props":{"page":{"shape":{"kind":"choice","values":["clinics","egg-freezing","ivf"]},"required":true},"label":{"shape":{"kind":"text"},"required":true},"interval":{"shape":{"kind":"number"},"required":false}},"children":"none"},
  VideoPlayer: {"props":{"name":{"shape":{"kind":"name"},"required":true},"title":{"shape":{"kind":"text"},"required":true}},"children":"required"},
  Way: {"props":{"want":{"shape":{"kind":"text"},"required":true}},"children":"required","partOf":["Ways"]},
  Ways: {"props":{},"children":"required"},
} satisfies Vocabulary;

export const componentShapes: Readonly<Record<"text" | "page", Vocabulary>> = { text, page };

/** The level of the heading that a component renders. */
export const headingLevels: Readonly<Record<string, HeadingLevel>> = {
  Benefit: 3,
  CallToAction: 2,
  Card: {"prop":"level","otherwise":2},
  ContactUs: 2,
  Feature: 3,
  GlossaryList: 2,
  Hero: 1,
  LeaderGrid: 3,
  PaymentEstimate: 3,
  PlanCard: {"prop":"titleSize","otherwise":3},
  PrequalifyBand: 2,
  PressList: 2,
  Question: {"prop":"headingLevel","otherwise":3,"of":"Questions"},
  Section: 2,
  Split: 2,
  Step: 3,
};

/** Facts that a component shows by itself, without an attribute that names them. */
export const shownFacts: Readonly<Record<string, readonly ShownFacts[]>> = {
  AprDisclosure: [{"facts":["disclosure.range","disclosure.exampleLow","disclosure.exampleMid","disclosure.terms"]}],
  ExamplePayment: [{"facts":["example.loan","example.payments","example.lowPayment","disclosure.exampleRate","disclosure.exampleTotal"]}],
  Hero: [{"facts":["ExamplePayment"],"if":"card"}],
  NmlsDisclosure: [{"facts":["disclosure.nmls","disclosure.nmlsLink"]}],
  PaymentEstimate: [{"facts":["apr.min","apr.max","loan.min","loan.max","example.loan","disclosure.estimate"]},{"facts":["creditCard.averageRate"],"unless":"sheet"}],
  PlanCard: [{"facts":["disclosure.planPeriod","disclosure.planRate","disclosure.plan"]}],
  StateLicenses: [{"facts":["disclosure.licenses"]}],
};

/** The document types whose texts a component lists. */
export const componentLists: Readonly<Record<string, string>> = {
  PressList: "PressArticle",
};
