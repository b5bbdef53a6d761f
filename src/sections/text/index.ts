// The vocabulary of text documents (FAQ, jobs, legal, press). Static HTML only: no state, no Emotion, no client code,
// because these documents are rendered once at build time and arrive as markup.
import { AprDisclosure, NmlsDisclosure } from "./disclosures";
import { Fact } from "../../components/Fact";
import { TextLink } from "./TextLink";
import { TextTable } from "./TextTable";

/** Components a writer may name in a text document. */
export const textVocabulary = { AprDisclosure, NmlsDisclosure, Fact } as const;

/** What Markdown's own elements become. */
export const textElements = { a: TextLink, table: TextTable } as const;
