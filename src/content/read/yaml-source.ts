import {
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
  type Node,
} from "yaml";
import { plural } from "../plural";
import { suggestedFix, type Diagnostic } from "../schema/diagnostic";
import { memoize } from "./memoize";

/** Parsed YAML with the position of each value in its file. */
export type YamlSource = ReturnType<typeof parseYaml>;
type Path = readonly PropertyKey[];

/** Offsets in a file. */
export interface Range {
  start: number;
  end: number;
}

function parseYaml(text: string, file: string) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const place = (offset: number): Pick<Diagnostic, "file" | "line" | "column"> => {
    const { line, col } = counter.linePos(offset);
    return { file, line, column: col };
  };
  const { value, errors: all } = valueOf(document);
  // One mistake makes the parser misread all that follows: the first error of each line, of at most three lines. The last
  // one that is shown says that others follow.
  const lineAt = ({ at }: { at: number }) => place(at).line;
  const ofLines = all.filter((error, index) => !index || lineAt(error) !== lineAt(all[index - 1]!));
  const errors = ofLines.slice(0, /in YAML stream|^Tabs/.test(all[0]?.message ?? "") ? 1 : 3);
  const left = ofLines.length - errors.length;
  // Text above the first name, such as the second half of a comment, is read as the whole file.
  const [first] = errors;
  const { contents } = document;
  if (first && isScalar(contents) && contents.range && /in YAML stream/.test(first.message))
    first.at = contents.range[0];
  const problems = errors.map(({ at, message }, index): Diagnostic => {
    const { start, end } = lineAround(text, at);
    const { words, fix } = explanationOf(message, text.slice(start, end));
    return {
      ...place(causeOf(text, at, message)),
      message: `the YAML cannot be read: ${words}`,
      expected:
        "`name: value` lines, with quotes around text that contains `: ` or starts with `{`, `[`, `>`, `*`, `@`, `%` or a backtick",
      fix: `${fix}${left && index === errors.length - 1 ? `, and check again: ${plural(left, "line")} below it could not be read either, perhaps for the same reason` : ""}`,
      repair: yamlRepair(text, at),
    };
  });
  const rangeOf = (node: Node | null | undefined): Range | undefined =>
    node?.range ? { start: node.range[0], end: node.range[1] } : undefined;
  const keyAt = (path: Path, name: string) => rangeOf(pairAt(document, path, name)?.key as Node | undefined);
  return {
    value: value as unknown,
    problems,
    /** The file, line and column of the value at `path`, or of its nearest existing parent. */
    placeOf: (path: Path) => place(offsetOf(document, path)),
    /** The place of the key itself, for "unknown field" messages. */
    placeOfKey: (path: Path, name: string) => place(keyAt(path, name)?.start ?? offsetOf(document, path)),
    /** The offsets of the value at `path` in the file; undefined if there is none. */
    rangeOf: (path: Path) => rangeOf(document.getIn(path, true) as Node | undefined),
    /** The offsets of the key. */
    rangeOfKey: keyAt,
    /** The text of a range of the file. */
    textOf: (range: Range | undefined) => (range ? text.slice(range.start, range.end) : ""),
    /** The whole lines of a field, including line endings. */
    linesOf(path: Path, name: string): Range | undefined {
      const key = keyAt(path, name);
      if (!key) return undefined;
      const value = rangeOf(pairAt(document, path, name)!.value as Node | null) ?? key;
      const end = text.indexOf("\n", Math.max(key.start, value.end - 1));
      return { start: text.lastIndexOf("\n", key.start) + 1, end: end < 0 ? text.length : end + 1 };
    },
  };
}

/** The parser's messages in words for writers. */
const wordsFor: readonly [RegExp, words: string, fix?: string][] = [
  [
    /^Nested mappings|^A block sequence/,
    "a second `: `, or the spaces before a line, begin another value inside this one",
  ],
  [/^Implicit keys/, "a line is neither `name: value` nor a part of the value above it"],
  [/^Implicit map keys/, "a name has no `: ` and value"],
  [/^Map keys must be unique/, "a name is written twice", "delete one of the two, or rename it"],
  [/^Missing closing/, "a quote is opened and not closed"],
  [/^Flow (?:map|sequence)/, "a bracket is opened and not closed"],
  [/^Missing [,s]|^Block collections/, "a comma, or a space after a colon, is missing inside brackets"],
  [
    /^Plain value|^Unresolved tag|^Could not resolve tag|^Anchor|^Alias|^A node|directive/,
    "a value without quotes starts with a character that it cannot start with",
  ],
  [/multiple documents/, "a line `---` begins a second document; delete the line"],
  [/^Tabs/, "a line begins with a tab instead of spaces", "type spaces instead of the tab"],
  [/^Comments must/, "there is no space before a `#`"],
  [/^Invalid escape/, "a backslash inside double quotes is not followed by a character that it can escape"],
  [
    /must start at the same column|indent|^Sequence item without/,
    "the spaces before a line do not match the lines above it",
  ],
  [
    /^Unexpected|^Unsupported|^Expected|^Not a YAML|^Block scalar/,
    "something follows that belongs to no value",
  ],
];

/** The offsets of the line that contains an offset. */
function lineAround(text: string, at: number): Range {
  const end = text.indexOf("\n", at);
  return { start: text.lastIndexOf("\n", at - 1) + 1, end: end < 0 ? text.length : end };
}

function explanationOf(message: string, line: string) {
  if (/[\u00a0\u202f]/.test(line))
    return {
      words: "the line contains an invisible no-break space",
      fix: "delete it and type a space; it often comes from pasted text",
    };
  const [, words = message, fix = "correct this line, or put the value in double quotes"] =
    wordsFor.find(([pattern]) => pattern.test(message)) ?? [];
  return { words, fix };
}

/** The value of a document, or all its errors. Aliases are resolved only here; `*emphasis*` is parsed as one. */
function valueOf(document: Document) {
  // A warning is that a word such as `!new` is read as the type of the value, and lost.
  const found = [...document.errors, ...document.warnings];
  if (found.length)
    return {
      value: undefined,
      errors: found
        // Drops the second of two errors with the same cause.
        .filter(
          ({ code }, index, all) =>
            code !== "MULTILINE_IMPLICIT_KEY" || all[index - 1]?.code !== "BLOCK_AS_IMPLICIT_KEY",
        )
        .map(({ pos, message }) => ({ at: pos[0], message })),
    };
  try {
    return { value: document.toJS(), errors: [] };
  } catch (error) {
    const aliases: Alias[] = [];
    visit(document, { Alias: (_, alias) => void aliases.push(alias) });
    const unresolved = aliases.filter((alias) => !alias.resolve(document));
    const errors = unresolved.map(({ range, source }) => ({
      at: range?.[0] ?? 0,
      message: `\`*${source}\` repeats a value named \`${source}\`, which does not exist`,
    }));
    return {
      value: undefined,
      errors: errors.length
        ? errors
        : [{ at: aliases[0]?.range?.[0] ?? 0, message: (error as Error).message }],
    };
  }
}

function nodeAt(document: Document, path: Path): Node | null {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (node && (isScalar(node) || isCollection(node))) return node;
  }
  return null;
}

function offsetOf(document: Document, path: Path): number {
  return nodeAt(document, path)?.range?.[0] ?? 0;
}

function pairAt(document: Document, path: Path, key: string) {
  const parent = nodeAt(document, path);
  return isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
}

/** The offset of an error's cause: the parser reports an unclosed quote or bracket only where something else begins. */
function causeOf(text: string, at: number, message: string): number {
  // Above the first name, a line that starts with % is a directive, which --- must follow.
  if (/^Missing directives-end/.test(message)) return text.search(/^%/m);
  const lines = text.slice(0, at).split("\n");
  const startOf = (line: number) => lines.slice(0, line).join("\n").length + Math.min(line, 1);
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  const isOpen = (line: string) =>
    quote
      ? RegExp(`(?:: |- )${quote}`).test(line) && line.split(quote).length % 2 === 0
      : (line.match(/[[{]/g)?.length ?? 0) > (line.match(/[\]}]/g)?.length ?? 0);
  if (quote || /^Flow (?:map|sequence)/.test(message)) {
    const line = lines.findLastIndex(isOpen);
    return line < 0 ? at : startOf(line);
  }
  // A value continues on a line that is indented more: that line has too many spaces, or the value's own line too few.
  const column = (line = "") => /^(?: |- )*/.exec(line)![0].length;
  const [before, own] = [lines.at(-2), lines.at(-1)];
  const next = text.indexOf("\n", at) + 1;
  return /^Nested mappings|^Implicit keys/.test(message) &&
    next &&
    column(text.slice(next)) > column(own) &&
    column(own) >= column(before)
    ? next
    : at;
}

/** Repairs a line such as `name: text: more` or `name: @text` that becomes valid when its value is quoted; not a record. */
function yamlRepair(text: string, at: number): Diagnostic["repair"] {
  const { start, end } = lineAround(text, at);
  const parts = /^(\s*(?:- )?[\w.-]+: +)(?!\{ )([^"'\s].*?)\s*$/.exec(text.slice(start, end));
  if (!parts) return undefined;
  const quoted = `${parts[1]}${JSON.stringify(parts[2])}`;
  const fixed = text.slice(0, start) + quoted + text.slice(end);
  if (parseDocument(fixed, { prettyErrors: false }).errors.length) return undefined;
  return suggestedFix({ start, end, text: quoted });
}

/**
 * Parses YAML with the position of every value.
 * @param file path for messages, from the repository's root
 * @returns problems instead of throwing when the YAML is broken; `value` is then undefined
 */
export const readYaml = memoize(parseYaml, 500);
