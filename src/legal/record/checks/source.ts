import { stemOf, frontmatterOf, type SourceDocument } from "../../../content/read/documents";
import type { Content } from "../../../content/read/load-content";
import { renderLegal } from "../../../content/render/render-text";
import { resolveFacts } from "../../../content/facts/resolve";
import { factNamesIn, substitute, type Facts } from "../../../content/facts/substitute";
import type { LegalDocument } from "../../../content/schema/types/legal-document";
import { readBlocks } from "../../text/blocks";
import { partsOf } from "../../text/parts";

/** A legal document: its source and its rendered text. */
export type LegalSource = ReturnType<typeof readSource>;

/** The position of the start of a line. */
export const atLine = (file: string, line: number) => ({ file, line, column: 1 });

/**
 * The facts as sealed texts contain them. Addresses keep `{host}` and `{rateCalculator}`, so that a text's hash and links
 * do not depend on APP_ORIGIN (src/legal/versions/for-readers.ts resolves them).
 */
export function factsToSeal({ data: { figures, company, links, disclosures } }: Content): Facts {
  const origins = { host: "{host}", rateCalculator: "{rateCalculator}" };
  return resolveFacts({ figures, company, links, disclosures }, origins);
}

/** Reads one legal document. @throws if its MDX cannot be rendered; the content check reports that with its position */
export function readSource(document: SourceDocument, facts: Facts) {
  const { file, body, text } = document;
  const own = document.fields as LegalDocument;
  const fields = { ...own, title: substitute(own.title, facts) };
  const blocks = readBlocks(renderLegal(body, facts, fields.numbering, { lines: true }).html);
  const lines = body.split("\n");
  return {
    name: stemOf(file),
    file,
    fields,
    /** The HTML for visitors, without the controls around it. Rendered on demand, because the checks compare blocks. */
    html: () => renderLegal(body, facts, fields.numbering).html,
    /** Blocks with their lines in the file. */
    blocks,
    parts: partsOf(blocks),
    placeOfField: (field: keyof LegalDocument) => frontmatterOf(text, file).placeOf([field]),
    /** The names of the facts shown by the block that starts on a line. */
    factsAt(line: number): string[] {
      const rest = lines.slice(line - 1);
      const end = rest.findIndex((text, index) => index > 0 && !text.trim());
      return factNamesIn((end < 0 ? rest : rest.slice(0, end)).join("\n"));
    },
  };
}
