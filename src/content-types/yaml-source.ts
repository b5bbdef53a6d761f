import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Document, type Node } from "yaml";
import type { Problem } from "./problem";

/** A place in a file, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Parsed YAML that still knows where each value stood in its file. */
export interface YamlSource {
  value: unknown;
  problems: Problem[];
  /** The place of the value at `path`, or of its nearest existing parent. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** The place of the key itself, for "unknown field" messages. */
  placeOfKey(path: readonly PropertyKey[], key: string): Place;
}

/**
 * Reads YAML and keeps positions.
 * @param text the YAML
 * @param file path for messages, from the repository's root
 * @param firstLine the line of the file on which `text` starts, counted from 1
 * @returns problems instead of throwing when the YAML is broken; `value` is then undefined
 */
export function readYaml(text: string, file: string, firstLine = 1): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const place = (offset: number): Place => {
    const { line, col } = counter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const problems = document.errors.map((error) => ({
    file,
    ...place(error.pos[0]),
    message: `the YAML cannot be read: ${error.message}`,
    expected: "`name: value` lines, with quotes around text that contains `: ` or starts with `{`, `[`, `>` or `@`",
    fix: "correct this line, or put the value in double quotes",
  }));
  return {
    value: problems.length ? undefined : document.toJS(),
    problems,
    placeOf: (path) => place(offsetOf(document, path)),
    placeOfKey: (path, key) => place(keyOffset(document, path, key)),
  };
}

function nodeAt(document: Document, path: readonly PropertyKey[]): Node | null {
  for (let length = path.length; length >= 0; length--) {
    const node = length ? document.getIn(path.slice(0, length), true) : document.contents;
    if (node && (isScalar(node) || isCollection(node))) return node;
  }
  return null;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  return nodeAt(document, path)?.range?.[0] ?? 0;
}

function keyOffset(document: Document, path: readonly PropertyKey[], key: string): number {
  const parent = nodeAt(document, path);
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
    const range = pair && (pair.key as Node).range;
    if (range) return range[0];
  }
  return offsetOf(document, path);
}
