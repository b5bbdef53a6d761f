import type { Nodes, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { substitute, type Facts } from "../content/facts/substitute";
import type { GlossaryTerm } from "../content/facts/glossary";
import { splitQuestions } from "../content/markdown/faq-questions";
import { glossaryAddress } from "../content/glossary/mark-terms";
import { propOf, type Element } from "../content/markdown/element";
import { idOf } from "../content/markdown/id-of";
import { legalOutline, referenceText } from "../content/markdown/legal-outline";
import { parseMdx } from "../content/markdown/parse";
import { plainText } from "../content/markdown/plain-text";
import { documentsOf, pathsOf, type SourceDocument } from "../content/read/documents";
import type { DocumentType } from "../content/schema/define";
import { clinic } from "../content/schema/types/clinic";
import { faqCategory } from "../content/schema/types/faq-category";
import { jobPosting } from "../content/schema/types/job-posting";
import { legalDocument } from "../content/schema/types/legal-document";
import { marketingPage, type MarketingPage } from "../content/schema/types/marketing-page";
import { pressArticle } from "../content/schema/types/press-article";
import type { Piece, Pieces } from "./piece";

/** The content to index. */
export interface SearchSource {
  documents: readonly SourceDocument[];
  facts: Facts;
  /** The data files; `glossary` is indexed if it is there. */
  data?: { glossary?: { terms: readonly GlossaryTerm[] } };
}

/** Search terms in one text, from words and lists of words of which any may be missing. */
const joined = (...terms: (string | readonly string[] | null | undefined)[]): string =>
  terms.flat().filter(Boolean).join(", ");

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

function answersIn({ fields, body }: SourceDocument<typeof faqCategory>, facts: Facts): Piece[] {
  const { slug, title, search } = fields;
  return splitQuestions(body).questions.map(({ id, question, answer, search: own = "" }) => {
    const entries = own.split(",").map((entry) => entry.trim());
    const urgent = entries.filter((entry) => entry.startsWith("!")).map((entry) => entry.slice(1));
    return {
      kind: "answer",
      address: `/faq/${slug}#${id}`,
      title: substitute(question, facts),
      path: ["FAQ", substitute(title, facts)],
      terms: joined(
        entries.filter((entry) => !entry.startsWith("!")),
        search,
      ),
      ...(urgent.length && { urgent }),
      text: textOf(parseMdx(answer).children, facts),
    };
  });
}

/**
 * The title of a clause, or of a section's direct text.
 * @param heading its section; none before the first
 * @param number the clause's number, or the section's; empty if it has none
 */
export const clauseTitle = (
  document: string,
  heading: { number: string; title: string } | undefined,
  number: string,
): string => {
  if (!heading) return document;
  const section = heading.number ? `${heading.number}. ${heading.title}` : heading.title;
  return number ? `${section}, ${number}` : section;
};

/** Clauses, and sections that contain text directly, such as a table. */
function clausesIn(
  document: SourceDocument<typeof legalDocument>,
  { facts, documents }: SearchSource,
): Piece[] {
  const { numbering, search = [], standing } = document.fields;
  const title = substitute(document.fields.title, facts);
  const tree = structuredClone(parseMdx(document.body));
  const parts = legalOutline(tree, numbering);
  visit(tree, (node, index, parent) => {
    const element = node as unknown as Element;
    if (element.name === "Ref" && parent && index !== undefined)
      parent.children[index] = { type: "text", value: referenceText(parts, propOf(element, "to")) ?? "" };
  });
  const page = pathsOf(document, documents)[0]!;
  const isForPatients = standing === "current" && page !== "/terms/tech-services-agreement";
  const at = parts.map(({ node }) => tree.children.indexOf(node as RootContent));
  let heading: (typeof parts)[number] | undefined;
  return parts.flatMap((part, index): Piece | [] => {
    if (part.kind === "section") heading = part;
    const from = at[index]! + (part.kind === "section" ? 1 : 0);
    const text = textOf(tree.children.slice(from, at[index + 1] ?? tree.children.length), facts);
    if (!text || !part.id) return [];
    // Entries such as `#no-sale do not sell`.
    const own = search.filter((entry) => entry.startsWith(`#${part.id} `));
    return {
      kind: isForPatients ? "clause" : "otherClause",
      address: `${page}#${part.id}`,
      title: substitute(clauseTitle(title, heading, part.number), facts),
      path: [title],
      terms: joined(own.map((entry) => entry.slice(part.id.length + 2))),
      text,
    };
  });
}

/** The fields of a page that are indexed; a job has a location, but neither description nor keywords. */
type PageFields = Pick<MarketingPage, "title" | "search"> &
  Partial<Pick<MarketingPage, "description" | "keywords"> & { location: string }>;

/** A page, and those of its sections that have an id and a title. */
function pageAndSections(document: SourceDocument, { facts, documents }: SearchSource): Piece[] {
  const { title, description = "", keywords, location, search } = document.fields as PageFields;
  const address = pathsOf(document, documents)[0]!;
  const name = substitute(title, facts);
  const sections: Piece[] = [];
  const titles: string[] = [];
  for (const node of parseMdx(document.body).children as unknown as Element[]) {
    if (node.name !== "Section" && node.name !== "Split") continue;
    const [own, id] = [substitute(propOf(node, "title"), facts), propOf(node, "id")];
    if (own && id)
      sections.push({
        kind: "page",
        address: `${address}#${id}`,
        title: own,
        path: [name],
        terms: "",
        text: textOf(node.children as Nodes[], facts),
      });
    else if (own) titles.push(own);
  }
  const text = [substitute(description, facts), ...titles].join("\n");
  const terms = joined(search, keywords);
  // Two openings may have the same title.
  const path = location ? ["Careers", location] : [];
  return [{ kind: "page", address, title: name, path, terms, text }, ...sections];
}

/** A press article, with the address of its year in the list of articles. */
const articleIn = ({ fields, body }: SourceDocument<typeof pressArticle>, facts: Facts): Piece => ({
  kind: "press",
  address: `/press#y${fields.date.slice(0, 4)}`,
  title: substitute(fields.title, facts),
  path: ["Press"],
  terms: joined(fields.search),
  text: textOf(parseMdx(body).children, facts),
});

const termIn = ({ term, expansion, forms, definition }: GlossaryTerm, facts: Facts): Piece => ({
  kind: "term",
  address: glossaryAddress(idOf(term)),
  title: term,
  path: ["Glossary"],
  terms: joined(substitute(expansion ?? "", facts), forms),
  text: substitute(definition, facts),
});

/** Splits the content into the pieces that a search can find, by search file. */
export function piecesOf(source: SearchSource): Pieces {
  const { documents, facts, data } = source;
  const pages = [marketingPage, jobPosting, clinic].flatMap((type) =>
    documentsOf<DocumentType>(type, documents),
  );
  const answers = documentsOf(faqCategory, documents)
    .toSorted((a, b) => a.fields.order - b.fields.order)
    .flatMap((document) => answersIn(document, facts));
  const crisisLine = facts.get("phone.crisis")?.text;
  const namesCrisisLine = ({ text }: Piece) => crisisLine !== undefined && text.includes(crisisLine);
  return {
    // Those that name the crisis line come first, so that they are in the first file (limitFirstFile).
    answers: answers.toSorted((a, b) => Number(namesCrisisLine(b)) - Number(namesCrisisLine(a))),
    pages: [
      ...(data?.glossary?.terms ?? []).map((term) => termIn(term, facts)),
      ...pages.flatMap((document) => pageAndSections(document, source)),
    ],
    texts: [
      ...documentsOf(legalDocument, documents).flatMap((document) => clausesIn(document, source)),
      ...documentsOf(pressArticle, documents).map((document) => articleIn(document, facts)),
    ],
  };
}
