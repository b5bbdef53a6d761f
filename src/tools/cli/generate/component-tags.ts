// The JSDoc tags of a component for writers:
//   @example [caption]   MDX as writers write it; the first example is in the manual, all are in the catalogue
//   @partOf Cards Columns   instead of an example: the components whose direct child it is; the first one's example shows it
//   @band                as wide as the window, so not inside another component
//   @inline              may be within a sentence: a fact, a link, or a switch for its words
//   @once                at most once on a page
//   @only SharedBody     the only document type that it works in
//   @heading 2           the level of the heading that it renders; `@heading level || 2` if a prop decides
//   @shows a.b c.d       facts that it shows by itself; `if card` or `unless term` if that depends on a prop
//   @lists PressArticle  the document type whose texts it lists
//   @textOnly            for text documents, not for pages
import ts from "typescript";
import type { ComponentShape, HeadingLevel, ShownFacts } from "../../../content/schema/component-shapes";
import { explain } from "../../../content/schema/diagnostic";
import { suggest } from "../../../content/schema/did-you-mean";

export interface ComponentTags extends Omit<ComponentShape, "props" | "children"> {
  examples: readonly { caption: string; mdx: string }[];
  isTextOnly: boolean;
}

const known = "example partOf band inline once only heading shows lists textOnly throws param returns".split(
  " ",
);

function headingOf(text: string): HeadingLevel {
  if (/^[1-6]$/.test(text)) return Number(text);
  const [, prop, otherwise] = /^(\w+) \|\| ([1-6])$/.exec(text) ?? [];
  if (!prop)
    throw new Error(
      `the tag "@heading ${text}" has no level; expected "@heading 2" or "@heading prop || 2".`,
    );
  return { prop, otherwise: Number(otherwise) };
}

function shownIn(text: string): ShownFacts {
  const [, names, word, prop] = /^(.*?)(?: (if|unless) (\w+))?$/.exec(text)!;
  return { facts: names!.split(/\s+/), ...(word && prop ? { [word]: prop } : {}) };
}

/** An example's first line is its caption, unless it is a tag or a heading. */
function exampleIn(text: string): ComponentTags["examples"][number] {
  const [first = "", ...rest] = text.split("\n");
  const hasCaption = rest.length > 0 && !/^[<#]/.test(first);
  return { caption: hasCaption ? first.trim() : "", mdx: (hasCaption ? rest.join("\n") : text).trim() };
}

/**
 * Reads the tags of an export's docstring.
 * @returns undefined for an export that writers cannot use
 * @throws when a tag is unknown or malformed, with a message that does not name the export
 */
export function readTags(tags: readonly ts.JSDocTagInfo[]): ComponentTags | undefined {
  const unknown = tags.find((tag) => !known.includes(tag.name));
  if (unknown)
    throw new Error(
      explain({
        message: `the tag @${unknown.name} is unknown`,
        expected: `one of ${known.join(", ")}`,
        fix: suggest(unknown.name, known, "remove it"),
      }),
    );
  const texts = (tag: string) =>
    tags.filter((each) => each.name === tag).map((each) => ts.displayPartsToString(each.text).trim());
  const examples = texts("example").map(exampleIn);
  const partOf = texts("partOf")[0]?.split(" ");
  if (!examples.length && !partOf) return undefined;
  const shows = texts("shows").map(shownIn);
  return {
    examples,
    partOf,
    isBand: texts("band").length > 0 || undefined,
    isInline: texts("inline").length > 0 || undefined,
    once: texts("once").length > 0 || undefined,
    only: texts("only")[0],
    isTextOnly: texts("textOnly").length > 0,
    heading: texts("heading").map((text) => headingOf(text))[0],
    shows: shows.length ? shows : undefined,
    lists: texts("lists")[0],
  };
}
