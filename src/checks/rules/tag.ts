/** Offsets of an attribute: of its name, and of its value with quotes or braces. */
export interface AttributePlace {
  name: string;
  start: number;
  nameEnd: number;
  valueStart: number;
  end: number;
}

/** An opening tag as written in the source. */
export type Tag = ReturnType<typeof tagAt>;

/** Returns the end of a value that starts at `at`: after its closing quote or brace, or the end of the source. */
function valueEnd(source: string, at: number): number {
  const open = source[at];
  if (open === '"' || open === "'") return source.indexOf(open, at + 1) + 1 || source.length;
  let depth = 0;
  for (let i = at; i < source.length; i++) {
    const sign = source[i]!;
    if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) return i + 1;
    else if (depth && (sign === '"' || sign === "'" || sign === "`")) {
      i++;
      while (i < source.length && source[i] !== sign) i += source[i] === "\\" ? 2 : 1;
    }
  }
  return source.length;
}

/**
 * Finds the positions of an opening tag's attributes, which the MDX parser does not return.
 * @param start offset of the tag's `<`
 */
export function tagAt(source: string, start: number) {
  const nameStart = start + 1;
  let at = nameStart;
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    at += pattern.exec(source)?.[0].length ?? 0;
  };
  skip(/[\w.:-]*/y);
  const nameEnd = at;
  const attributes: AttributePlace[] = [];
  for (;;) {
    skip(/\s*/y);
    if (at >= source.length || source[at] === ">" || source.startsWith("/>", at)) break;
    const from = at;
    skip(/[^\s=>/{]+/y);
    if (at === from) {
      at = source[at] === "{" ? valueEnd(source, at) : at + 1;
      continue;
    }
    const end = at;
    skip(/\s*(?==)/y);
    let valueStart = end;
    if (source[at] === "=") {
      at++;
      skip(/\s*/y);
      valueStart = at;
      at = valueEnd(source, at);
    }
    attributes.push({ name: source.slice(from, end), start: from, nameEnd: end, valueStart, end: at });
  }
  const selfClosing = source.startsWith("/>", at);
  /** After `>`. */
  const end = Math.min(source.length, at + (selfClosing ? 2 : 1));
  return { nameStart, nameEnd, attributes, end, selfClosing };
}
