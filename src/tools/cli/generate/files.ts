import { readFileSync } from "node:fs";
import { jsonSchemas } from "../../../content/schema/json-schema";
import { catalogueMdx } from "./catalogue";
import { manualWith } from "./manual";
import { registryModule, vocabularyModule } from "./modules";
import { readComponents } from "./read-components";

const manual = "content/README.md";

/** Every generated file with its text, by its path from the repository's root. @param root the repository's root */
export function generatedFiles(root: string): Map<string, string> {
  const components = readComponents(root);
  return new Map([
    ["src/sections/component-shapes.generated.ts", vocabularyModule(components)],
    ["src/sections/registry.generated.ts", registryModule(components)],
    ["src/tools/catalogue/components.generated.mdx", catalogueMdx(components)],
    [manual, manualWith(readFileSync(`${root}/${manual}`, "utf8"), components)],
    ...jsonSchemas(),
  ]);
}
