import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { suggest } from "./did-you-mean";
import type { SourceDocument } from "./documents";
import type { Facts } from "./facts/substitute";
import { isComment, isExpression } from "./markdown/marker";
import { factInExpression } from "./markdown/remark-facts";
import type { Place } from "./yaml-source";
import type { Problem } from "./problem";

/** What a body may refer to. */
export interface BodyContext {
  facts: Facts;
  /** Names of the components allowed in this kind of document. */
  components: readonly string[];
  /** Whether a path of this site leads to a page (or to a redirect that does). */
  isPage(path: string): boolean;
}

type Report = (place: Place, message: string, expected: string, fix: string) => void;
interface Positioned {
  position?: { start: Place };
}
interface Element extends Positioned {
  name: string | null;
  attributes: { type: string; name: string; value: unknown }[];
}

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** A syntax error of MDX; its place is in the message where the parser gives none ("(7:1-7:19)"). */
function syntaxProblem(error: unknown, file: string): Problem {
  const failure = error as { reason?: string; message: string; line?: number | null; column?: number | null };
  const reason = failure.reason ?? failure.message;
  const inText = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(reason);
  return {
    file,
    line: failure.line ?? Number(inText?.[1] ?? 1),
    column: failure.column ?? Number(inText?.[2] ?? 1),
    message: `the MDX cannot be read: ${reason}`,
    expected: "Markdown with closed components, and `{` or `<` only for facts, comments and components",
    fix: "close the component, or write \\{ or &lt; for a literal character",
  };
}

function checkExpression(node: { value: string } & Positioned, report: Report, facts: Facts): void {
  if (isComment(node) || !node.position) return;
  const name = factInExpression(node);
  if (name && facts.has(name)) return;
  report(
    node.position.start,
    `\`{${node.value.trim()}}\` is not a fact`,
    "the name of a fact in content/facts, such as {apr.min}",
    suggest(name ?? node.value.trim(), facts.keys(), "add the fact to content/facts/figures.yaml, or write the words out"),
  );
}

function checkLink(url: string, place: Place, report: Report, context: BodyContext): void {
  if (url.startsWith("link:")) {
    const name = url.slice("link:".length).split("?")[0]!;
    if (context.facts.get(name)?.href) return;
    const names = [...context.facts.values()].filter((fact) => fact.href).map((fact) => fact.name);
    report(place, `\`${url}\` names no link`, "a name of content/facts/links.yaml", suggest(name, names, "add the address to content/facts/links.yaml"));
  } else if (/^(https?:|mailto:|tel:)/.test(url)) {
    report(place, `the address \`${url}\` is typed into the copy`, "link:name, so that an address stands once", "add it to content/facts/links.yaml and link to it by name");
  } else if (url.startsWith("/") && !context.isPage(url.split(/[?#]/)[0]!)) {
    report(place, `the link \`${url}\` leads to no page`, "a path of this site, such as /faq/ivf", "correct the path");
  } else if (!url.startsWith("/") && !url.startsWith("#")) {
    report(place, `the link \`${url}\` is relative`, "a path that starts with /, or link:name", `write /${url}`);
  }
}

function checkElement(node: Element, report: Report, components: readonly string[]): void {
  if (!node.name || !node.position || components.includes(node.name)) return;
  report(
    node.position.start,
    `<${node.name}> is not a component that can be used here`,
    `one of ${components.map((name) => `<${name}>`).join(", ")}`,
    suggest(node.name, components, "use Markdown, or a component of the list in content/README.md"),
  );
}

/**
 * Checks a document's body: MDX syntax, components, facts, links, no code.
 * @returns every problem, placed in the file (the body keeps the file's line numbers)
 */
export function checkBody(document: SourceDocument, context: BodyContext): Problem[] {
  const { file, body } = document;
  const problems: Problem[] = [];
  const report: Report = ({ line, column }, message, expected, fix) =>
    problems.push({ file, line, column, message, expected, fix });
  let tree: Root;
  try {
    tree = processor.parse(body) as Root;
  } catch (error) {
    return [syntaxProblem(error, file)];
  }
  visit(tree, (node) => {
    const place = node.position?.start;
    if (!place) return;
    if (isExpression(node)) checkExpression(node, report, context.facts);
    else if (node.type === "link" || node.type === "definition") checkLink(node.url, place, report, context);
    else if ((node.type as string) === "mdxjsEsm") report(place, "the file imports or exports code", "copy and components only", "delete the line; every component is available without an import");
    else if (/^mdxJsx(Flow|Text)Element$/.test(node.type)) checkElement(node as unknown as Element, report, context.components);
  });
  return problems;
}
