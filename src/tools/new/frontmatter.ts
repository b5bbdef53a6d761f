import { stringify } from "yaml";
import { z } from "zod";
import { unwrap } from "../../content/read/validate";
import type { Answers } from "./kind";

/** Converts an answer to the type of its schema: a number, a boolean, a list from comma-separated words, or a string. */
export function valueOf(answer: string, schema: z.ZodType): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean)
    return /^(true|yes|y)$/i.test(answer) ? true : /^(false|no|n)$/i.test(answer) ? false : answer;
  if (inner instanceof z.ZodNumber) return /^\d+$/.test(answer) ? Number(answer) : answer;
  if (inner instanceof z.ZodArray)
    return answer
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
  return answer;
}

/** A document's text: frontmatter in the order of its schema, then the body. Fields without an answer are left out. */
export function documentText(schema: z.ZodObject, answers: Answers, body: string): string {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) =>
    answers[name] ? [[name, valueOf(answers[name], field as z.ZodType)] as const] : [],
  );
  return `---\n${stringify(Object.fromEntries(fields), { lineWidth: 0 })}---\n${body.trim()}\n`;
}
