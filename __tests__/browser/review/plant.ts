import type { SectionId } from "../../../src/tools/review/change";
import { described, type Edit } from "./edit-site";

/** A change that visitors get, and the section that must report it, with words that its report must contain. */
export interface Planted {
  title: string;
  section: SectionId;
  shows: string;
  edit: Edit;
}

export const plant = (section: SectionId, title: string, shows: string, edit: Edit): Planted => ({
  title,
  section,
  shows,
  edit,
});

/** A file's new content. */
export const rehashed = (text?: string) => ({
  bytes: 900,
  digest: "another",
  ...(text === undefined ? {} : { text }),
});

/** Sets a header of all responses, or (undefined) removes it. */
export const header = (name: string, value: string | undefined): Edit =>
  described("headers", (headers) => {
    const changed = { ...headers };
    if (value === undefined) delete changed[name];
    else changed[name] = value;
    return changed;
  });

/** Answers an address differently. */
export const response = (address: string, answer: string): Edit =>
  described("responses", (responses) => ({ ...responses, [address]: answer }));

/** Sets a fact's text. */
export const fact = (name: string, text: string): Edit =>
  described("facts", (facts) => ({ ...facts, [name]: { ...facts[name], text } }));
