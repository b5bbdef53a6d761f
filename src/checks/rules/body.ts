import type { Definition, Link, Nodes, Parent, Root, RootContent } from "mdast";
import type { SourceDocument } from "../../content/read/documents";
import { idIn, isExpression, sourceIn } from "../../content/markdown/marker";
import { rangeOf, type Element } from "../../content/markdown/element";
import { nodesOf, parseMdx } from "../../content/markdown/parse";
import { plainText } from "../../content/markdown/plain-text";
import { checkElement } from "./elements";
import { checkCode, checkExpression } from "./expressions";
import { checkFactMistakes } from "./fact-mistakes";
import { checkCopy } from "./copy";
import { suggestedFix, type Findings } from "../../content/schema/diagnostic";
import { checkHeadings, checkTitleCase } from "./headings";
import { checkIdPlaces, checkLegal } from "./legal";
import { checkTarget, type Target } from "./links";
import { checkLinkText, checkMarkdownMistakes, checkTable, unwanted } from "./markdown-mistakes";
import { checkNesting } from "./nesting";
import { checkList, checkParagraphs } from "./paragraphs";
import { checkMarkdownPicture } from "./pictures";
import { checkSentenceLines } from "./sentence-lines";
import { checkSpaces } from "./spaces";
import type { BodyContext, Subject } from "./body-context";
import { reportSyntax } from "./syntax";

/** Returns the target of a Markdown link: `[words](target)`, `[name]: target`, or a bare address. */
function targetOf(node: Link | Definition, subject: Subject): Target {
  const { start, end } = rangeOf(node);
  const source = subject.document.text.slice(start, end);
  if (node.type === "link" && !source.startsWith("[")) {
    const asLink = (name: string) => ({ start, end, text: `[{${name}}](link:${name})` });
    // A web address needs link text, which only the writer can choose.
    return { url: node.url, at: start, asLink: source.includes("@") ? asLink : undefined };
  }
  const at = source.lastIndexOf(node.url);
  return {
    url: node.url,
    at: start,
    place: at < 0 ? undefined : { start: start + at, end: start + at + node.url.length },
  };
}

/** Reports the title of a link, `[our FAQ](/faq "Answers")`: it is shown as typed, and only to a mouse. */
function checkTitle(node: Link | Definition, { document, findings }: Subject): void {
  const { start, end } = rangeOf(node);
  const title = /\s+(?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|\((?:\\.|[^()])*\))(?=\s*\)?$)/.exec(
    document.text.slice(start, end),
  );
  const at = start + (title?.index ?? 0);
  findings.add(start, {
    message: `the link has the title "${node.title}", which hardly any visitor sees`,
    expected: "[our FAQ](/faq)",
    fix: "delete the title after the address",
    repair: title ? suggestedFix({ start: at, end: at + title[0].length, text: "" }) : undefined,
  });
}

/** Whether a comment before the text names the source of a third party's figure. */
function hasSource(node: Nodes, parent: Parent | undefined): boolean {
  const before = parent?.children[parent.children.indexOf(node as RootContent) - 1];
  return sourceIn(before) !== undefined;
}

function checkNode(node: Nodes, parent: Parent | undefined, subject: Subject): void {
  const { document, findings, context } = subject;
  const { start, end } = rangeOf(node);
  const source = findings.text.slice(start, end);
  const found = unwanted(node, source, context.facts);
  if (found) findings.add(start, found);
  if (isExpression(node))
    return checkExpression(node, subject, parent?.type === "heading" && !parent.children.some(idIn));
  if ((node.type as string) === "mdxjsEsm") return checkCode(node as never, subject);
  if (/^mdxJsx/.test(node.type)) return checkElement(node as unknown as Element, parent, subject);
  switch (node.type) {
    case "link":
    case "definition":
      // An address in a link that Markdown does not recognize: checkMarkdownMistakes reports the link.
      if (/\]\((?:[a-z]+:)?\s*$/.test(document.text.slice(Math.max(start - 20, 0), start))) return;
      if (node.type === "link") checkLinkText(node, subject);
      if (node.title) checkTitle(node, subject);
      return checkTarget(targetOf(node, subject), subject);
    case "list":
      return checkList(node, parent!, subject);
    case "table":
      return checkTable(node, subject);
    case "heading":
      // Legal texts capitalize defined terms.
      if (document.type.name === "LegalDocument") return;
      return checkTitleCase(plainText(node), start, context.speller, findings);
    case "image":
    case "imageReference":
      return checkMarkdownPicture(node, subject);
    case "text": {
      // A bare address was already reported as a link.
      if (parent?.type === "link" && parent.position?.start.offset === start) return;
      const isMidLine = parent?.children[0] !== node && document.text[start - 1] !== "\n";
      checkMarkdownMistakes(source, start, subject, isMidLine);
      checkCopy(source, { start, sourced: hasSource(node, parent) }, context, findings);
    }
  }
}

/**
 * Checks a document's body: MDX syntax, components and their props, facts, figures, links, pictures, headings, house style,
 * spelling.
 */
export function checkBody(document: SourceDocument, context: BodyContext, findings: Findings): void {
  let tree: Root;
  try {
    tree = parseMdx(document.body);
  } catch (error) {
    return reportSyntax(error, findings);
  }
  const subject: Subject = { document, tree, context, findings };
  for (const { node, parent } of nodesOf(tree)) if (node.position) checkNode(node, parent, subject);
  checkParagraphs(subject);
  checkFactMistakes(context.facts, findings);
  checkHeadings(subject);
  checkNesting(subject);
  checkIdPlaces(subject);
  checkLegal(subject);
  checkSentenceLines(subject);
  checkSpaces(findings);
}
