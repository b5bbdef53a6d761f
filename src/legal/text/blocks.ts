import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attribute, blockTags, hasClass, isElement } from "../../content/html";
import { memoize } from "../../content/read/memoize";

type Node = Tree.ChildNode;

/** How words are emphasized. */
export type Emphasis = "bold" | "italic" | "bold italic";

/** Consecutive words with the same link target and emphasis. */
export interface Run {
  text: string;
  emphasis?: Emphasis;
  /** Where the words link to, as the built page has it. */
  href?: string;
  /** Words made from a section's number by `<Ref to="id" />`: they change when sections move, and mean the same. */
  reference?: boolean;
}

/** A heading, paragraph, list item or cell of rendered text: what a reader sees as one piece. */
export interface Block {
  /** The element's name: `p`, `li`, `h2`, `td`. */
  tag: string;
  /** The stable id it carries in the source, if any. */
  id?: string;
  /** The generated number, "4" or "4.2"; empty where there is none. */
  number: string;
  runs: Run[];
  /** The line of the source on which it starts, where the text was rendered with lines. */
  line?: number;
}

/** The options of a field are read in a row. */
const isBlock = (tag: string) => blockTags.has(tag) && !["select", "option"].includes(tag);
/** Classes of what src/legal/text adds to a text for readers. */
const beside = ["deep-link", "retired", "clause-note"];
const emphasisOf: Readonly<Record<string, "bold" | "italic">> = {
  b: "bold",
  strong: "bold",
  em: "italic",
  i: "italic",
};
const reference = /^Section \d[\d.]*$/;

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

type Start = Pick<Block, "tag" | "id" | "line">;

class Reader {
  readonly blocks: Block[] = [];
  private open: Block = { tag: "p", number: "", runs: [] };

  read(nodes: readonly Node[], block: Start): void {
    this.start(block);
    for (const node of nodes) this.readNode(node, block);
  }

  /** Ends what was being read, and begins another block. */
  start(block: Start): void {
    this.finish();
    this.open = { ...block, number: "", runs: [] };
  }

  finish(): void {
    const runs = tidy(this.open.runs);
    if (runs.length) this.blocks.push({ ...this.open, runs });
  }

  private readNode(node: Node, block: Start, href?: string, emphasis?: Emphasis): void {
    if ("value" in node) this.add(node.value, href, emphasis);
    if (!isElement(node) || ["script", "style", "template"].includes(node.tagName)) return;
    if (node.tagName === "br") return this.add(" ", href);
    if (node.tagName === "img") return this.add(attribute(node, "alt") ?? "", href);
    // Controls and summaries beside the text are no part of it; the anchor of a retired id has no words.
    if (beside.some((name) => hasClass(node, name))) return;
    if (hasClass(node, "number")) {
      this.open.number = textOf(node).trim().replace(/\.$/, "");
      return;
    }
    if (isBlock(node.tagName)) {
      const line = Number(attribute(node, "data-line")) || block.line;
      this.read(node.childNodes, { tag: node.tagName, id: attribute(node, "id"), line });
      return this.start({ tag: block.tag, line: block.line });
    }
    const target = node.tagName === "a" ? attribute(node, "href") : href;
    const own = emphasisOf[node.tagName];
    const both = own && emphasis && emphasis !== own ? "bold italic" : (own ?? emphasis);
    for (const child of node.childNodes) this.readNode(child, block, target, both);
  }

  private add(text: string, href: string | undefined, emphasis?: Emphasis): void {
    const isReference = href?.startsWith("#") && reference.test(text);
    this.open.runs.push({ text, emphasis, href: href || undefined, reference: isReference });
  }
}

/** Joins runs that lead to the same place, makes spaces single, and takes those at the edges off. */
function tidy(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const alike = last && last.href === run.href && last.emphasis === run.emphasis;
    if (alike && !run.reference && !last.reference) last.text += run.text;
    else joined.push({ ...run });
  }
  let space = true;
  for (const run of joined) {
    run.text = run.text.replace(/\s+/g, " ");
    if (space) run.text = run.text.trimStart();
    if (run.text) space = run.text.endsWith(" ");
  }
  while (joined.length && !joined.at(-1)!.text.trimEnd()) joined.pop();
  const last = joined.at(-1);
  if (last) last.text = last.text.trimEnd();
  return joined.filter(({ text }) => text);
}

function read(html: string): readonly Block[] {
  const reader = new Reader();
  // Without scripts, so that <noscript> is read as the markup it is.
  reader.read(parseFragment(html, { scriptingEnabled: false }).childNodes, { tag: "p" });
  reader.finish();
  return reader.blocks;
}

/**
 * Reads rendered text as a visitor does: pieces in reading order, with their words and where these lead.
 * Line breaks of the source, markup and everything without words leave no trace. A sealed text is asked for by every
 * check of its record, and never changes, so each text is read once: the blocks are shared.
 * @param html what src/content/render/render-text.tsx makes
 */
export const readBlocks = memoize(read, 60);

/** A block's words alone. */
export function wordsOfBlock({ runs }: Block): string {
  return runs.map(({ text }) => text).join("");
}
