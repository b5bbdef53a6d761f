/** A fact as copy uses it: its words, its address when it is a link, its number when it is a single figure. */
export interface Fact {
  readonly name: string;
  readonly text: string;
  readonly href?: string | null;
  /** In the figure's unit: usd in dollars, percent in percent. Ranges have none. */
  readonly value?: number | null;
}

/** Facts by name. */
export type Facts = ReadonlyMap<string, Fact>;

const dotted = "[a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+";
const whole = new RegExp(`^${dotted}$`);

/** `{apr.min}` and `{ apr.min }` in copy, in frontmatter and in attributes. */
const placeholder = new RegExp(`\\{\\s*(${dotted})\\s*\\}`, "g");

/** Whether a name can be written in braces: dotted words. Names of links need no dot, as they are written `link:name`. */
export function isFactName(name: string): boolean {
  return whole.test(name);
}

/** The names that a text refers to, in order, repeats included. */
export function factNamesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1]!);
}

/** Every word in braces, whether or not it can be a fact's name, and where it starts. For checks. */
export function bracedWordsIn(text: string): { name: string; at: number }[] {
  return [...text.matchAll(/\{\s*([A-Za-z][\w.-]*)\s*\}/g)].map((match) => ({
    name: match[1]!,
    at: match.index + match[0].indexOf(match[1]!),
  }));
}

/**
 * Puts facts into a text: "from {apr.min}" becomes "from 9.74%".
 * @throws when a name is not a fact; the content check reports the same mistake with its place
 */
export function substitute(text: string, facts: Facts): string {
  return text.replace(placeholder, (_, name: string) => factText(name, facts));
}

/**
 * Stops a build at a name that does not exist. The live preview goes on with a replacement: an error would take the
 * page away until a reload, and the diagnostics over the page explain the mistake.
 */
function missing(message: string, replacement: string): string {
  if (process.env.NODE_ENV === "development") return replacement;
  throw new Error(message);
}

/** One fact's words. @throws when there is no such fact */
export function factText(name: string, facts: Facts): string {
  const fact = facts.get(name);
  return (
    fact?.text ??
    missing(`There is no fact \`${name}\`: add it to content/facts, or correct the name.`, `{${name}}`)
  );
}

/**
 * The address behind `link:name`; a query after the name is added to it (`link:mail.careers?subject=…`).
 * @throws when there is no such link
 */
export function linkHref(target: string, facts: Facts): string {
  const [name = "", query] = target.replace(/^link:/, "").split(/\?(.*)/s);
  const href = facts.get(name)?.href;
  if (!href)
    return missing(
      `There is no link \`${name}\`: add it to content/facts/links.yaml, or correct the name.`,
      "#",
    );
  return query ? `${href}${href.includes("?") ? "&" : "?"}${query}` : href;
}
