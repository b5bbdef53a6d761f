import { readFileSync } from "node:fs";
import { addressesIn } from "../../../checks/check-content";
import {
  addressesFile,
  addressesText,
  currentAddresses,
  recordedAddresses,
} from "../../../checks/rules/addresses";
import { contentRoutesFile, contentRoutesOf, contentRoutesText } from "../../../content/read/content-routes";
import { filesOn } from "../../../content/read/files";
import { loadContent } from "../../../content/read/load-content";
import { ContentError, isError } from "../../../content/schema/diagnostic";
import { jsonSchemas } from "../../../content/schema/json-schema";
import { catalogueBody } from "../../../gatsby/catalogue";
import { linkOrigins } from "../../../gatsby/check-context";
import { catalogueMdx } from "./catalogue";
import { assumedFile, assumedTable } from "./endpoints";
import { manualWith } from "./manual";
import { registryModule, vocabularyModule } from "./modules";
import { readComponents } from "./read-components";
import { snippetsFile, snippetsText } from "./snippets";

const manual = "content/README.md";

/**
 * Every generated file with its text, by its path from the repository's root.
 * @param root the repository's root
 * @param files the content
 * @throws ContentError while content cannot be read: addresses are recorded for good, and wrong ones with them
 */
export function generatedFiles(root: string, files = filesOn(root)): Map<string, string> {
  const origins = linkOrigins();
  const loaded = loadContent(files, origins);
  const errors = loaded.problems.filter(isError);
  if (errors.length) throw new ContentError(errors);
  const components = readComponents(root);
  const recorded = recordedAddresses(files.read(addressesFile));
  return new Map([
    ["src/sections/component-shapes.generated.ts", vocabularyModule(components)],
    ["src/sections/registry.generated.ts", registryModule(components)],
    [catalogueBody, catalogueMdx(components)],
    [manual, manualWith(readFileSync(`${root}/${manual}`, "utf8"), components)],
    [assumedFile, assumedTable(root)],
    [contentRoutesFile, contentRoutesText(contentRoutesOf(loaded.documents))],
    [addressesFile, addressesText(recorded, currentAddresses(addressesIn(loaded, origins.host)))],
    [snippetsFile, snippetsText(loaded.facts, components)],
    ...jsonSchemas(),
  ]);
}
