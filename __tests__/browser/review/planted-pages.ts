import type { Site } from "../../../src/tools/review/site";
import { all, described, inPage, page } from "./edit-site";
import { fact, plant, response, type Planted } from "./plant";

const titled = (site: Site) => site.pages.get("/contact")!;

export const facts: readonly Planted[] = [
  plant("facts", "a rate", "9.49%", all(fact("apr.min", "9.49%"), inPage("/ivf", /9\.74%/g, "9.49%"))),
  plant(
    "facts",
    "the highest rate",
    "24.74%",
    all(fact("apr.max", "24.74%"), inPage("/ivf", /23\.74%/g, "24.74%")),
  ),
  plant(
    "facts",
    "a price",
    "$160",
    all(fact("plan.eggFreezing.from", "$160"), inPage("/egg-freezing", /\$150/g, "$160")),
  ),
  plant(
    "facts",
    "a figure on one page",
    "$16,000",
    all(fact("cost.ivfCycle", "$16,000"), inPage("/ivf", "$15,000", "$16,000")),
  ),
  plant(
    "facts",
    "a phone number",
    "555-0143",
    described("facts", (known) =>
      Object.fromEntries(
        Object.entries(known).map(([name, value]) => [
          name,
          { ...value, text: value.text.replace("555-0142", "555-0143") },
        ]),
      ),
    ),
  ),
  plant("facts", "a new fact", "plan.new.from", fact("plan.new.from", "$5")),
  plant(
    "facts",
    "a fact that is gone",
    "is gone",
    described("facts", ({ "apr.max": _gone, ...rest }) => rest),
  ),
  plant(
    "facts",
    "the address that a link leads to",
    "apply.example",
    described("facts", (known) => ({
      ...known,
      "app.getStarted": { text: "x", href: "https://apply.example" },
    })),
  ),
];

export const addresses: readonly Planted[] = [
  plant("addresses", "a new page", "/grants", page("/grants", titled)),
  plant(
    "addresses",
    "a page that is gone",
    "/services",
    all(
      page("/services", () => undefined),
      response("/services", "404"),
    ),
  ),
  plant(
    "addresses",
    "a page that redirects now",
    "/contact",
    all(
      page("/careers", () => undefined),
      response("/careers", "301 /contact"),
    ),
  ),
  plant("addresses", "a new redirect", "/loans", response("/loans", "301 /ivf")),
  plant(
    "addresses",
    "a redirect that leads elsewhere",
    "/egg-freezing",
    response("/financing", "301 /egg-freezing"),
  ),
  plant(
    "addresses",
    "a permanent redirect that is temporary now",
    "temporary",
    response("/tou", "302 /terms/tou"),
  ),
  plant(
    "addresses",
    "a button that leads elsewhere",
    "/checkout",
    inPage(
      "/ivf",
      'href="https://app.wrenfield.example/get-started"',
      'href="https://app.wrenfield.example/checkout"',
    ),
  ),
  plant(
    "addresses",
    "a link that is gone",
    "Financing rate estimator",
    inPage("/for-clinics", /<a href="https:\/\/rates[^>]*>Financing rate estimator<\/a>/, ""),
  ),
  plant("addresses", "a lost anchor", "#pricing", inPage("/ivf", 'id="pricing"', 'id="price"')),
];

export const words: readonly Planted[] = [
  plant("words", "one word", "loudly", inPage("/contact", "gently", "loudly")),
  plant("words", "a typed figure", "2019", inPage("/about", "<!-- -->2016<!-- -->", "<!-- -->2019<!-- -->")),
  plant("words", "a removed sentence", "hurry", inPage("/contact", "and nobody here will hurry you", "")),
  plant(
    "words",
    "a word in the footer of three pages",
    "financed",
    all(...["/about", "/contact", "/faq"].map((path) => inPage(path, "paid for calmly", "financed calmly"))),
  ),
  plant("words", "a heading", "nobody", inPage("/contact", "Talk to a person", "Talk to nobody")),
  plant("words", "a button's words", "Begin", inPage("/services", />Get Started<\/a>/, ">Begin</a>")),
  plant(
    "words",
    "an answer in a closed question",
    "seldom",
    inPage("/faq/financing", "We pay clinics", "We seldom pay clinics"),
  ),
  plant(
    "words",
    "words for screen readers alone",
    "sum",
    inPage("/ivf", "about this price", "about this sum"),
  ),
  plant(
    "words",
    "punctuation",
    "!",
    inPage("/about", "Fertility care, paid for calmly.", "Fertility care, paid for calmly!"),
  ),
];
