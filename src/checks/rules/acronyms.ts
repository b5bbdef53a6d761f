import { rangeOf } from "../../content/markdown/element";
import { frontmatterOf, type SourceDocument } from "../../content/read/documents";
import { nodesIn } from "../../content/markdown/parse";
import type { Range } from "../../content/read/yaml-source";
import type { Findings } from "../../content/schema/diagnostic";
import { isInCapitals } from "./headings";
import { textsOf } from "./roles";
import { placeholders } from "./word-mistakes";

const acronym = /(?<![\p{L}\p{N}./_-])[A-Z](?:-?[A-Z])+(?=s?(?![\p{L}\p{N}_-]))/gu;

/**
 * Checks whether words can be the expansion of an acronym: two or more words, or a long one (hysterosalpingogram), that
 * start with its first letter and contain the others in order.
 */
const isExpansion = (name: string, words: string) =>
  /[\s-]|^\w{12}/.test(words.trim()) &&
  new RegExp(`^${[...name.replace(/-/g, "")].join(".*")}`, "isu").test(words.trim());

/** Checks whether a text expands an acronym, as in "in vitro fertilization (IVF)" or "IVF (in vitro fertilization)". */
export function isExpanded(name: string, text: string): boolean {
  const plain = text.replace(/[*_]/g, "");
  const before = new RegExp(`((?:[\\p{L}'\u2019-]+[\\s]+){1,9})\\([^()]{0,12}?"?${name}s?\\b[^()]*\\)`, "gu");
  const after = new RegExp(`(?<![\\p{L}-])${name}s? \\(([^()]+)\\)`, "gu");
  return (
    [...plain.matchAll(after)].some(([, words = ""]) => isExpansion(name, words)) ||
    [...plain.matchAll(before)].some(([, words = ""]) => {
      const list = words.trim().split(/\s+/);
      return list.some((_, first) => isExpansion(name, list.slice(first).join(" ")));
    })
  );
}

/** Where the pieces of copy are in the file: their values have other offsets, such as those of several lines. */
function piecesOf(document: SourceDocument): Range[] {
  const yaml = frontmatterOf(document.text, document.file);
  const fields = textsOf(document.type.schema, document.fields).flatMap(({ role, path }) =>
    role === "prose" ? (yaml.rangeOf(path) ?? []) : [],
  );
  const texts = nodesIn(document.body).flatMap(({ node }) => (node.type === "text" ? rangeOf(node) : []));
  return [...fields, ...texts];
}

/** Reports an acronym, once in a file. */
export function reportAcronym(name: string, at: number, findings: Findings): void {
  const message = `the acronym ${name} is not explained`;
  if (findings.problems.some((other) => other.message === message)) return;
  findings.add(at, {
    message,
    expected:
      "an entry in content/facts/glossary.yaml, or its words next to it: in vitro fertilization (IVF)",
    fix: `add ${name} to the glossary, write its words in full, or list it under \`known\` in the glossary; write a word that is none in lowercase`,
  });
}

/**
 * Reports each acronym in a document, once, that is neither in the glossary nor expanded in the text.
 * @param known acronyms that are in the glossary or need no explanation
 */
export function checkAcronyms(document: SourceDocument, known: ReadonlySet<string>, findings: Findings) {
  const explained = new Set([...known, ...placeholders]);
  for (const { start: at, end } of piecesOf(document)) {
    const text = document.text.slice(at, end);
    const unknown = [...text.matchAll(acronym)].filter(([name]) => !explained.has(name));
    if (unknown.length && isInCapitals(text)) {
      // checkTitleCase reports a heading in capitals.
      if (!/(?:^|\n)#+ $/.test(document.text.slice(0, at)))
        findings.add(at, {
          message: "these words are in capitals",
          expected: "a capital for the first word and for names",
          fix: "write the other words in lowercase",
        });
      continue;
    }
    for (const { 0: name, index } of unknown)
      if (!isExpanded(name, document.body)) reportAcronym(name, at + index, findings);
  }
}

/** Returns the acronyms in a glossary's terms and forms. */
export function acronymsIn(forms: readonly string[]): string[] {
  return forms.flatMap((form) => form.match(acronym) ?? []);
}
