import { segmentsOf } from "../../site/routes/path";

/** Text for a PCRE in which every character is literal. */
export function literal(text: string): string {
  return text.replace(/[^\w/-]/g, (char) => (char === "\\" ? "\\x5c" : `\\${char}`));
}

/**
 * A string as nginx reads it back. In quotes it unescapes a backslash only before another backslash, a quote, t, r or n,
 * so expressions are written here with \x5c for a literal backslash.
 * @throws Error for a value that nginx would change.
 */
export function quoted(text: string): string {
  if (/\\[\\"'trn]|["\n\r]/.test(text))
    throw new Error(`nginx would change ${JSON.stringify(text)} in quotes`);
  return `"${text}"`;
}

/**
 * A constant where nginx expands variables (add_header, map's values).
 * @throws Error for a value with a dollar, which nginx has no way to write.
 */
export function constant(text: string): string {
  if (text.includes("$")) throw new Error(`nginx cannot write the constant ${JSON.stringify(text)}`);
  return quoted(text);
}

/** End of the text. Not `$`, which in PCRE also matches before a line feed at the end: `/about%0a` is not `/about`. */
const END = "\\z";

/**
 * The expression for a row's path, as `createMatcher` reads it: whole segments, ASCII case of literals ignored.
 * nginx compares with the decoded path, in which slashes are merged and dots resolved.
 * @param path such as `/faq/:slug`; a parameter takes one segment.
 */
export function pathExpression(path: string, match: "exact" | "prefix"): string {
  const segments = segmentsOf(path).map((segment) =>
    segment.startsWith(":") ? "[^/]+" : `(?i:${literal(segment)})`,
  );
  const start = `^${segments.map((segment) => `/${segment}`).join("")}`;
  if (!segments.length) return `^/${match === "exact" ? END : ""}`;
  return start + (match === "exact" ? `/?${END}` : `(?:/|${END})`);
}

/** A JavaScript expression without flags, for PCRE; only `$` differs in meaning. */
export function fromRegExp({ source }: RegExp): string {
  return source.replace(/\\\//g, "/").replace(/\$$/, END);
}

export function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => line.replace(/^(?=.)/gm, "    ")).join("\n")}\n}`;
}
