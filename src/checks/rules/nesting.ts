import { documentTypes } from "../../content/schema/index";
import { rangeOf, type Element } from "../../content/markdown/element";
import { isComment } from "../../content/markdown/marker";
import type { Subject } from "./body-context";

/** Tones of every component that is a band: Section, Split, PrequalifyBand. */
const tinted = ["plain", "gray", "teal"];
const isTinted = ({ attributes }: Element): boolean =>
  attributes.some((one) => "name" in one && one.name === "tone" && tinted.includes(String(one.value)));

/** Whether a node is something else than a component, a comment, or components on one line. */
const isWords = (node: Element): boolean =>
  !/^mdxJsx/.test(node.type) &&
  !isComment(node) &&
  !(
    node.type === "paragraph" &&
    node.children.every(({ type, value }) => /^mdxJsx/.test(type) || (type === "text" && !value?.trim()))
  );

/**
 * Reports components in places where, by their docstrings, they do not work: a band inside another component, a part outside
 * its parent, words in a parent outside its parts, a second instance of one that a page can have once, one for another type
 * of document. A <Flag> is not a parent in this sense: it only switches its content on and off.
 */
export function checkNesting(subject: Subject): void {
  const { tree, findings, document } = subject;
  const { components } = subject.context;
  const seen = new Set<string>();
  const visit = (nodes: readonly unknown[], around: string | undefined): void => {
    for (const node of nodes as Element[]) {
      const name = /^mdxJsx/.test(node.type) ? node.name : undefined;
      const { partOf, isBand, once, only } = (name && components[name]) || {};
      const add = (message: string, expected: string, fix: string) =>
        findings.add(rangeOf(node), { message, expected, fix });
      if (isBand && around)
        add(
          `<${name}> is inside <${around}>`,
          `<${name}> outside other components`,
          `close <${around}> above it`,
        );
      else if (partOf && !partOf.includes(around ?? ""))
        add(
          `<${name}> is ${around ? `inside <${around}>` : "outside other components"}`,
          `<${name}> directly inside <${partOf.join("> or <")}>`,
          `put <${partOf[0]}> and </${partOf[0]}> around it`,
        );
      else if (only && document.type.name !== only)
        add(
          `<${name}> does not work in this file`,
          `it only in content/${documentTypes.find((type) => type.name === only)!.folder}/`,
          "delete it here",
        );
      else if (name === "Columns" && node.children.filter((child) => !isComment(child)).length === 1)
        add("a column is alone in its row", "two columns or more", "delete <Columns>, or add a column");
      else if (once && name && seen.has(name))
        add(`the page has a second <${name}>`, `one <${name}> per page`, "delete one of the two");
      if (name) seen.add(name);
      const parts = Object.keys(components).filter((one) => name && components[one]!.partOf?.includes(name));
      const words = parts.length && (node.children as Element[]).find(isWords);
      if (words)
        findings.add(rangeOf(words), {
          message: `this is inside <${name}>, but in no part of it`,
          expected: `<${parts.join("> or <")}> directly inside <${name}>`,
          fix: `put <${parts.at(-1)}> and </${parts.at(-1)}> around it, or delete it`,
        });
      visit((node.children as readonly unknown[] | undefined) ?? [], name && name !== "Flag" ? name : around);
    }
  };
  visit(tree.children, undefined);
  const top = tree.children as unknown as Element[];
  // A clinic's own words are inside <ClinicIntroduction>.
  const loose =
    document.type.body === "page" && document.type.name !== "Clinic"
      ? top.find((node) => isWords(node) && !/^mdx/.test(node.type))
      : undefined;
  if (loose)
    findings.add(rangeOf(loose), {
      message: "this is outside the components of the page, so it is shown at the edge of the window",
      expected: "words inside a component",
      fix: 'put <Section tone="white"> and </Section> around it, or move it into a component',
    });
  const elements = top.filter(({ type }) => /^mdxJsx/.test(type));
  elements.forEach((element, index) => {
    const before = elements[index - 1];
    if (isTinted(element) && before && isTinted(before))
      findings.add(rangeOf(element), {
        message: "two tinted bands follow each other",
        expected: 'a white band between two of the tones plain, gray and teal: tone="white"',
        fix: "change the tone of one of the two",
      });
  });
  // The body of a file without frontmatter is not read.
  if (document.type.name === "MarketingPage" && document.body && !seen.has("Hero"))
    findings.add(Math.max(document.body.search(/\S/), 0), {
      message: "the page has no <Hero>, so it has no title",
      expected: "a <Hero> with the page's title as its first component",
      fix: "restore it, or copy the one from another page",
    });
}
