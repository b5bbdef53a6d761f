import type { z } from "zod";
import type { LoadResult } from "../../content/read/load-content";
import type { Files } from "../../content/read/files";

/** One question to ask before a new file can be written. */
export interface Ask {
  /** The option's name: `--title`. */
  name: string;
  /** The question, in words. */
  question: string;
  /** The schema of an answer, from the declaration. */
  schema: z.ZodType;
  /** The answers there are, where they can be listed. */
  choices?: readonly string[];
  /** Taken when nothing is answered; made from the answers so far. */
  otherwise?: string | ((answers: Answers) => string);
}
export type Answers = Readonly<Record<string, string>>;

/** The content that a scaffold may read. */
export interface Setting {
  content: Pick<LoadResult, "documents" | "data">;
  files: Files;
  /** ISO date. */
  today: string;
}

/** A file to write, with its whole text. */
export interface Written {
  file: string;
  text: string;
  /** True for a file that is there already and gains something. */
  edits?: boolean;
}

/** Something new that can be scaffolded. */
export interface Kind {
  name: string;
  description: string;
  asks(setting: Setting, answers: Answers): readonly Ask[];
  write(answers: Answers, setting: Setting): Written[];
  /** The steps left to the writer before the check passes. */
  next?(answers: Answers): string;
}
