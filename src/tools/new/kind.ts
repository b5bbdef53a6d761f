import type { z } from "zod";
import { idOf } from "../../content/markdown/id-of";
import { words } from "../../content/schema/fields";
import type { LoadResult } from "../../content/read/load-content";
import type { Files } from "../../content/read/files";

/** A question that must be answered before a new file is written. */
export interface Ask {
  /** The option's name: `--title`. */
  name: string;
  /** The question, in words. */
  question: string;
  /** The schema of the answer. */
  schema: z.ZodType;
  /** The possible answers, if they can be listed. */
  choices?: readonly string[];
  /** The default, which may depend on the answers so far. */
  otherwise?: (answers: Answers) => string;
  /** Whether it may remain unanswered. */
  optional?: boolean;
}
export type Answers = Readonly<Record<string, string>>;

/** A question that words on one line answer. */
export const line = (name: string, question: string): Ask => ({
  name,
  question,
  schema: words(question).regex(/^.*$/, "it has more than one line"),
});

/** A question that any words answer, also several paragraphs. */
export const text = (name: string, question: string): Ask => ({ name, question, schema: words(question) });

/** The default of a slug or id: the words of an earlier answer. */
export const slugFrom = (name: string) => ({ otherwise: (answers: Answers) => idOf(answers[name] ?? "") });

/** The content that a scaffold may read. */
export interface Setting {
  content: Pick<LoadResult, "documents" | "data">;
  files: Files;
  /** ISO date. */
  today: string;
}

/** A file to write, with its full text. */
interface Written {
  file: string;
  text: string;
  /** True if the file already exists and is edited. */
  edits?: boolean;
}

/** A kind of content that can be scaffolded. */
export interface Kind {
  name: string;
  description: string;
  asks(setting: Setting, answers: Answers): readonly Ask[];
  write(answers: Answers, setting: Setting): Written[];
  /** The writer's remaining steps. */
  next?(answers: Answers): string;
}
