import type { PreprocessSourceArgs } from "gatsby";

/** The parts of a file that Gatsby reads: queries, slices, and a page's exports for Gatsby. */
const gatsbyParts =
  /(?<![\w/])graphql\s*(?:<[^(`]*>\s*)?`|<Slice\b|\bexport\b[^=;(]*\b(?:Head|config|getServerData)\b/;

/** Whether a source file has a part that Gatsby reads. */
export const hasGatsbyParts = (contents: string): boolean => gatsbyParts.test(contents);

/**
 * Keeps Gatsby from parsing files without parts for it. In every build it parses each file that contains one of its
 * keywords, even "Head" in "Heading", which takes most of a second.
 * @returns an empty module to parse instead of such a file; undefined if Gatsby must parse the file itself
 */
export const preprocessSource = ({ contents }: PreprocessSourceArgs): string | undefined =>
  hasGatsbyParts(contents) ? undefined : "export {};";
