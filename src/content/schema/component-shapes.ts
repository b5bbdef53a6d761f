// Types of the props that writers may set on each component. `npm run generate` writes the props themselves from the
// components' types to src/sections/component-shapes.generated.ts.

/** The type of a prop's value. */
export type Shape =
  /** Words, which may name facts. */
  | { kind: "text"; mayBeEmpty?: boolean }
  /** A page, a place on a page, or `link:name`. */
  | { kind: "link" }
  /** A place on this page: `#openings`. */
  | { kind: "anchor" }
  /** A file under content/media. */
  | { kind: "media" }
  /** A fact's name, without braces. */
  | { kind: "fact" }
  /** The term of a loan: one fact in braces, with the unit months and `credit: true`. */
  | { kind: "loanTerm" }
  /** The id of a section or clause of the same document. */
  | { kind: "clause" }
  /** An id that the component has on the page. */
  | { kind: "id" }
  /** A word that is neither shown nor checked further. */
  | { kind: "name" }
  | { kind: "number" }
  | { kind: "flag" }
  | { kind: "choice"; values: readonly (string | number)[] }
  | { kind: "list"; of: Shape }
  | { kind: "record"; fields: Props };

/** Props by name. */
export type Props = Readonly<Record<string, Prop>>;

export interface Prop {
  shape: Shape;
  required: boolean;
}

export interface ComponentShape {
  props: Props;
  /** Whether there may be content between the tags. */
  children: "none" | "optional" | "required";
  /** The components that may directly contain it; the example of the first one includes it. */
  partOf?: readonly string[];
  /** As wide as the window, so that no other component may contain it. */
  isBand?: boolean;
  /** May be within a sentence. */
  isInline?: boolean;
  /** Allowed at most once on a page. */
  once?: boolean;
  /** The only document type in which it works. */
  only?: string;
  /** The level of the heading that it renders. */
  heading?: HeadingLevel;
  /** Facts that it shows by itself, without an attribute that names them. */
  shows?: readonly ShownFacts[];
  /** The document type whose texts it lists. */
  lists?: string;
}

/** The level of a component's heading: a number, or the prop that determines it. */
export type HeadingLevel = number | { prop: string; otherwise: number };

/** Facts that a component shows by itself, or components whose facts it shows; `if` and `unless` name a prop. */
export interface ShownFacts {
  facts: readonly string[];
  if?: string;
  unless?: string;
}

/** Components by the name writers use. */
export type Vocabulary = Readonly<Record<string, ComponentShape>>;

/** An entry of a vocabulary or of props: a writer's word can be one that every object inherits, such as `constructor`. */
export const entryOf = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

// Types of props that TypeScript alone cannot distinguish. The generator reads their names.

/** Words, or `""` for none: the description of a decorative picture. */
export type TextOrNone = string;
/** A page (`/contact`), a place on this page (`#jobs`) or `link:name`. */
export type LinkTarget = string;
/** Path under content/media: `heroes/home.svg`. */
export type MediaPath = string;
/** A fact's name, without braces: `apr.min`. */
export type FactName = string;
/** The term of a loan, as one fact in braces: `{plan.ivf.term}`. */
export type LoanTerm = string;
/** The id of a section or clause of the same legal document. */
export type ClauseId = string;
/** An id on the page: the address of `cost` is `/ivf#cost`. */
export type PageId = string;
/** A name that is neither shown nor spell-checked: a key, a date, a file name without extension. */
export type Key = string;
