import { safeFix, suggestedFix, type Findings, type Repair } from "../../content/schema/diagnostic";
import { tagAt } from "./tag";

/** Plain words for the parser's messages. */
const reasons: readonly [RegExp, words: string, fix?: string][] = [
  [
    /^Unexpected character `[\u2018\u2019\u201c\u201d]` .* before attribute value.*/,
    "an attribute has curly quotes",
    'type straight quotes: title="Sign up"',
  ],
  [
    /^Unexpected character .* before attribute value.*/,
    "an attribute's value has no quotes",
    'put it in straight quotes, or a number in braces: title="Sign up" columns={3}',
  ],
  [
    /^Unexpected character `,` .* attribute name.*/,
    "there is a comma between two attributes",
    "write a space instead of the comma",
  ],
  [
    /^Unexpected character .* in attribute name.*/,
    "the quote of an attribute is not closed",
    "close it, and write &quot; for a quotation mark within the words",
  ],
  [
    /^Unexpected character (?:`@`|.*to create a link).*/,
    "an address is in angle brackets",
    "write it as a link: [words](link:name)",
  ],
  [
    /^Unexpected character `([^!])` .* before name.*/u,
    "the < before `$1` begins neither a component nor a comment",
    "write it in words, such as under or less than, or write &lt;",
  ],
  [
    /^Unexpected character `!` .*/,
    "this is an HTML comment, but comments are written {/* text */}",
    "write {/* instead of <!-- and */} instead of -->",
  ],
  [/^Unexpected character `(.)` .*/u, "the character `$1` is not allowed here"],
  [
    /^Could not parse (?:expression|import\/exports) with acorn.*/,
    "the braces contain neither a fact nor a comment",
    "write a fact in one pair of braces, {apr.min}, an id as {/* #id */}, and \\{ for a brace that readers see",
  ],
  [
    /^Unreadable attribute/,
    "the braces of this attribute contain no list, number or true",
    'put words in straight quotes, and a comma between two: features={["One", "Two"]}',
  ],
  [
    /^Unexpected empty expression.*/,
    "among a component's attributes there are braces with a comment or nothing in them",
    "delete the braces, and write a comment on a line of its own above the component",
  ],
  [/^Unclosed tag/, "this tag is not closed with >", "write > after its last attribute"],
  [
    /^Unexpected attribute in closing tag.*/,
    "a closing tag has attributes",
    "move them into its opening tag",
  ],
  [/^Unclosed comment/, "this comment is not closed", "add */} where the comment ends"],
  [/^Unexpected end of file in expression.*/, "an opening brace has no closing brace"],
  [/^Unexpected end of file .*/, "a tag is not closed with >"],
  [
    /^Expected a closing tag for `<([a-z]\w*(?:\.\w+)+)>`.*/,
    "$1 is between < and >, as if it were a component",
    "write a fact in braces: {$1}",
  ],
  [
    /^Expected a closing tag for (`<[^`]*>`).* `paragraph`/,
    "$1 has no closing tag in its paragraph",
    "end it with />, close it after the words, or put an empty line between it and the words",
  ],
  [/^Expected a closing tag for (`<[^`]*>`).*/, "$1 has no closing tag"],
  [
    /^Unexpected closing tag (`[^`]*`), expected .* for (`[^`]*`) \((\d+):.*/,
    "$1 is used where $2 of line $3 should be closed",
    "write the same name in both tags, or close $2 first",
  ],
  [
    /^Expected the closing tag (`[^`]*`) either after .*/,
    "$1 is in a paragraph that begins below its opening tag",
    "put an empty line before it, and delete what follows it on its line",
  ],
  [/^Unexpected closing slash .*/, "a closing tag has no opening tag", "delete it, or write the opening tag"],
];
function inPlainWords(reason: string): { words: string; fix?: string } {
  const [pattern, words, fix] = reasons.find(([known]) => known.test(reason)) ?? [];
  return pattern
    ? { words: reason.replace(pattern, words!), fix: fix && reason.replace(pattern, fix) }
    : { words: reason };
}

/** Offset of the last line before `at` on which an attribute's quote is not closed. */
function openQuote({ text, lineStarts }: Findings, at: number): number | undefined {
  const lines = text.slice(0, at).split("\n").slice(0, -1);
  return lineStarts[lines.findLastIndex((line) => line.includes('="') && line.split('"').length % 2 === 0)];
}

/** Offset of the last brace before `at` if it has no closing brace. */
function openBrace({ text }: Findings, at: number): number | undefined {
  const brace = text.lastIndexOf("{", at);
  return brace < 0 || text.slice(brace, at).includes("}") ? undefined : brace;
}

/** Offset of the first comment before `at` that is never closed. */
function openComment({ text }: Findings, at: number): number | undefined {
  const start = /\{\s*\/\*(?![^]*\*\/\s*\})/.exec(text)?.index;
  return start !== undefined && start <= at ? start : undefined;
}

/** Offset of the tag before `at` if it contains an empty line: then its > is missing, and words were read as attributes. */
function openTag({ text }: Findings, at: number): number | undefined {
  const start = text.lastIndexOf("<", at - 1);
  return /\n\s*\n/.test(text.slice(start, at)) ? start : undefined;
}

/** Whether `at` is within the braces of an attribute. */
function isInAttribute({ text }: Findings, at: number): boolean {
  const start = text.lastIndexOf("={", at);
  const inside = text.slice(start, at);
  return start >= 0 && inside.split("{").length > inside.split("}").length;
}

/** Reports an error of the MDX parser. Where the error has no position, its message contains one ("(7:1-7:19)"). */
export function reportSyntax(error: unknown, findings: Findings): void {
  const failure = error as { reason?: string; message: string; line?: number | null; column?: number | null };
  const told = failure.reason ?? failure.message;
  const opened = /^Expected a closing tag/.test(told) || !failure.line;
  const inText = opened ? /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(told) : null;
  const line = Number(inText?.[1] ?? failure.line ?? 1);
  const column = Number(inText?.[2] ?? failure.column ?? 1);
  const noticed = findings.lineStarts[line - 1]! + column - 1;
  // At the end of a file, the parser reports the place of the unclosed tag but the name of the last closed one.
  const tag = /^<[\w.]+/.exec(findings.text.slice(noticed))?.[0];
  const reason = tag ? told.replace(/(?<=^Expected a closing tag for `)[^`]*/, `${tag}>`) : told;
  const comment = /expression/.test(reason) ? openComment(findings, noticed) : undefined;
  // The parser notices an unclosed quote only at the next quote, and an unclosed brace at the end of the file.
  const quote = /in attribute name/.test(reason) ? openQuote(findings, noticed) : undefined;
  const brace = /end of file in expression/.test(reason) ? openBrace(findings, noticed) : undefined;
  const openedTag = /attribute name/.test(reason) && !quote ? openTag(findings, noticed) : undefined;
  const start = comment ?? quote ?? openedTag ?? brace ?? noticed;
  const isAttribute = /with acorn/.test(reason) && isInAttribute(findings, noticed);
  const known =
    (comment !== undefined && "Unclosed comment") ||
    (openedTag !== undefined && "Unclosed tag") ||
    (isAttribute && "Unreadable attribute");
  const plain = inPlainWords(known || reason.replace(/\s*\n\s*/g, " "));
  findings.add(start, {
    message: `the MDX cannot be read: ${plain.words}`,
    expected: "Markdown with closed components, and `{` or `<` only for facts, comments and components",
    fix: plain.fix ?? "close the component, or write \\{ or &lt; for a literal character",
    repair: openedTag === undefined ? repairOf(findings, start) : undefined,
  });
}

/** Suggests a fix for a usual error: an HTML comment, an unclosed component, a stray closing tag, an unclosed brace. */
function repairOf(findings: Findings, at: number): Repair | undefined {
  const { text } = findings;
  const html = text.lastIndexOf("<", at);
  if (text.startsWith("<!--", html)) {
    const end = text.indexOf("-->", html);
    return end < 0 || text.slice(html, end).includes("*/")
      ? undefined
      : safeFix({ start: html, end: end + 3, text: `{/* ${text.slice(html + 4, end).trim()} */}` });
  }
  if (/^<[A-Z]/.test(text.slice(at))) {
    const tag = tagAt(text, at);
    const isClosed = text.includes(`</${text.slice(tag.nameStart, tag.nameEnd)}>`, at);
    return tag.selfClosing || isClosed
      ? undefined
      : suggestedFix({ start: tag.end - 1, end: tag.end, text: " />" });
  }
  const closing = /<\/[\w.]*>/y;
  closing.lastIndex = Math.max(0, at - 1);
  const stray = closing.exec(text);
  if (stray) return suggestedFix({ start: stray.index, end: stray.index + stray[0].length, text: "" });
  const mistake = [...text.matchAll(/\{\s*#([\w-]+)\s*\}|\{(\{\s*[\w.]+\s*\})\}/g)].find(
    ({ 0: found, index }) => index <= at && at <= index + found.length,
  );
  if (mistake) {
    const meant = mistake[1] ? `{/* #${mistake[1]} */}` : mistake[2]!;
    return suggestedFix({ start: mistake.index, end: mistake.index + mistake[0].length, text: meant });
  }
  const brace = openBrace(findings, at);
  if (brace === undefined || text.startsWith("{/*", brace)) return undefined;
  // A backslash before the braces of an attribute would only move the error.
  return text[brace - 1] === "=" ? undefined : suggestedFix({ start: brace, end: brace + 1, text: "\\{" });
}
