import { stringify } from "yaml";
import type { z } from "zod";
import { unwrap } from "../../content/read/validate";
import { z as zod } from "zod";
import type { Answers } from "./kind";

/** An answer as the value that its declaration wants: numbers, true and false, and lists from words with commas. */
export function valueOf(answer: string, schema: z.ZodType): unknown {
  const inner = unwrap(schema);
  if (inner instanceof zod.ZodBoolean)
    return /^(true|yes|y)$/i.test(answer) ? true : /^(false|no|n)$/i.test(answer) ? false : answer;
  if (inner instanceof zod.ZodNumber) return /^\d+$/.test(answer) ? Number(answer) : answer;
  if (inner instanceof zod.ZodArray)
    return answer
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
  return answer;
}

/** A document: its frontmatter in the order of its declaration, then its body. Fields without an answer are left out. */
export function documentText(schema: z.ZodObject, answers: Answers, body: string): string {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) =>
    answers[name] === undefined || answers[name] === ""
      ? []
      : [[name, valueOf(answers[name], field as z.ZodType)] as const],
  );
  return `---\n${stringify(Object.fromEntries(fields), { lineWidth: 0 })}---\n${body.trim()}\n`;
}
