// The real facts, read without their schemas, which take longer to load than most tests: `npm run check` validates them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { LinkOrigins } from "../../src/content/facts/links";
import { resolveFacts } from "../../src/content/facts/resolve";
import type { Facts } from "../../src/content/facts/substitute";
import type { Data } from "../../src/content/read/load-content";

/** Reads a file of content/facts. @param name its name without .yaml */
export const readData = <Name extends keyof Data>(name: Name) =>
  parse(readFileSync(join(__dirname, "../../content/facts", `${name}.yaml`), "utf8")) as Data[Name];

export const readFacts = (origins: LinkOrigins): Facts =>
  resolveFacts(
    {
      figures: readData("figures"),
      company: readData("company"),
      links: readData("links"),
      disclosures: readData("disclosures"),
    },
    origins,
  );
