// The real facts, read without their schemas, which take longer to load than most tests: `npm run check` validates them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Figure } from "../../src/content/facts/figures";
import type { LinkOrigins } from "../../src/content/facts/links";
import { resolveFacts } from "../../src/content/facts/resolve";
import type { Facts } from "../../src/content/facts/substitute";
import type { Data } from "../../src/content/schema/index";

/** Reads a file of content/facts. @param name its name without .yaml */
export const readData = <Name extends keyof Data>(name: Name) =>
  parse(readFileSync(join(__dirname, "../../content/facts", `${name}.yaml`), "utf8")) as Data[Name];

/** A made-up figure. */
export const figure = (value: Figure["value"], unit: Figure["unit"], text?: string): Figure => ({
  label: "A test figure",
  value,
  unit,
  text,
  credit: false,
  sample: false,
  source: "pending",
  reviewed: "2026-11-02",
});

/** Made-up origins of the application and the rate calculator. */
export const origins: LinkOrigins = {
  host: "https://app.acme.example",
  rateCalculator: "https://rates.acme.example",
};

/** Reads and resolves the facts. @param at the origins of links */
export const readFacts = (at = origins): Facts =>
  resolveFacts(
    {
      figures: readData("figures"),
      company: readData("company"),
      links: readData("links"),
      disclosures: readData("disclosures"),
    },
    at,
  );
