import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributeWords, headWords, type HiddenWords } from "./hidden-words";
import { labelOf } from "./labels";
import { ancestors, attribute, isElement } from "../../../content/html";
import { isBlock, isHeading, isHidden, isRegion, isSilent, isVisuallyHidden, plain, wordsIn } from "./tree";
import type { Page, Statement } from "./statement";

const bareAmount = /^\$\s?\d[\d,]*(?:\.\d{1,2})?\*?$/;

/** Walks a page once and collects its statements in reading order. */
class Reader {
  readonly statements: Statement[] = [];
  private words = "";
  private links: string[] = [];
  private position = 0;
  private heading = "";
  private last = "";

  constructor(private readonly document: Tree.Document) {}

  private place(node: Tree.Element) {
    const around = ancestors(node);
    return {
      position: this.position,
      node,
      regions: around.filter(isRegion),
      closedIn: around.find(
        ({ tagName, attrs }) => tagName === "details" && !attrs.some(({ name }) => name === "open"),
      ),
      groups: around.filter(
        (element) =>
          ["tr", "dl"].includes(element.tagName) || attribute(element, "data-credit") !== undefined,
      ),
      heading: this.heading,
    };
  }

  private flush(node: Tree.Element): void {
    const text = plain(this.words);
    const links = this.links;
    this.words = "";
    this.links = [];
    if (!text) return;
    const label = labelOf(node, this.document) || (bareAmount.test(text) ? this.last : "");
    this.statements.push({ surface: "text", text, label, name: "", linksTo: links, ...this.place(node) });
    this.position += 1;
    this.last = text;
  }

  add({ surface, name, text, node }: HiddenWords): void {
    const label = labelOf(node, this.document);
    this.statements.push({ surface, name, text, label, linksTo: [], ...this.place(node) });
  }

  private enter(node: Tree.Element, block: Tree.Element): void {
    if (isHidden(node)) return;
    if (isVisuallyHidden(node)) {
      const text = plain(wordsIn(node));
      if (text) this.add({ surface: "screen reader text", name: "", text, node });
      return;
    }
    attributeWords(node).forEach((words) => this.add(words));
    const target = node.tagName === "a" ? /^#(.+)/.exec(attribute(node, "href") ?? "")?.[1] : undefined;
    if (target) this.links.push(target);
    if (node.tagName === "br") this.words += " ";
    if (!isBlock(node)) return this.children(node, block);
    this.flush(block);
    if (isHeading(node)) this.heading = plain(wordsIn(node));
    this.children(node, node);
    this.flush(node);
  }

  children(node: Tree.Element | Tree.Document, block: Tree.Element): void {
    for (const child of node.childNodes) {
      if (defaultTreeAdapter.isTextNode(child)) this.words += child.value;
      else if (isElement(child) && !isSilent(child)) this.enter(child, block);
    }
  }
}

/**
 * Reads a built page into statements: visible text, text for screen readers, attributes, inputs, metadata, JSON-LD.
 * Style sheets are not read: only `hidden`, closed `details` and the class `visually-hidden` count as hidden.
 * @param path the page's path, such as `/faq/ivf`
 * @throws SyntaxError when JSON-LD cannot be read
 */
export function readPage(path: string, html: string): Page {
  const document = parse(html, { scriptingEnabled: false });
  const reader = new Reader(document);
  headWords(document).forEach((words) => reader.add(words));
  const root = document.childNodes.find(isElement);
  if (root) reader.children(document, root);
  return { path, document, statements: reader.statements };
}
