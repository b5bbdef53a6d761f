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
  const questions = documentsOf(faqCategory, documents).flatMap(({ file, text, body, fields }) => {
    const findings = new Findings(file, text);
    return questionsIn(body).map((asked) => ({ ...asked, own: `/faq/${fields.slug}#${asked.id}`, findings }));
  });
  for (const { own, related, at, findings } of questions) {
    let end = at;
    for (const [index, address] of related.entries()) {
      // After the one before it, which may begin with the same words: /faq/ivf#cost-of-pgt, /faq/ivf#cost.
      const start = findings.text.indexOf(address, end);
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
          missing: address,
          expected,
          ...suggestWith(address, known, "correct or remove the address", { start, end }),
        });
    }
  }
  const linked = new Set(
    questions.flatMap(({ own, related }) => related.filter((address) => address !== own).map(meantBy)),
  );
  for (const { own, question, at, related, findings } of questions) {
    if (related.filter((address) => meantBy(address).startsWith("/faq/")).length < 2)
      findings.add(at, {
        severity: "warning",
        message: `"${question}" names fewer than two related questions`,
        expected: "two questions that its readers also ask",
        fix: "add {/* related: /faq/..., /faq/... */} below the heading",
      });
    if (!linked.has(own))
      findings.add(at, {
        severity: "warning",
        message: `no other question is related to "${question}"`,
        expected: "at least one question that links to it",
        fix: `add \`${own}\` to \`related:\` of a question whose readers also ask this one`,
      });
  }
  return [...new Set(questions.map(({ findings }) => findings))].flatMap(({ problems }) => problems);
}
