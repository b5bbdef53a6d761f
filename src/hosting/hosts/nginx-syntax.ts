import { segmentsOf } from "../../site/routes/path";

/** Escapes text for a PCRE. */
export function literal(text: string): string {
  return text.replace(/[^\w/-]/g, (char) => (char === "\\" ? "\\x5c" : `\\${char}`));
}

/**
 * Quotes a string for nginx. Within quotes nginx unescapes a backslash before another backslash, a quote, t, r or n, so
 * expressions contain \x5c for a literal backslash.
 * @throws Error for a value that nginx would change
 */
export function quoted(text: string): string {
  if (/\\[\\"'trn]|["\n\r]/.test(text))
    throw new Error(`nginx would change ${JSON.stringify(text)} in quotes`);
  return `"${text}"`;
}

/**
 * Quotes a constant where nginx expands variables (add_header, values of a map).
 * @throws Error for a value with a dollar sign, which nginx cannot escape
 */
export function constant(text: string): string {
  if (text.includes("$")) throw new Error(`nginx cannot write the constant ${JSON.stringify(text)}`);
  return quoted(text);
}

/** The end of the text. In PCRE, `$` also matches before a final line feed, but `/about%0a` is not `/about`. */
const END = "\\z";

/**
 * The expression for a row's path with the semantics of `createMatcher`: whole segments, ignoring the ASCII case of
 * literals. nginx matches the decoded path, with merged slashes and resolved dots.
 * @param path such as `/faq/:slug`; a parameter matches one segment
 */
export function pathExpression(path: string, match: "exact" | "prefix"): string {
  const segments = segmentsOf(path).map((segment) =>
    segment.startsWith(":") ? "[^/]+" : `(?i:${literal(segment)})`,
  );
  const start = `^${segments.map((segment) => `/${segment}`).join("")}`;
  if (!segments.length) return `^/${match === "exact" ? END : ""}`;
  return start + (match === "exact" ? `/?${END}` : `(?:/|${END})`);
}

/** Converts a JavaScript expression without flags to PCRE; only `$` has another meaning. */
export function fromRegExp({ source }: RegExp): string {
  return source.replace(/\\\//g, "/").replace(/\$$/, END);
}

/** A block of the configuration, with its lines indented. */
export function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => line.replace(/^(?=.)/gm, "    ")).join("\n")}\n}`;
}
