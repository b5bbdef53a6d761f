import { hash } from "node:crypto";

/** CSP sources that allow a page's own inline blocks: `'sha256-…'`, each once. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** A script or style element. HTML written by React and Gatsby escapes `<` and `>` in attributes. */
const BLOCK = /<(script|style)\b([^<>]*)>([\s\S]*?)<\/\1>/g;

/** Types of inline scripts that a browser runs or applies. Any other type is data (HTML, 4.12.1), such as JSON-LD. */
const ACTIVE_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Returns the hashes of a page's inline scripts and styles. Source: CSP 3, 2.3.1 (hash-source).
 * @param html the whole page, as sent
 */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, element, attributes = "", text = ""] of html.matchAll(BLOCK)) {
    if (text === "") continue;
    if (element === "style") styles.add(hashSource(text));
    else if (isActive(attributes)) scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** A text's hash as a CSP source: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

function isActive(attributes: string): boolean {
  const [, type = ""] = /\btype="([^"]*)"/.exec(attributes) ?? [];
  return ACTIVE_TYPE.test(type.trim()) && !/(?:^|\s)src=/.test(attributes);
}
