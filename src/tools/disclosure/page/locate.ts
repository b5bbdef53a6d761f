import { attribute, elementsIn } from "../../../content/html";
import { isHeading, plain, wordsIn } from "./tree";
import type { Statement } from "./statement";

/** Shortens a text for a line of a report. @param length the most characters */
export function quote(text: string, length = 90): string {
  return text.length <= length ? text : `${text.slice(0, length - 3).trimEnd()}...`;
}

/** The article's own heading, which may follow its date; otherwise the last heading above. */
function headingOf({ regions, heading }: Statement): string {
  const article = regions.find(({ tagName }) => tagName === "article");
  const own = article && elementsIn(article).find(isHeading);
  return own ? plain(wordsIn(own)) : heading;
}

/** Describes a statement's place for readers of a report. */
export function placeOf(statement: Statement): string {
  const { surface, name } = statement;
  if (surface === "metadata") return `in the page's metadata (${name})`;
  if (surface === "structured data") return `in the data for search engines (${name})`;
  const isInFooter = statement.regions.some(({ tagName }) => tagName === "footer");
  const heading = headingOf(statement);
  const region = isInFooter
    ? "in the footer"
    : heading
      ? `under "${quote(heading, 50)}"`
      : "above the first heading";
  return surface === "text" ? region : `${surface}, ${region}`;
}

/** Describes a statement's place in words that are stable across builds: its heading and element, no class and no index. */
export function locate(statement: Statement): string {
  const { surface, name, node } = statement;
  if (surface === "metadata") return `head, ${name}`;
  if (surface === "structured data") return `JSON-LD, ${name}`;
  // React's generated ids (`:R2la1j9:`) change with the elements before them.
  const marked = attribute(node, "data-disclosure") ?? attribute(node, "id")?.replace(/^:.*/, "");
  return `${placeOf(statement)}, ${node.tagName}${marked ? `#${marked}` : ""}${name ? `[${name}]` : ""}`;
}
