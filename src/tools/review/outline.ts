import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { labelOf } from "../disclosure/page/labels";
import { attribute, isElement } from "../../content/html";
import { plain, wordsIn } from "../disclosure/page/tree";

/** Something that a screen reader announces beside plain words, or that a link or keyboard leads to. */
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
const skipped = new Set(["script", "style", "template", "head"]);
/** Attributes that change what is announced, or whether. */
const announced =
  /^(?:aria-(?!controls$|labelledby$|describedby$|owns$|current$).+|role|tabindex|hidden|title|placeholder|disabled|required|autocomplete|open)$/;
/** React's own ids change with the elements before them. */
const isGenerated = (id: string): boolean => id.startsWith(":");

function ofElement(node: Tree.Element, document: Tree.Document): Entry[] {
  const { tagName } = node;
  const value = (name: string) => attribute(node, name) ?? "";
  const words = () => plain(wordsIn(node));
  if (tagName === "html") return [{ kind: "language", name: value("lang"), detail: "" }];
  if (/^h[1-6]$/.test(tagName)) return [{ kind: "heading", name: words(), detail: `level ${tagName[1]}` }];
  if (tagName === "img") {
    const alt = attribute(node, "alt");
    const kind =
      alt === undefined ? "picture without an alternative text" : alt ? "picture" : "decorative picture";
    return [{ kind, name: plain(alt ?? ""), detail: "" }];
  }
  if (tagName === "a")
    return [
      { kind: "link", name: value("aria-label") || words(), detail: attribute(node, "href") ?? "nowhere" },
    ];
  if (fields.has(tagName))
    return [
      {
        kind: "field",
        name: labelOf(node, document),
        detail: `${value("type") || tagName} ${value("value")}`.trim(),
      },
    ];
  const control = controls[tagName];
  if (control) return [{ kind: control, name: value("aria-label") || words(), detail: "" }];
  if (landmarks.has(tagName)) return [{ kind: "landmark", name: tagName, detail: value("aria-label") }];
  return containers.has(tagName) ? [{ kind: "element", name: tagName, detail: "" }] : [];
}

function attributesOf({ attrs, tagName }: Tree.Element): Entry[] {
  return attrs
    .filter(({ name }) => announced.test(name))
    .map(({ name, value }) => ({ kind: name, name: isGenerated(value) ? "" : value, detail: tagName }));
}

function anchorOf(node: Tree.Element): Entry[] {
  const id = attribute(node, "id");
  return id && !isGenerated(id) ? [{ kind: "anchor", name: id, detail: "" }] : [];
}

/** Language, landmarks, headings, pictures, links, controls, fields, announced attributes and anchors, in reading order. */
export function outlineOf(document: Tree.Document): Entry[] {
  const walk = (node: Tree.Element): Entry[] => {
    if (skipped.has(node.tagName)) return [];
    const own = [...ofElement(node, document), ...attributesOf(node), ...anchorOf(node)];
    // Drawings have no structure of their own; their name is an attribute.
    return node.tagName === "svg" ? own : [...own, ...node.childNodes.filter(isElement).flatMap(walk)];
  };
  return document.childNodes.filter(isElement).flatMap(walk);
}

/** Names an entry: `heading "Fees", level 2`. */
export function nameOfEntry({ kind, name, detail }: Entry): string {
  const quoted = name ? ` "${name.length > 80 ? `${name.slice(0, 77)}...` : name}"` : "";
  if (kind === "link") return `link${quoted} to ${detail}`;
  return `${kind}${quoted}${detail ? `, ${detail}` : ""}`;
}
