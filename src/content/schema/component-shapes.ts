// The props that writers may set on each component. The lists themselves are made from the components' own types:
// src/sections/component-shapes.generated.ts, by `npm run generate`.

/** The type of a prop's value. */
export type Shape =
  /** Words, which may name facts. */
  | { kind: "text" }
  /** A page, a place on a page, or `link:name`. */
  | { kind: "link" }
  /** A place on this page: `#openings`. */
  | { kind: "anchor" }
  /** A file under content/media. */
  | { kind: "media" }
  /** A fact's name, without braces. */
  | { kind: "fact" }
  /** The id of a section or clause of the same document. */
  | { kind: "clause" }
  /** An address on the page that the component takes for itself. */
  | { kind: "id" }
  /** A word that is neither shown nor checked further. */
  | { kind: "name" }
  | { kind: "number" }
  | { kind: "flag" }
  | { kind: "choice"; values: readonly (string | number)[] }
  | { kind: "list"; of: Shape; length?: number }
  | { kind: "record"; fields: Readonly<Record<string, Prop>> };

export interface Prop {
  shape: Shape;
  required: boolean;
}

export interface ComponentShape {
  props: Readonly<Record<string, Prop>>;
  /** Whether there may be content between the tags. */
  children: "none" | "optional" | "required";
  /** The components that it stands directly in, the first of which shows it as an example. */
  partOf?: readonly string[];
  /** As wide as the window, so that it stands in no other component. */
  isBand?: boolean;
  /** At most one for a page. */
  once?: boolean;
  /** The one document type that it works in. */
  only?: string;
}

/** The level of the heading that a component renders: a number, or the prop (its own, or of the component around it) that decides it. */
export type HeadingLevel = number | { prop: string; otherwise: number; of?: string };

/** Facts that a component shows without being told to, or components whose facts it shows; `if` and `unless` name a prop. */
export interface ShownFacts {
  facts: readonly string[];
  if?: string;
  unless?: string;
}

/** Components by the name writers use. */
export type Vocabulary = Readonly<Record<string, ComponentShape>>;

// The types of props that TypeScript cannot distinguish. The generator reads these names.

/** A page (`/contact`), a place on this page (`#jobs`) or `link:name`. */
export type LinkTarget = string;
/** Path under content/media: `heroes/home.svg`. */
export type MediaPath = string;
/** A fact's name, without braces: `apr.min`. */
export type FactName = string;
/** The id of a section or clause of the same legal document. */
export type ClauseId = string;
/** An address on the page: `cost` is `/ivf#cost`. */
export type PageId = string;
/** A name that is neither shown nor spelled: a key, a date, a file's stem. */
export type Key = string;
