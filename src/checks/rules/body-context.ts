import type { Root } from "mdast";
import type { Vocabulary } from "../../content/schema/component-shapes";
import type { SourceDocument } from "../../content/read/documents";
import type { Figures } from "../../content/facts/figures";
import type { Facts } from "../../content/facts/substitute";
import type { Files } from "../../content/read/files";
import type { Speller } from "../spelling/speller";
import type { Anchors } from "./anchors";
import type { Findings } from "../../content/schema/diagnostic";
import type { SiteMap } from "./site-map";

/** A check that depends on the ids of all pages, which change with every heading. */
export type AnchorCheck = (anchors: Anchors, findings: Findings) => void;

/** Everything that a body can refer to. */
export interface BodyContext {
  facts: Facts;
  /** The figures behind some of the facts, by name. */
  figures: Figures;
  /** The components allowed in this kind of document. */
  components: Vocabulary;
  /** Those of the other kind. */
  otherComponents: Vocabulary;
  site: SiteMap;
  /** Adds a check to run after the others, and again when only the ids of pages have changed. */
  withAnchors(check: AnchorCheck): void;
  files: Files;
  speller: Speller;
}

/** A document being checked, with its tree, its context and its problems. */
export interface Subject {
  document: SourceDocument;
  tree: Root;
  context: BodyContext;
  findings: Findings;
}

/** Returns the findings of a document, to which the checks of several files add. */
export type FindingsOf = (document: SourceDocument) => Findings;
