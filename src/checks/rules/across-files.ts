import type { Nodes as Node } from "mdast";
import { rangeOf } from "../../content/markdown/element";
import { suggestWith } from "../../content/schema/did-you-mean";
import {
  documentsOf,
  isMisnamed,
  fieldRange,
  pathsOf,
  type SourceDocument,
  type Documents,
} from "../../content/read/documents";
import type { LoadResult } from "../../content/read/load-content";
import type { Data } from "../../content/schema/index";
import { clinic } from "../../content/schema/types/clinic";
import { faqCategory } from "../../content/schema/types/faq-category";
import { legalDocument } from "../../content/schema/types/legal-document";
import { marketingPage } from "../../content/schema/types/marketing-page";
import { pressArticle } from "../../content/schema/types/press-article";
import { commentIn, isComment } from "../../content/markdown/marker";
import { questionsIn } from "../../content/markdown/faq-questions";
import { plainText } from "../../content/markdown/plain-text";
import { Findings, suggestedFix, type Diagnostic } from "../../content/schema/diagnostic";
import type { Anchor, Anchors } from "./anchors";
import type { SiteMap } from "./site-map";
import type { FindingsOf } from "./body-context";
import { checkClinicNames, checkClinicStates } from "./clinics";
import { checkCopiedJobs } from "./jobs";
import { checkBodies, checkTaken, missingPages } from "./page-files";

/** Without what browsers add to an address, so that two forms of it are the same. Other values are left as they are. */
const sameAddress = (value: unknown) =>
  String(value).replace(/^https:\/\/(?:www\.)?([^#]*?)\/?(?:#.*)?$/, (_, rest: string) => rest.toLowerCase());

function checkUniqueFields(documents: Documents, findingsOf: FindingsOf): void {
  const first = new Map<string, string>();
  for (const document of documents) {
    for (const field of document.type.unique) {
      const value = document.fields[field];
      // The `order` of a document with a `page` counts within that page.
      const within = field === "order" && document.fields.page;
      const key = [document.type.name, field, sameAddress(value), within].join();
      const earlier = first.get(key);
      if (!earlier) {
        first.set(key, document.file);
        continue;
      }
      const range = fieldRange(document, field);
      const free = typeof value === "number" ? nextNumber(documents, document, field) : undefined;
      findingsOf(document).add(range, {
        message: `\`${field}: ${String(value)}\` is also used in ${earlier}`,
        expected: `a unique ${field}`,
        fix: `change one of the two${free === undefined ? "" : `; ${free} is free`}`,
        repair: range && free !== undefined ? suggestedFix({ ...range, text: String(free) }) : undefined,
      });
    }
  }
}

const nextNumber = (documents: Documents, { type }: SourceDocument, field: string) =>
  Math.max(...documentsOf(type, documents).map(({ fields }) => Number(fields[field]) || 0)) + 1;

/** Reports ids of these documents that a page would have twice, whichever components they come from. */
function checkUniqueIds(documents: Documents, anchors: Anchors, findingsOf: FindingsOf): void {
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const reported = new Set<Anchor>();
  const shared = new Map<string, number>();
  for (const all of anchors.values()) {
    const places = all.filter(({ file }) => byFile.has(file));
    const first = new Map<string, Anchor>();
    for (const anchor of places) {
      const { id, file, written } = anchor;
      const earlier = first.get(id) ?? anchor;
      first.set(id, earlier);
      // Two clinics at one address show the shared text twice.
      if (earlier === anchor || reported.has(anchor)) continue;
      reported.add(anchor);
      // A copy of a file repeats all its ids: three are enough to see that.
      const pair = `${earlier.file} ${file}`;
      shared.set(pair, (shared.get(pair) ?? 0) + 1);
      const isOfOtherFile = earlier.file !== file;
      if (isOfOtherFile && shared.get(pair)! > 3) continue;
      const document = byFile.get(file)!;
      const { line } = findingsOf(byFile.get(earlier.file)!).placeOf(earlier.offset);
      const place = isOfOtherFile ? `in ${earlier.file}, line ${line}, on the same page` : `on line ${line}`;
      let number = 2;
      while (places.some((other) => other.id === `${id}-${number}`)) number++;
      const free = `${id}-${number}`;
      findingsOf(document).add(anchor.offset, {
        message: `the id \`${id}\` is also used ${place}`,
        expected: "a unique id for every place on a page",
        ...(written
          ? { fix: `use another id, such as \`${free}\``, repair: suggestedFix({ ...written, text: free }) }
          : {
              fix: "add a comment such as {/* #another-id */} to the heading",
              repair: ownId(document, anchor, free),
            }),
      });
    }
  }
}

function ownId({ text }: SourceDocument, { offset }: Anchor, id: string) {
  if (text[offset] !== "#") return undefined;
  const end = /$/m.exec(text.slice(offset))!.index + offset;
  return suggestedFix({ start: end, end, text: ` {/* #${id} */}` });
}

/** The text of a heading, or of a paragraph in bold, that ends with a question mark; undefined for any other node. */
function questionIn(node: Node): string | undefined {
  const isBold =
    node.type === "paragraph" && node.children.length === 1 && node.children[0]!.type === "strong";
  const text = node.type === "heading" || isBold ? plainText(node) : "";
  return text.endsWith("?") ? text : undefined;
}

/** Reports questions within an answer, and comments that have no effect: a second one of a kind, and one below the answer. */
function checkAnswer(answer: readonly Node[], findings: Findings): void {
  const first = answer.findIndex((node) => !isComment(node));
  answer.forEach((node, index) => {
    const question = questionIn(node);
    const range = rangeOf(node);
    if (question)
      findings.add(range, {
        message: `"${question}" is a part of the answer above it, and has no address and no place in the search`,
        expected: "a question of its own, which begins with ##",
        fix: `write ## ${question}, or change the words if it is a part of the answer`,
        repair: suggestedFix({ ...range, text: `## ${question}` }),
      });
    const name = /^(search|related|reviewed):/.exec(commentIn(node) ?? "")?.[1];
    if (name && answer.slice(0, index).some((above) => commentIn(above)?.startsWith(`${name}:`)))
      findings.add(range, {
        message: `the question has another comment \`${name}:\` above this one, which therefore has no effect`,
        expected: "one comment of each kind below a question",
        fix: "move its words to the other one, or delete it",
        repair: suggestedFix({ ...range, text: "" }),
      });
    else if (name && name !== "reviewed" && first >= 0 && index > first)
      findings.add(range, {
        message: `the comment \`${name}:\` is below the answer, so it belongs to no question or to the wrong one`,
        expected: "the comment directly below its question",
        fix: "move it below the heading of its question",
      });
  });
}

/** Reports questions that are asked twice or have no answer, and what is misplaced in an answer. */
function checkQuestions(documents: Documents, findingsOf: FindingsOf): void {
  const first = new Map<string, { at: number; document: SourceDocument }>();
  for (const document of documentsOf(faqCategory, documents)) {
    const findings = findingsOf(document);
    for (const { question: text, nodes, at, end } of questionsIn(document.body)) {
      // A question without what does not distinguish it: capitals, signs and spaces.
      const words = text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
      const earlier = first.get(words);
      if (!earlier) first.set(words, { at, document });
      else if (words && (earlier.document === document || ![earlier.document, document].some(isMisnamed)))
        findings.add(at, {
          message: `the question "${text}" is also ${earlier.document === document ? "" : `in ${earlier.document.file}, `}on line ${findingsOf(earlier.document).placeOf(earlier.at).line}`,
          expected: "each question once",
          fix: "merge the two answers, or make the questions differ",
        });
      // headings.ts reports a line of --- that makes words a heading.
      if (words && !text.endsWith("?") && document.text[at] === "#")
        findings.add(at, {
          message: `the heading "${text}" is shown as a question, but has no question mark`,
          expected: "a question for each ##, such as ## What does it cost?",
          fix: "write it as a question, or with ### if it is a part of the answer above it",
        });
      checkAnswer(nodes, findings);
      if (nodes.some((node) => !isComment(node))) continue;
      findings.add(at, {
        message: `the question "${text}" has no answer`,
        expected: "text below the heading",
        fix: "write the answer, or delete the question",
        repair: suggestedFix({ start: at, end, text: "" }),
      });
    }
  }
}

/** Reports press articles whose outlet is not in content/facts/logos.yaml, or not in the article's file name. */
function checkOutlets(documents: Documents, { logos }: Partial<Data>, findingsOf: FindingsOf): void {
  if (!logos) return;
  const known = Object.keys(logos.outlets);
  const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, "");
  for (const document of documentsOf(pressArticle, documents)) {
    const { outlet, link } = document.fields;
    const other = known.find((name) => name !== outlet && hostOf(logos.outlets[name]!.link) === hostOf(link));
    if (other && known.includes(outlet))
      findingsOf(document).add(fieldRange(document, "link"), {
        message: `the address is one of \`${other}\`, but the article's outlet is \`${outlet}\``,
        expected: "an address of the outlet",
        fix: "correct the address, or the outlet",
      });
    const range = fieldRange(document, "outlet");
    if (!known.includes(outlet))
      findingsOf(document).add(range, {
        message: `there is no outlet \`${outlet}\``,
        expected: "a key of `outlets` in content/facts/logos.yaml",
        // Never a safe fix: only a person knows which outlet was meant.
        ...suggestWith(outlet, known, "add the outlet to content/facts/logos.yaml", range),
      });
    else if (!/\/\d{4}-\d{2}-\d{2}-([^/]*)$/.exec(document.file)?.[1]?.startsWith(`${outlet}-`))
      findingsOf(document).add(range, {
        message: `the file name does not start with the date and the outlet \`${outlet}\``,
        expected: `a name such as 2026-11-02-${outlet}-the-title.mdx`,
        fix: "correct the outlet, or rename the file",
      });
  }
}

/** Reports pages and clinics whose path is not in the route table: nobody would ever see them. */
function checkRoutes(documents: Documents, broken: Documents, site: SiteMap, findingsOf: FindingsOf): void {
  const all = [...documents, ...broken];
  for (const document of [...documentsOf(marketingPage, documents), ...documentsOf(clinic, documents)]) {
    const [shown] = pathsOf(document, all);
    if (shown === undefined || site.pages.includes(shown)) continue;
    const { field } = document.type.page!;
    const taken = new Set(all.filter((other) => other !== document).flatMap((other) => pathsOf(other, all)));
    const range = fieldRange(document, field);
    findingsOf(document).add(range, {
      message: `there is no route for \`${shown}\``,
      expected: "a path from the route table (src/site/routes/table.ts)",
      ...suggestWith(
        shown,
        site.pages.filter((page) => !taken.has(page)),
        document.type.name === "Clinic"
          ? "run `npm run generate`, which adds the route, or correct the slug"
          : "ask a developer to add the route, or correct the path",
        range,
        (meant) => (field === "slug" ? meant.slice(1) : meant),
      ),
    });
  }
}

/**
 * Checks everything that depends on more than one file: unique values and ids, keys in other files, routes.
 * @param loaded.broken documents with invalid frontmatter; the ids in their bodies still count
 */
export function checkAcross(
  { documents, broken, data }: Pick<LoadResult, "documents" | "broken" | "data">,
  anchors: Anchors,
  site: SiteMap,
): Diagnostic[] {
  const all = new Map<string, Findings>();
  const findingsOf = ({ file, text }: SourceDocument) => {
    if (!all.has(file)) all.set(file, new Findings(file, text));
    return all.get(file)!;
  };
  // A copy of a file whose slug was not changed repeats everything: that its name differs is reported once.
  const named = (from: Documents) => from.filter((document) => !isMisnamed(document));
  checkUniqueFields(named(documents), findingsOf);
  checkUniqueIds(named([...documents, ...broken]), anchors, findingsOf);
  checkQuestions(documents, findingsOf);
  checkCopiedJobs(documents, findingsOf);
  checkOutlets(documents, data, findingsOf);
  checkTaken(documents, site, findingsOf);
  checkRoutes(documents, broken, site, findingsOf);
  checkClinicStates(documents, data, findingsOf);
  checkClinicNames(documents, findingsOf);
  checkBodies(documents, findingsOf);
  return [
    ...[...all.values()].flatMap(({ problems }) => problems),
    // Which page a broken contract belongs to is unknown.
    ...(documentsOf(legalDocument, broken).length ? [] : missingPages([...documents, ...broken], site)),
  ];
}
