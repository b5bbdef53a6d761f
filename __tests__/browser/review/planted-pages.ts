import {
  all,
  described,
  fact,
  inPage,
  mapValues,
  response,
  withoutPage,
  type PlantedChanges,
} from "./edit-site";

/** Changes of facts, addresses and words. */
export const plantedPages: PlantedChanges = {
  facts: {
    "a rate": ["9.49%", fact("apr.min", "9.49%", "/ivf", /9\.74%/g)],
    "a price": ["$160", fact("plan.eggFreezing.from", "$160", "/egg-freezing", /\$150/g)],
    "a figure on one page": ["$16,000", fact("cost.ivfCycle", "$16,000", "/ivf", "$15,000")],
    "a phone number": [
      "555-0143",
      described("facts", (facts) =>
        mapValues(facts, ({ text, ...rest }) => ({ ...rest, text: text.replace("555-0142", "555-0143") })),
      ),
    ],
    "a new fact": [
      "plan.new.from",
      described("facts", (facts) => ({ ...facts, "plan.new.from": { text: "$5" } })),
    ],
    "a removed fact": ["was removed", described("facts", ({ "apr.max": _gone, ...rest }) => rest)],
    "the target of a link": [
      "apply.example",
      described("facts", (facts) => ({
        ...facts,
        "app.getStarted": { text: "x", href: "https://apply.example" },
      })),
    ],
  },
  addresses: {
    "a page turned into a redirect": ["/contact", withoutPage("/careers", "301 /contact")],
    "a new redirect": ["/loans", response("/loans", "301 /ivf")],
    "a permanent redirect made temporary": ["temporary", response("/tou", "302 /terms/tou")],
  },
  words: {
    "one word": ["loudly", inPage("/contact", "gently", "loudly")],
    "a typed figure": ["2019", inPage("/about", "<!-- -->2016<!-- -->", "<!-- -->2019<!-- -->")],
    "a removed sentence": ["hurry", inPage("/contact", "and nobody here will hurry you", "")],
    "a word in the footer of three pages": [
      "financed",
      all(
        ...["/about", "/contact", "/faq"].map((path) => inPage(path, "paid for calmly", "financed calmly")),
      ),
    ],
    "a heading": ["nobody", inPage("/contact", "Talk to a person", "Talk to nobody")],
    "a button's words": ["Begin", inPage("/services", />Get Started<\/a>/, ">Begin</a>")],
    "an answer in a closed question": [
      "seldom",
      inPage("/faq/financing", "we pay clinics", "we seldom pay clinics"),
    ],
    "words for screen readers alone": ["sum", inPage("/ivf", "about this price", "about this sum")],
    punctuation: [
      "!",
      inPage("/about", "Fertility care, paid for calmly.", "Fertility care, paid for calmly!"),
    ],
  },
};
