import Slugger from "github-slugger";
import type { Heading } from "mdast";
import { commentPattern, idIn, markerOf } from "./marker";
import { parseMdx } from "./parse";
import { plainText } from "./plain-text";

/** A question as written in its file. */
export type SourceQuestion = ReturnType<typeof splitQuestions>["questions"][number];

/** Comments below a question. */
const comments = {
  reviewed: commentPattern("reviewed:\\s*(\\d{4}-\\d{2}-\\d{2})"),
  search: commentPattern("search:\\s*([^*]*?)"),
  related: commentPattern("related:\\s*([^*]*?)"),
};

/**
 * Splits a FAQ body at its `##` headings.
 * @param body MDX without frontmatter
 * @returns the introduction before the first question, and the questions in order
 * @throws VFileMessage if the MDX cannot be parsed
 */
export function splitQuestions(body: string) {
  const { children } = parseMdx(body);
  const headings = children.filter((node): node is Heading => node.type === "heading" && node.depth === 2);
  const slugger = new Slugger();
  const start = (heading: Heading | undefined) => heading?.position?.start.offset ?? body.length;
  return {
    intro: body.slice(0, start(headings[0])).trim(),
    questions: headings.map((heading, index) => {
      const id = idIn(markerOf(heading));
      const question = plainText(heading);
      const next = headings[index + 1];
      const answer = body.slice(heading.position?.end.offset, start(next));
      return {
        id: id ?? slugger.slug(question),
        question,
        /** MDX of the answer. */
        answer: Object.values(comments)
          .reduce((text, pattern) => text.replace(pattern, ""), answer)
          .trim(),
        /** The blocks below the heading, with comments. */
        nodes: children.slice(children.indexOf(heading) + 1, next && children.indexOf(next)),
        /** ISO date, if the answer has its own. */
        reviewed: comments.reviewed.exec(answer)?.[1],
        /** Words that readers use and the answer does not. */
        search: comments.search.exec(answer)?.[1],
        /** Offsets in the body: of the heading, and of the next one or the end of the body. */
        at: start(heading),
        end: start(next),
        /** Addresses of related questions, clauses and glossary terms. */
        related: comments.related.exec(answer)?.[1]!.match(/[^\s,]+/g) ?? ([] as string[]),
      };
    }),
  };
}

/** The questions of a FAQ body; none if it cannot be parsed, which the content check reports. */
export function questionsIn(body: string): readonly SourceQuestion[] {
  try {
    return splitQuestions(body).questions;
  } catch {
    return [];
  }
}
