import { documentsOf, type Documents } from "../../content/read/documents";
import { questionsIn } from "../../content/markdown/faq-questions";
import { faqCategory } from "../../content/schema/types/faq-category";
import { legalPages } from "../../content/schema/types/legal-document";
import { Findings, type Diagnostic } from "../../content/schema/diagnostic";
import { closest, suggestWith } from "../../content/schema/did-you-mean";
import { anyPlace, type Anchors } from "./anchors";

/** Whether an address can be related to a question: another question, a clause, or a glossary term. */
const isRelatable = (path: string): boolean =>
  path.startsWith("/faq/") || path === "/glossary" || legalPages.some((page) => path === `/${page}`);

/**
 * Checks `related:` of all questions: every address exists, and every question is related to another one.
 * @param documents also those with invalid frontmatter
 */
export function checkRelated(documents: Documents, anchors: Anchors): Diagnostic[] {
  const known = [...anchors].flatMap(([path, places]) =>
    isRelatable(path) ? places.map(({ id }) => `${path}#${id}`) : [],
  );
  const exists = (address: string): boolean => {
    const [path = "", id] = address.split("#");
    const isUnread = Boolean(id) && isRelatable(path) && anchors.get(path) === anyPlace;
    return isUnread || known.includes(address);
  };
  // A mistyped address is reported in its place, and not also as the lack of the one that it means.
  const meantBy = (address: string) => (exists(address) ? address : (closest(address, known) ?? address));
  const categories = documentsOf(faqCategory, documents).map((document) => ({
    document,
    findings: new Findings(document.file, document.text),
    path: `/faq/${document.fields.slug}`,
    questions: questionsIn(document.body),
  }));
  const linked = new Set<string>();
  for (const { document, findings, path, questions } of categories)
    for (const { id, related, at } of questions) {
      const own = `${path}#${id}`;
      let end = at;
      for (const [index, address] of related.entries()) {
        if (address !== own) linked.add(meantBy(address));
        // After the one before it, which may begin with the same words: /faq/ivf#cost-of-pgt, /faq/ivf#cost.
        const start = document.text.indexOf(address, end);
        end = start + address.length;
        if (related.indexOf(address) < index)
          findings.add(start, {
            message: `\`related: ${address}\` is listed twice`,
            expected: "each address once",
            fix: "remove one, or name another question",
          });
        const expected = "the address of a question, a clause or a glossary term, such as /faq/ivf#pgt";
        if (address === own)
          findings.add(start, { message: "a question is related to itself", expected, fix: "remove it" });
        else if (!exists(address))
          findings.add(start, {
            message: `\`related: ${address}\` is not a valid address`,
            expected,
            ...suggestWith(address, known, "correct or remove the address", { start, end }),
          });
      }
    }
  for (const { findings, path, questions } of categories)
    for (const { id, question, at, related } of questions) {
      if (related.filter((address) => meantBy(address).startsWith("/faq/")).length < 2)
        findings.add(at, {
          severity: "warning",
          message: `"${question}" names fewer than two related questions`,
          expected: "two questions that its readers also ask",
          fix: "add {/* related: /faq/..., /faq/... */} below the heading",
        });
      if (!linked.has(`${path}#${id}`))
        findings.add(at, {
          severity: "warning",
          message: `no other question is related to "${question}"`,
          expected: "at least one question that links to it",
          fix: `add \`${path}#${id}\` to \`related:\` of a question whose readers also ask this one`,
        });
    }
  return categories.flatMap(({ findings }) => findings.problems);
}
