import type { Figure } from "../../content/facts/figures";
import type { Fact } from "../../content/facts/substitute";
import type { RenderedText } from "../../legal/redline/types";
import type { Blocker } from "../launch/blocker";

/** A fact as pages show it. */
export type ShownFact = Omit<Fact, "name">;

/** A revision as its own code describes it. A part is undefined if an older revision lacks the module for it. */
export interface Description {
  /** Legal texts and disclosures as visitors read them. */
  texts?: RenderedText[] | undefined;
  /** Key terms and notes beside legal texts. */
  summaries?: RenderedText[] | undefined;
  /** The seal of each published text, by its file in the archive. */
  sealed?: Record<string, string> | undefined;
  /** By name. */
  facts?: Record<string, ShownFact>;
  figures?: Record<string, Figure>;
  /** The response of each address: `200`, `301 /ivf`. */
  responses?: Record<string, string> | undefined;
  /** Headers of every response. */
  headers?: Record<string, string>;
  /** Headers of single files, by URL path. */
  fileHeaders?: Record<string, Record<string, string>>;
  blockers?: Blocker[] | undefined;
}

/** A published file that is not a page. */
export interface PublishedFile {
  /** Size as sent, in bytes: of the compressed variant if there is one. */
  bytes: number;
  /** Hash of the content. */
  digest: string;
  /** The content of a text file. */
  text?: string | undefined;
}

/** Everything of one revision that a review compares. */
export interface Site {
  /** Built HTML by path. */
  pages: ReadonlyMap<string, string>;
  /** By URL path. */
  files: ReadonlyMap<string, PublishedFile>;
  description: Description;
}
