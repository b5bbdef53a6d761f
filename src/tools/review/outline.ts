import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { labelOf } from "../disclosure/page/labels";
import { quote } from "../disclosure/page/locate";
import { attribute, elementsIn, isElement, textContentOf } from "../../content/html";
import { isSilent, plain, wordsIn } from "../disclosure/page/tree";

/** Something other than plain words that a screen reader announces, or that a link or the keyboard can reach. */
export interface Entry {
  kind: string;
  name: string;
  /** A heading's level, a link's address, a field's type. */
  detail: string;
}

const landmarks = new Set(["main", "nav", "header", "footer", "aside", "dialog", "form", "search"]);
const fields = new Set(["input", "select", "textarea"]);
const controls: Readonly<Record<string, string>> = {
  button: "button",
  summary: "question",
  th: "header cell",
};
const containers = new Set(["ul", "ol", "dl", "table", "blockquote", "video", "iframe", "details"]);
/** Attributes that change what is announced. */
const announced =
  /^(?:aria-(?!controls$|labelledby$|describedby$|owns$|current$).+|role|tabindex|hidden|title|placeholder|disabled|required|autocomplete|open)$/;
/** React's generated ids change with the elements before them. */
const isGenerated = (id: string): boolean => id.startsWith(":");

const entry = (kind: string, name: string, detail = ""): Entry[] => [{ kind, name, detail }];

function ofElement(node: Tree.Element, document: Tree.Document): Entry[] {
  const { tagName } = node;
  const value = (name: string) => attribute(node, name) ?? "";
  const words = () => plain(wordsIn(node));
  if (tagName === "html") return entry("language", value("lang"));
  if (/^h[1-6]$/.test(tagName)) return entry("heading", words(), `level ${tagName[1]}`);
  if (tagName === "img") {
    const alt = attribute(node, "alt");
    if (alt === undefined) return entry("picture without an alternative text", "");
    return entry(alt ? "picture" : "decorative picture", plain(alt));
  }
  const name = () => value("aria-label") || words();
  if (tagName === "a") return entry("link", name(), attribute(node, "href") ?? "nowhere");
  if (fields.has(tagName))
    return entry("field", labelOf(node, document), `${value("type") || tagName} ${value("value")}`.trim());
  const control = controls[tagName];
  if (control) return entry(control, name());
  if (landmarks.has(tagName)) return entry("landmark", tagName, value("aria-label"));
  return containers.has(tagName) ? entry("element", tagName) : [];
}

function ofAttributes({ attrs, tagName }: Tree.Element): Entry[] {
  const id = attrs.find(({ name, value }) => name === "id" && value && !isGenerated(value));
  return [
    ...attrs
      .filter(({ name }) => announced.test(name))
      .flatMap(({ name, value }) => entry(name, isGenerated(value) ? "" : value, tagName)),
    ...(id ? entry("anchor", id.value) : []),
  ];
}

/** Language, landmarks, headings, pictures, links, controls, fields, announced attributes and anchors, in reading order. */
export function outlineOf(document: Tree.Document): Entry[] {
  const walk = (node: Tree.Element): Entry[] => {
    if (isSilent(node)) return [];
    const own = [...ofElement(node, document), ...ofAttributes(node)];
    // SVG drawings have no outline of their own; their name is an attribute.
    return node.tagName === "svg" ? own : [...own, ...node.childNodes.filter(isElement).flatMap(walk)];
  };
  return document.childNodes.filter(isElement).flatMap(walk);
}

/** Names an entry: `heading "Fees", level 2`. */
export function nameOfEntry({ kind, name, detail }: Entry): string {
  const quoted = name ? ` "${quote(name, 80)}"` : "";
  if (kind === "link") return `link${quoted} to ${detail}`;
  return `${kind}${quoted}${detail ? `, ${detail}` : ""}`;
}

/** A page's title without the site's name. */
export function titleOfPage(html: string): string {
  const title = elementsIn(parse(html)).find(({ tagName }) => tagName === "title");
  return title ? textContentOf(title).replace(/ \| [^|]*$/, "") : "";
}
