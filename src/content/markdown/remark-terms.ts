import type { Root, RootContent, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { glossary } from "../facts/glossary";
import { splitAtTerms, termFinder, type FoundTerm } from "../glossary/find-terms";
import { glossaryAddress, shownTerm } from "../glossary/mark-terms";
import { frontmatterOf } from "../read/documents";
import { readYaml } from "../read/yaml-source";
import { jsxElement } from "./element";

/** The terms of the glossary; none if it has errors, which the content check reports. @param text YAML */
const termsIn = (text: string) =>
  glossary.schema.safeParse(readYaml(text, glossary.file).value).data?.terms.map(shownTerm) ?? [];

/** Nodes whose text is not marked: links, headings, and components within text, such as buttons. */
const isSkipped = ({ type }: { type: string }) => ["link", "heading", "mdxJsxTextElement"].includes(type);

const textNode = (value: string): Text => ({ type: "text", value });

/**
 * Marks the first use of each glossary term in each section of a composed page, and adds the definitions at its end
 * (src/components/Definitions.tsx). A page with `definitions: false` in its frontmatter links to the glossary instead.
 * Terms in the page's title are its subject, so they are not marked. Neither are those in a clinic's introduction, which
 * is part of another page.
 * @param read reads a file by its path, absolute or from the repository's root
 */
export function remarkTerms(read: (path: string) => string) {
  return (tree: Root, file: { path: string }): void => {
    if (!/[\\/](?:pages|shared)[\\/][^\\/]+$/.test(file.path)) return;
    const { value } = frontmatterOf(read(file.path), file.path);
    const { title = "", definitions = true } = (value ?? {}) as { title?: string; definitions?: boolean };
    const all = termsIn(read(`content/facts/${glossary.file}`));
    const subjects = new Set(termFinder(all)(title).map(({ term }) => term));
    const find = termFinder(all.filter((term) => !subjects.has(term)));
    type Term = (typeof all)[number];
    const used: Term[] = [];
    const marked = ({ term, text }: FoundTerm<Term>, before: string, after: string): RootContent[] => {
      const children = [textNode(text)];
      if (!definitions)
        return [
          textNode(before),
          { type: "link", url: glossaryAddress(term.slug), children },
          textNode(after),
        ];
      if (!used.includes(term)) used.push(term);
      const props = { slug: term.slug, note: String(used.indexOf(term) + 1), before, after };
      return [{ ...jsxElement("mdxJsxTextElement", "Term", props), children } as never];
    };
    let seen = new Set<Term>();
    visit(tree, (node, index, parent) => {
      const isSection = node.type.startsWith("mdxJsxFlow") && parent?.type === "root";
      if (node.type === "heading" || isSection) seen = new Set();
      if (isSkipped(node)) return SKIP;
      if (node.type !== "text" || !parent || index === undefined) return undefined;
      if (parent.type.startsWith("mdxJsx")) return undefined;
      const pieces = splitAtTerms(node.value, find, seen, marked);
      if (pieces.length === 1) return undefined;
      const nodes = pieces.flatMap((one) => (typeof one === "string" ? textNode(one) : one));
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
    const list = jsxElement("mdxJsxFlowElement", "Definitions", { terms: JSON.stringify(used) });
    if (used.length) tree.children.push(list as never);
  };
}
