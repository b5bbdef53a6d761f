import { closest } from "../../content/schema/did-you-mean";
import { valueOf } from "./frontmatter";
import type { Answers, Ask, Kind, Setting } from "./kind";

/** The problem with an answer; undefined if it is valid. */
export function wrongAnswer(ask: Ask, answer: string): string | undefined {
  if (ask.choices && !ask.choices.includes(answer)) {
    const meant = closest(answer, ask.choices);
    return `"${answer}" is not one of ${ask.choices.join(", ")}${meant ? `: did you mean "${meant}"?` : ""}`;
  }
  const result = ask.schema.safeParse(valueOf(answer, ask.schema));
  return result.success
    ? undefined
    : `"${answer}": ${result.error.issues[0]!.message}; expected ${ask.schema.description ?? ask.question}`;
}

/**
 * Collects the answers: the given ones, and the rest by prompting.
 * @param prompt asks one question; undefined without a terminal, where missing answers get their defaults
 * @returns the answers, and everything that is wrong or missing
 */
export async function collectAnswers(
  kind: Kind,
  given: Answers,
  setting: Setting,
  prompt?: (ask: Ask, otherwise: string | undefined, wrong: string | undefined) => Promise<string>,
): Promise<{ answers: Answers; wrong: string[] }> {
  const answers: Record<string, string> = {};
  const wrong: string[] = [];
  for (let index = 0; ; index++) {
    // Called again each time, because the choices depend on the answers so far.
    const ask = kind.asks(setting, answers)[index];
    if (!ask) return { answers, wrong };
    const otherwise = ask.otherwise?.(answers) || (ask.optional ? "" : undefined);
    let answer = given[ask.name] ?? (prompt ? undefined : otherwise);
    let fault = answer === undefined ? undefined : wrongAnswer(ask, answer);
    while (prompt && (answer === undefined || fault)) {
      answer = (await prompt(ask, otherwise, fault)).trim() || otherwise;
      fault = answer === undefined ? "an answer is needed" : wrongAnswer(ask, answer);
    }
    if (answer === undefined)
      wrong.push(
        `--${ask.name} is missing: ${ask.question}${ask.choices?.length ? ` (${ask.choices.join(", ")})` : ""}`,
      );
    else if (fault) wrong.push(`--${ask.name} ${fault}`);
    answers[ask.name] = answer ?? "";
  }
}
