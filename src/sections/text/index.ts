// Components of text documents (FAQ, jobs, legal, press). Static HTML only, without state, Emotion or client code, because
// these documents are rendered once at build time.
import { Fact } from "../../components/Fact";
import type { ClauseId } from "../../content/schema/component-shapes";
import { AprDisclosure, NmlsDisclosure } from "./disclosures";
import { TextLink } from "./TextLink";
import { TextTable } from "./TextTable";

/**
 * In legal documents: a link to the section or clause with that id, shown with its generated number.
 * @textOnly
 * @inline
 * @example
 * <Ref to="arbitration" />
 */
// Never rendered: src/content/markdown/remark-legal.ts replaces it by a link.
export declare function Ref(props: { to: ClauseId }): never;

/** Components that writers can use in a text document. */
export const textVocabulary = { AprDisclosure, NmlsDisclosure, Fact } as const;

/** Components for Markdown's own elements. */
export const textElements = { a: TextLink, table: TextTable } as const;
