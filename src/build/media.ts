import { readFile } from "node:fs/promises";

/** Art larger than this is loaded as a file: inlined, it would weigh on every visit. Bytes. */
const inlineLimit = 6_000;

/** An SVG's source, for inlining; null for other files and for large ones. */
export async function inlineSvg(file: { extension: string; absolutePath: string; size: number }): Promise<string | null> {
  if (file.extension !== "svg" || file.size > inlineLimit) return null;
  const source = await readFile(file.absolutePath, "utf8");
  return source.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->/g, "").trim();
}

/**
 * The pictures a page's MDX names (`image="heroes/home.svg"`), as paths under content/,
 * so that a page's query brings these and no others.
 */
export function mediaIn(body: string): string[] {
  const names = [...body.matchAll(/["'=\s]([a-z0-9-]+\/[a-z0-9./-]+\.(?:svg|png|jpe?g|webp|mp4|vtt))["'\s]/g)];
  return [...new Set(names.map((match) => `media/${match[1]!}`))];
}
