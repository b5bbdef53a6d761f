import type { Root } from "mdast";
import type { Vocabulary } from "../../content/schema/component-shapes";
import { bodyOffset, type SourceDocument } from "../../content/read/documents";
import type { Figure } from "../../content/facts/figures";
import type { Facts } from "../../content/facts/substitute";
import type { Files } from "../../content/read/files";
import type { Speller } from "../spelling/speller";
import type { Anchors } from "./anchors";
import { Findings } from "../../content/schema/findings";
import type { SiteMap } from "./site-map";

/** Targets to which a body may refer. */
export interface BodyContext {
  facts: Facts;
  /** The figures behind some of the facts, by name. */
  figures: Readonly<Record<string, Figure>>;
  /** The components allowed in this kind of document. */
  components: Vocabulary;
  site: SiteMap;
  /** The places on every page. */
  anchors: Anchors;
  files: Files;
  speller: Speller;
}

/** A document being checked: its tree, what it may refer to, and where problems go. */
export interface Subject {
  document: SourceDocument;
  tree: Root;
  context: BodyContext;
  findings: Findings;
  /** Added to an offset in the body, gives the offset in the file. */
  shift: number;
}

export function subjectOf(document: SourceDocument, tree: Root, context: BodyContext): Subject {
  return {
    document,
    tree,
    context,
    findings: new Findings(document.file, document.text),
    shift: bodyOffset(document),
  };
}
