import type { Nodes } from "mdast";
import { bodyOffset, frontmatterOf, type SourceDocument } from "../../content/read/documents";
import { nodesOf, parseMdx } from "../../content/markdown/parse";
import type { Diagnostic } from "../../content/schema/diagnostic";
import { Findings } from "../../content/schema/findings";
import { textsOf } from "./roles";

const acronym = /(?<![\p{L}\p{N}./_-])[A-Z](?:-?[A-Z])+(?=s?(?![\p{L}\p{N}_-]))/gu;

/**
 * Whether words may be what an acronym stands for: two or more, or a long one (hysterosalpingogram), with its letters in
 * order, the first of them at the start.
 */
const standsFor = (name: string, words: string) =>
  /[\s-]|^\w{12}/.test(words.trim()) &&
  new RegExp(`^${[...name.replace(/-/g, "")].join(".*")}`, "isu").test(words.trim());

/** Whether a text has the words of an acronym beside it, one of them in brackets: "in vitro fertilization (IVF)", "IVF (in vitro fertilization)". */
function isExpanded(name: string, text: string): boolean {
  const plain = text.replace(/[*_]/g, "");
  const before = new RegExp(`((?:[\\p{L}'\u2019-]+[\\s]+){1,9})\\([^()]{0,12}?"?${name}s?\\b[^()]*\\)`, "gu");
  const after = new RegExp(`(?<![\\p{L}-])${name}s? \\(([^()]+)\\)`, "gu");
  return (
    [...plain.matchAll(after)].some(([, words = ""]) => standsFor(name, words)) ||
    [...plain.matchAll(before)].some(([, words = ""]) => {
      const list = words.trim().split(/\s+/);
      return list.some((_, first) => standsFor(name, list.slice(first).join(" ")));
    })
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
 * Acronyms that readers of a document meet without a glossary entry and without the words that they stand for, once each.
 * @param known acronyms of the glossary, and those that need no definition
 */
export function checkAcronyms(document: SourceDocument, known: ReadonlySet<string>): Diagnostic[] {
  const findings = new Findings(document.file, document.text);
  const seen = new Set(known);
  for (const { text, at } of piecesOf(document)) {
    for (const { 0: name, index } of text.matchAll(acronym)) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (isExpanded(name, document.body)) continue;
      findings.add(at + index, {
        message: `readers are not told what ${name} stands for`,
        expected:
          "a term of content/facts/glossary.yaml, or its words beside it in brackets: in vitro fertilization (IVF)",
        fix: `add ${name} to the glossary, write its words in full, or list it there under \`known\``,
      });
    }
  }
  return findings.problems;
}

/** The acronyms in a glossary's terms and forms. */
export function acronymsIn(forms: readonly string[]): string[] {
  return forms.flatMap((form) => form.match(acronym) ?? []);
}
