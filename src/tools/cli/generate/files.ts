import { jsonSchemas } from "../../../content/schema/json-schema";
import { readVocabulary, vocabularyModule } from "./vocabulary";

/** Every generated file with its text, by its path from the repository's root. @param root the repository's root */
export function generatedFiles(root: string): Map<string, string> {
  return new Map([
    ["src/sections/component-shapes.generated.ts", vocabularyModule(readVocabulary(root))],
    ...jsonSchemas(),
  ]);
}
