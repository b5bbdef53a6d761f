// Replaces the straight marks of the sources with typographic ones, for display only (docs/decisions.md, "Typography").

const space = "\u00a0";
const joiner = "\u2060";
const dash = "\u2013";

const days = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?";
const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const units = `(?:business |calendar )?(?:minute|hour|day|week|month|year)s?|APR|[ap]\\.m\\.|${months}`;

/** Patterns and replacements. Without spaces, a range has years or at most two digits on each side, unlike "555-0142". */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/([\d%]) - (?=\$?\d)/g, `$1${space}${dash}${space}`],
  [
    /(?<![\w.$/-])(\$?\d{1,2}(?:[:.]\d+)?%?)-(?=\$?\d{1,2}(?:[:.]\d+)?%?(?![\w/-]|\.\d))|(?<=\b(?:19|20)\d\d)-(?=(?:19|20)\d\d(?![\w-]))/g,
    `$1${dash}${joiner}`,
  ],
  [new RegExp(`\\b(${days})-(?=${days}\\b)`, "g"), `$1${dash}${joiner}`],
  [/([ap]\.m\.)-(?=\d)/g, `$1${dash}${joiner}`],
  [new RegExp(`([\\d%]) (?=(?:${units})(?![\\w-]))`, "g"), `$1${space}`],
  [/([ap]\.m\.) (?=[A-Z]\w+ time|Pacific)/g, `$1${space}`],
  [/(\(\d{3}\)) (?=\d{3}-\d{4})/g, `$1${space}`],
  [/\b(Section|Suite) (?=\d)/g, `$1${space}`],
];

/**
 * Adds curly quotes and apostrophes, en dashes in ranges, and no-break spaces where a line must not break.
 * Typesetting a text again changes nothing, and `straight` restores it.
 * @param before the character before the text, such as the end of the element before it; empty at the start of a block
 */
export function typeset(text: string, before = ""): string {
  if (!/['"\d-]|^ APR\b/.test(text)) return text;
  let set = text.replace(/['"]+/g, (run, at: number) => {
    // A quotation opens at the start, or after a space, a bracket, a slash, a dash or another opening mark.
    const open = /^$|[\s([{/\u2013\u2014\u2018\u201c]/.test(at ? text[at - 1]! : before);
    // An apostrophe if no letter follows: '70s, or a mark at the end.
    const opensWord = open && /^[A-Za-z]/.test(text.slice(at + run.length));
    return run.replace(/"/g, open ? "\u201c" : "\u201d").replace(/'/g, opensWord ? "\u2018" : "\u2019");
  });
  if (before) set = set.replace(/^ (?=APR\b)/, space);
  for (const [pattern, replacement] of replacements) set = set.replace(pattern, replacement);
  return set;
}

const marks: Record<string, string> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201c": '"',
  "\u201d": '"',
  [dash]: "-",
  [space]: " ",
  [joiner]: "",
};

/** Restores the straight marks of the sources, for text that is compared, checked, searched or copied. */
export const straight = (text: string): string =>
  text.replace(/[\u2018\u2019\u201c\u201d\u2013\u00a0\u2060]/g, (mark) => marks[mark]!);

/** Elements whose text is data or code. */
export const verbatim = new Set(["script", "style", "title", "textarea", "code", "pre", "kbd", "samp"]);

const inline = /^(?:a|abbr|b|button|cite|em|i|mark|small|span|strong|sub|sup|u)$/;

/** Typesets the text of an HTML fragment from React, which escapes `>` in attributes and both quotes in text. */
export function typesetHtml(html: string): string {
  let before = "";
  let skip = "";
  return html.replace(/<(\/?)([\w-]+)[^>]*>|[^<]+/g, (part, closing: string, name?: string) => {
    if (name) {
      if (skip ? closing && name === skip : verbatim.has(name)) skip = skip ? "" : name;
      if (!inline.test(name)) before = "";
      return part;
    }
    if (skip) return part;
    const text = typeset(part.replace(/&#x27;/g, "'").replace(/&quot;/g, '"'), before);
    before = text.at(-1)!;
    return text;
  });
}
