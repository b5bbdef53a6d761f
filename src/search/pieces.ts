import type { Nodes, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { substitute, type Facts } from "../content/facts/substitute";
import { splitQuestions } from "../content/markdown/faq-questions";
import { glossaryAddress } from "../content/glossary/mark-terms";
import { idOf } from "../content/markdown/id-of";
import { legalOutline, referenceText } from "../content/markdown/legal-outline";
import { parseMdx } from "../content/markdown/parse";
import { plainText } from "../content/markdown/plain-text";
import { pathsOf, type SourceDocument } from "../content/read/documents";
import type { LegalDocument } from "../content/schema/types/legal-document";
import type { Piece, SearchFileName } from "./piece";

/** The content to index. */
export interface SearchSource {
  documents: readonly SourceDocument[];
  facts: Facts;
  /** The data files; `glossary` is indexed if it is there. */
  data?: object;
}

/** A term of the glossary, which is optional content. */
interface Term {
  term: string;
  stands?: string;
  forms?: readonly string[];
  definition: string;
}
type Fields = Readonly<Record<string, unknown>>;

const joined = (terms: unknown): string => (Array.isArray(terms) ? terms.join(", ") : "");

/** The text of blocks, one block per line, with facts substituted. */
function textOf(nodes: readonly Nodes[], facts: Facts): string {
  const lines: string[] = [];
  for (const node of nodes)
    visit(node, ["paragraph", "heading", "tableCell"], (block) => {
      const words = substitute(plainText(block), facts);
      if (words) lines.push(words);
      return "skip";
    });
  return lines.join("\n");
}

function answersIn({ fields, body }: SourceDocument, { facts }: SearchSource): Piece[] {
  const { slug, title, search } = fields as Fields & { slug: string; title: string };
  return splitQuestions(body).questions.map(({ id, question, answer, search: own }) => ({
    kind: "answer",
    address: `/faq/${slug}#${id}`,
    title: substitute(question, facts),
    path: ["FAQ", title],
    terms: [own, joined(search)].filter(Boolean).join(", "),
    text: textOf(parseMdx(answer).children, facts),
  }));
}

type Element = {
  type: string;
  name?: string;
  attributes?: { name: string; value: unknown }[];
  children?: Nodes[];
};
const attribute = (element: Element, name: string): string => {
  const value = element.attributes?.find((one) => one.name === name)?.value;
  return typeof value === "string" ? value : "";
};

/** The search terms of one clause, from entries such as `#no-sale do not sell`. */
const termsOf = (search: readonly string[] | undefined, id: string): string =>
  (search ?? [])
    .flatMap((line) => (line.startsWith(`#${id} `) ? [line.slice(id.length + 2)] : []))
    .join(", ");

/** Clauses, and sections that contain text directly, such as a table. */
function clausesIn(document: SourceDocument, { facts, documents }: SearchSource): Piece[] {
  const { title, numbering, search, standing } = document.fields as LegalDocument;
  const tree = structuredClone(parseMdx(document.body)) as Root;
  const parts = legalOutline(tree, numbering);
  visit(tree, (node, index, parent) => {
    const element = node as Element;
    if (element.name === "Ref" && parent && index !== undefined)
      parent.children[index] = { type: "text", value: referenceText(parts, attribute(element, "to")) ?? "" };
  });
  const page = pathsOf(document, documents)[0]!;
  const isForPatients = standing === "current" && page !== "/terms/tech-services-agreement";
  const at = parts.map(({ node }) => tree.children.indexOf(node as RootContent));
  let heading: (typeof parts)[number] | undefined;
  return parts.flatMap((part, index): Piece[] => {
    if (part.kind === "section") heading = part;
    const from = at[index]! + (part.kind === "section" ? 1 : 0);
    const text = textOf(tree.children.slice(from, at[index + 1] ?? tree.children.length), facts);
    if (!text || !part.id) return [];
    const section = heading ? `${heading.number ? `${heading.number}. ` : ""}${heading.title}` : "";
    return [
      {
        kind: isForPatients ? "clause" : "otherClause",
        address: `${page}#${part.id}`,
        title: part.number ? `${section}, ${part.number}` : section || title,
        path: [title],
        terms: termsOf(search, part.id),
        text,
      },
    ];
  });
}

/** A page, and those of its sections that have an id and a title. */
function pageAndSections(
  { fields, body }: SourceDocument,
  address: string,
  { facts }: SearchSource,
): Piece[] {
  const { title, description, keywords, search } = fields as Fields & { title: string; description?: string };
  const name = substitute(title, facts);
  const sections: Piece[] = [];
  const titles: string[] = [];
  for (const node of parseMdx(body).children as (RootContent & Element)[]) {
    if (node.name !== "Section" && node.name !== "Split") continue;
    const [own, id] = [substitute(attribute(node, "title"), facts), attribute(node, "id")];
    if (own && id)
      sections.push({
        kind: "page",
        address: `${address}#${id}`,
        title: own,
        path: [name],
        terms: "",
        text: textOf(node.children ?? [], facts),
      });
    else if (own) titles.push(own);
  }
  const terms = [joined(search), joined(keywords)].filter(Boolean).join(", ");
  const text = [description ? substitute(description, facts) : "", ...titles].filter(Boolean).join("\n");
  return [{ kind: "page", address, title: name, path: [], terms, text }, ...sections];
}

/** A press article, with the address of its year in the list of articles. */
function articleIn({ fields, body }: SourceDocument, { facts }: SearchSource): Piece[] {
  const { title, search, date } = fields as Fields & { title: string; date: string };
  return [
    {
      kind: "press",
      address: `/press#y${date.slice(0, 4)}`,
      title: substitute(title, facts),
      path: ["Press"],
      terms: joined(search),
      text: textOf(parseMdx(body).children, facts),
    },
  ];
}

function termsIn({ facts, data = {} }: SearchSource): Piece[] {
  const { glossary } = data as { glossary?: { terms: readonly Term[] } };
  return (glossary?.terms ?? []).map(({ term, stands, forms = [], definition }) => ({
    kind: "term",
    address: glossaryAddress(idOf(term)),
    title: term,
    path: ["Glossary"],
    terms: [stands, ...forms].filter(Boolean).join(", "),
    text: substitute(definition, facts),
  }));
}

/**
 * Splits the content into the pieces that a search can find.
 * @returns the pieces of each search file
 */
export function piecesOf(source: SearchSource): Record<SearchFileName, Piece[]> {
  const of = (name: string) => source.documents.filter(({ type }) => type.name === name);
  const pages = ["MarketingPage", "JobPosting", "Clinic"].flatMap(of).flatMap((document) => {
    const [address] = pathsOf(document, source.documents);
    return address ? pageAndSections(document, address, source) : [];
  });
  return {
    answers: of("FaqCategory").flatMap((document) => answersIn(document, source)),
    pages: [...termsIn(source), ...pages],
    texts: [
      ...of("LegalDocument").flatMap((document) => clausesIn(document, source)),
      ...of("PressArticle").flatMap((document) => articleIn(document, source)),
    ],
  };
}
