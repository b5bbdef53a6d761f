import type { SourceDocument } from "../read/documents";
import { factNamesIn } from "../facts/substitute";

/** A component in a body, with its attributes as written. */
export interface UsedComponent {
  readonly name: string;
  readonly attributes: string;
}

/** A document's body without its comments: what stands in one is shown to nobody. */
const withoutComments = ({ body }: SourceDocument): string => body.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, "");

const byAttribute = /<(?:Fact|Lines)\s+(?:name|fact)="([^"]+)"/g;

/** The facts that a document names itself: in its frontmatter, its text, and its components' attributes. */
export function namesInDocument(document: SourceDocument): string[] {
  const body = withoutComments(document);
  return [
    ...factNamesIn(JSON.stringify(document.fields)),
    ...factNamesIn(body),
    ...[...body.matchAll(byAttribute)].map((match) => match[1]!),
  ];
}

/** The components of a document's body, in order. */
export function componentsIn(document: SourceDocument): UsedComponent[] {
  return [...withoutComments(document).matchAll(/<([A-Z]\w*)((?:"[^"]*"|[^>"])*)>/g)].map((match) => ({
    name: match[1]!,
    attributes: match[2]!,
  }));
}
