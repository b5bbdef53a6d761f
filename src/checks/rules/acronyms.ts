import type { Nodes } from "mdast";
import { bodyOffset, frontmatterOf, type SourceDocument } from "../../content/read/documents";
import { nodesOf, parseMdx } from "../../content/markdown/parse";
import type { Diagnostic } from "../../content/schema/diagnostic";
import { Findings } from "../../content/schema/findings";
import { textsOf } from "./roles";

const acronym = /(?<![\p{L}\p{N}./_-])[A-Z](?:-?[A-Z])+(?=s?(?![\p{L}\p{N}_-]))/gu;

/** Whether an acronym follows its words in brackets: "in vitro fertilization (IVF)", "(\"GLBA\")", or they follow it. */
function isExpanded(name: string, text: string): boolean {
  const letter = name.replace(/-/g, "")[0]!;
  const words = `${letter}[\\p{L}-]+(?:[\\s-]+[\\p{L}-]+){1,8}`;
  return (
    new RegExp(`${words},? (?:or )?\\(?[^()]{0,12}?"?${name}\\b`, "iu").test(text) ||
    new RegExp(`\\b${name}s? (?:stands for|means|is short for) ${words}|\\b${name} \\(${words}`, "iu").test(
      text,
    )
  );
}

/** Pieces of copy with their offsets in the file. */
function piecesOf(document: SourceDocument): { text: string; at: number }[] {
  const yaml = frontmatterOf(document.text, document.file);
  const fields = textsOf(document.type.schema, document.fields).flatMap(({ role, path, value }) =>
    role === "prose" ? [{ text: value, at: yaml.rangeOf(path)?.start ?? 0 }] : [],
  );
  try {
    const shift = bodyOffset(document);
    const texts = nodesOf(parseMdx(document.body)).flatMap(({ node }: { node: Nodes }) =>
      node.type === "text" ? [{ text: node.value, at: (node.position?.start.offset ?? 0) + shift }] : [],
    );
    return [...fields, ...texts];
  } catch {
    return fields;
  }
}

/**
 * Acronyms that readers meet without a glossary entry and without the words that they stand for, once for each document.
 * @param known acronyms of the glossary, and those that need no definition
 */
export function checkAcronyms(
  documents: readonly SourceDocument[],
  known: ReadonlySet<string>,
): Diagnostic[] {
  return documents.flatMap((document) => {
    const findings = new Findings(document.file, document.text);
    const seen = new Set<string>();
    for (const { text, at } of piecesOf(document)) {
      for (const { 0: name, index } of text.matchAll(acronym)) {
        if (known.has(name) || seen.has(name)) continue;
        seen.add(name);
        if (isExpanded(name, document.body)) continue;
        findings.add(at + index, {
          message: `readers are not told what ${name} stands for`,
          expected:
            "a term of content/facts/glossary.yaml, or the words in full before it: in vitro fertilization (IVF)",
          fix: `add ${name} to the glossary, write its words in full, or list it there under \`known\``,
        });
      }
    }
    return findings.problems;
  });
}

/** The acronyms in a glossary's terms and forms. */
export function acronymsIn(forms: readonly string[]): string[] {
  return forms.flatMap((form) => form.match(acronym) ?? []);
}
