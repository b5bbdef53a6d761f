import { readFileSync } from "node:fs";
import { addressesIn, checkContent } from "../../../checks/check-content";
import {
  addressesFile,
  addressesText,
  currentAddresses,
  recordedAddresses,
} from "../../../checks/rules/addresses";
import { contentRoutesFile, contentRoutesOf, contentRoutesText } from "../../../content/read/content-routes";
import { filesOn } from "../../../content/read/files";
import { loadContent } from "../../../content/read/load-content";
import { memoize } from "../../../content/read/memoize";
import { ContentError, isError } from "../../../content/schema/diagnostic";
import { jsonSchemas } from "../../../content/schema/json-schema";
import { catalogueBody } from "../../../gatsby/catalogue";
import { checkContext, linkOrigins } from "../../../gatsby/check-context";
import { catalogueMdx } from "./catalogue";
import { assumedFile, assumedTable } from "./endpoints";
import { manualWith } from "./manual";
import { registryModule, vocabularyModule } from "./modules";
import { readComponents } from "./read-components";
import { snippetsFile, snippetsText } from "./snippets";

const manual = "content/README.md";

/** Cached, because TypeScript takes seconds and tests generate twice. */
const componentsOf = memoize(readComponents, 1);

/**
 * Every generated file with its text, by its path from the repository's root. While content has errors, without the list
 * of published addresses: it records addresses for good.
 * @throws ContentError while content cannot be read
 */
export function generatedFiles(root: string, files = filesOn(root)): Map<string, string> {
  const origins = linkOrigins();
  const loaded = loadContent(files, origins);
  const errors = loaded.problems.filter(isError);
  if (errors.length) throw new ContentError(errors);
  const components = componentsOf(root);
  const recorded = recordedAddresses(files.read(addressesFile));
  const generated = new Map([
    ["src/sections/component-shapes.generated.ts", vocabularyModule(components)],
    ["src/sections/registry.generated.ts", registryModule(components)],
    [catalogueBody, catalogueMdx(components)],
    [manual, manualWith(readFileSync(`${root}/${manual}`, "utf8"), components)],
    [assumedFile, assumedTable(root)],
    [contentRoutesFile, contentRoutesText(contentRoutesOf(loaded.documents))],
    [snippetsFile, snippetsText(loaded.facts, components)],
    ...jsonSchemas(),
  ]);
  if (!checkContent(checkContext(files)).problems.some(isError)) {
    const current = currentAddresses(addressesIn(loaded, origins.host));
    generated.set(addressesFile, addressesText(recorded, current));
  }
  return generated;
}
