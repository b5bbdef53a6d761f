import type { FileSystemNode } from "gatsby-source-filesystem";
import { readFile } from "node:fs/promises";
import { picturePath } from "../content/schema/picture-path";

type SvgFile = Pick<FileSystemNode, "extension" | "absolutePath">;

/** Reads an SVG's width and height in px from its viewBox, so that loading it shifts nothing; null for other files. */
export async function svgSize(file: SvgFile): Promise<{ width: number; height: number } | null> {
  if (file.extension !== "svg") return null;
  const [, width, height] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(await readFile(file.absolutePath, "utf8")) ?? [];
  return width ? { width: Number(width), height: Number(height) } : null;
}

/**
 * Returns the pictures that a page's MDX names (`image="heroes/home.svg"`), as paths under content/, so that the page's
 * query selects only these.
 */
export function mediaIn(body: string): string[] {
  const names = body.matchAll(new RegExp(`(?<=["'\`=\\s])${picturePath.source}(?=["'\`\\s])`, "g"));
  return [...new Set([...names].map(([path]) => `media/${path}`))];
}
