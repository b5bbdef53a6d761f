/** A fact as texts use it: its words, and its address if it is a link. */
export interface Fact {
  readonly name: string;
  readonly text: string;
  readonly href?: string | null;
}

/** Facts by name. */
export type Facts = ReadonlyMap<string, Fact>;

const dotted = "[a-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+";
const whole = new RegExp(`^${dotted}$`);

/** `{apr.min}` and `{ apr.min }` in texts, frontmatter and attributes. */
const placeholder = new RegExp(`\\{\\s*(${dotted})\\s*\\}`, "g");

/** Whether a name can be written in braces: dotted words. Names of links need no dot, as in `link:name`. */
export function isFactName(name: string): boolean {
  return whole.test(name);
}

/** The names of facts in a text, in order, including repeats. */
export function factNamesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map((match) => match[1]!);
}

/** Every word in braces, even if it cannot be a fact's name, with its offset. For checks. */
export function bracedWordsIn(text: string): { name: string; at: number }[] {
  return [...text.matchAll(/\{\s*([A-Za-z][\w.-]*)\s*\}/g)].map((match) => ({
    name: match[1]!,
    at: match.index + match[0].indexOf(match[1]!),
  }));
}

/**
 * Replaces names of facts in a text: "from {apr.min}" becomes "from 9.74%".
 * @throws if a name is not a fact; the content check reports the same error with its position
 */
export function substitute(text: string, facts: Facts): string {
  return text.replace(placeholder, (_, name: string) => factText(name, facts));
}

/** Like {@link substitute}, but returns a text that names an unknown fact as it is. */
export const substituteKnown = (text: string, facts: Facts): string =>
  factNamesIn(text).every((name) => facts.has(name)) ? substitute(text, facts) : text;

/**
 * Fails the build for a name that does not exist. The live preview shows a replacement instead: an error would remove
 * the page until a reload, and the diagnostics on the page explain the problem.
 */
function missing(message: string, replacement: string): string {
  if (process.env.NODE_ENV === "development") return replacement;
  throw new Error(message);
}

/** The words of a fact. @throws if there is no such fact */
export function factText(name: string, facts: Facts): string {
  const fact = facts.get(name);
  return (
    fact?.text ??
    missing(`There is no fact \`${name}\`: add it to content/facts, or correct the name.`, `{${name}}`)
  );
}

/**
 * The address of `link:name`; a query after the name is appended to it (`link:mail.careers?subject=…`).
 * @throws if there is no such link
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
