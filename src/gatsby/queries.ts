import type { PreprocessSourceArgs } from "gatsby";

/** The parts of a file that Gatsby reads: queries, slices, and what a page exports for it. */
const gatsbys =
  /(?<![\w/])graphql\s*(?:<[^(`]*>\s*)?`|<Slice\b|\bexport\b[^=;(]*\b(?:Head|config|getServerData)\b/;

/** Whether a source file has something for Gatsby to read. */
export const hasGatsbyParts = (contents: string): boolean => gatsbys.test(contents);

/**
 * Gatsby parses every file that has one of its words in it, as "Head" in "Heading", in every build: most of a second for nothing.
 * @returns an empty module for Gatsby to parse in the place of a file that has nothing for it; otherwise undefined, and it parses the file
 */
export const preprocessSource = ({ contents }: PreprocessSourceArgs): string | undefined =>
  hasGatsbyParts(contents) ? undefined : "export {};";
