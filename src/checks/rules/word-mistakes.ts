import { suggestedFix, type Findings } from "../../content/schema/diagnostic";
import { finderOf } from "./matches";

const invisible: Readonly<Record<string, string>> = {
  "\u00a0": "no-break space",
  "\u00ad": "soft hyphen",
  "\u200b": "zero-width space",
  "\u200c": "zero-width mark",
  "\u200d": "zero-width mark",
  "\u202f": "narrow no-break space",
  "\u2060": "word joiner",
  "\u2028": "line separator",
  "\u2029": "line separator",
  "\ufeff": "byte order mark",
};

interface Mistake {
  pattern: RegExp;
  message(found: string, part: string): string;
  expected: string;
  fix: string;
  /** Suggests what to write instead. @param part the pattern's group */
  instead?(found: string, part: string): string;
}

/** Words for missing text. This rule reports them; they are neither spelling mistakes nor acronyms. */
export const placeholders = ["TODO", "TBD", "TBC", "TK", "FIXME"];

/** Words beside which two words may be repeated, as in "such a clinic a clinic partner" or "again and again and again". */
const joining = "and|or|but|by|after|over|as";
/** Abbreviations with a period that can be followed by a small letter. */
const abbreviated = "etc|vs|approx|incl|excl|min|max|avg|mo|hr|sq|Inc|Corp|Ltd|Mrs|Prof|dept|est";

/** Invisible characters, unfinished text, and wrong words or signs. */
const findMistakes = finderOf<Mistake>([
  {
    pattern: /[\u00a0\u2028\u2029\u202f]/g,
    message: (found) => `the text contains an invisible ${invisible[found]}`,
    expected: "an ordinary space",
    fix: "delete it and type a space; it often comes from pasted text",
    instead: () => " ",
  },
  {
    pattern: /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g,
    message: (found) => `the text contains an invisible ${invisible[found] ?? "mark of writing direction"}`,
    expected: "no invisible character",
    fix: "delete it; it often comes from pasted text",
    instead: () => "",
  },
  {
    pattern:
      /\p{Emoji_Presentation}|\ufe0f|\p{Co}|(?<!\S):[a-z_]+:(?!\S)|(?<=\s)[:;]-?[()](?!\S)|\u3010.*?\u3011/gu,
    message: () => "the text contains an emoji, or a character that only some fonts have",
    expected: "words; for an item of a list, a line that starts with a hyphen and a space",
    fix: "delete it; it often comes from a chat or from a list in Word",
    instead: () => "",
  },
  {
    // Joined letters, an accent apart from its letter, and the wide signs of East Asian keyboards.
    pattern: /[\ufb00-\ufb06\uff01-\uff04\uff06-\uff5e]|\p{L}[\u0300-\u036f]+/gu,
    message: (found) => `the text contains ${found} as a special character`,
    expected: "one ordinary character for each letter or sign",
    fix: "type it again; it often comes from a PDF or another keyboard",
    instead: (found) => found.normalize("NFKC"),
  },
  {
    // Some words may be repeated: "that that", "Bora Bora".
    pattern: /(?<![\p{L}'-])(?!(?:had|that|do|so|no|bora)\s)(\p{L}+)\s+\1(?![\p{L}'-])/giu,
    message: (found) => `the word "${/^\S+/.exec(found)![0]}" is typed twice`,
    expected: "the word once",
    fix: "delete one of the two",
    instead: (_, word) => word,
  },
  {
    pattern: RegExp(
      `(?<![\\p{L}'-])(?!(?:${joining}|an?|the|no|not)\\s)(\\p{L}+ (?!(?:${joining})\\s)\\p{L}+)\\s+\\1(?![\\p{L}'-])`,
      "giu",
    ),
    message: (_, words) => `the words "${words}" are typed twice`,
    expected: "the words once",
    fix: "delete one of the two",
    instead: (_, words) => words,
  },
  {
    pattern: /([,;])\1|(?<!\?)\?\?(?!\?)|(?<!\.)\.\.(?![./])/g,
    message: (found) => `the sign "${found[0]}" is typed twice`,
    expected: "the sign once",
    fix: "delete one of the two",
  },
  {
    pattern: /\?[.,]|\.{4,}/g,
    message: (found) => `the signs "${found}" do not go together`,
    expected: "one sign at the end of a sentence, or three dots",
    fix: "delete the signs that are too many",
  },
  {
    pattern: RegExp(`(?<=\\p{Ll}{2}[.?])(?<!\\b(?:${abbreviated})\\.)\\s+(?=\\p{Ll}{2})(?!\\w+\\.\\w)`, "gu"),
    message: () => "a sentence begins with a small letter",
    expected: "a capital at the start of a sentence",
    fix: "write the capital, or a comma instead of the period",
  },
  {
    // "Two- or three-year terms" is right.
    pattern: /(?<=\p{L})- (?!(?:and|or|to|nor|but|than|through|versus|vs)\b)(?=\p{L})/gu,
    message: () => "there is a space after this hyphen, but none before it",
    expected: "no space within a word, and each item of a list on a line of its own",
    fix: "delete the space, or begin a new line before the hyphen",
  },
  {
    pattern: / +[,;.:?](?=\s|$)/g,
    message: (found) => `there is a space before the "${found.trim()}"`,
    expected: "no space there",
    fix: "delete the space",
    instead: (found) => found.trim(),
  },
  {
    pattern:
      /(?<=\p{Ll}{2})(?:,|(?<!&\p{L}+);|(?<![./]\S*)\?|(?<!\b(?:link|https?|mailto|tel)):|\.(?=\p{Lu}))(?=\p{L}{2})/gu,
    message: (found) => `there is no space after the "${found}"`,
    expected: "a space before the next word",
    fix: "add the space",
    instead: (found) => `${found} `,
  },
  {
    pattern: /\$\d+,\d{1,2}(?!\d)|\b\d+,\d{1,2}\s?(?:%|percent)/g,
    message: () => "a comma is used as the decimal point",
    expected: "a decimal point, as in 12.5%",
    fix: "write a decimal point, or the name of the fact",
  },
  {
    pattern:
      /(?<![\w./-])(?:\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\/\d{1,2}\/(?:\d\d){1,2}|\d{4}-\d\d-\d\d)(?![\w/-]|\.\d)/g,
    message: (found) => `the date ${found} is written in digits, which not everybody reads as the same day`,
    expected: "a date such as 2 November 2026",
    fix: "write the month as a word",
  },
  {
    pattern: /&(?!(?:amp|lt|gt|quot|apos);)(?:\p{L}+|#\w+);/giu,
    message: (found) => `the sign is written as a code, ${found}`,
    expected: "the sign itself",
    fix: "type the sign; it often comes from a web page",
  },
  {
    pattern:
      /\b(?:here(?: is|'s) (?:an?|the|your) (?:revised|updated|edited|polished|improved|rewritten) (?:version|draft)|would you like me to|as an AI\b|hope this helps)/gi,
    message: (found) => `"${found}" belongs to a chat about the text`,
    expected: "only the text",
    fix: "delete the sentence",
  },
  {
    pattern: /(?<!\bk?m)[\u00b9\u00b2\u00b3\u2070-\u2079]/g,
    message: (found) => `the text has the sign of a footnote, ${found}`,
    expected: "the note's words in the text",
    fix: "write them in the sentence or in a new one, and delete the sign",
    instead: () => "",
  },
  {
    pattern: /(?<=\S) *\t[ \t]*(?=\S)/g,
    message: () => "the text contains a tab",
    expected: "a space between words, or | between the cells of a table",
    fix: "type it instead of the tab; it often comes from a pasted table",
  },
  {
    pattern: /\b(?:click|tap|press) here\b/gi,
    message: (found) => `"${found}" says neither where to go nor what is there`,
    expected: "a link with words that make sense alone, such as [how plans work](/faq/financing)",
    fix: "name the page or the action, and link these words",
  },
  {
    pattern: / --+ |(?<=\p{L})--+(?=\p{L})/gu,
    message: () => "two hyphens are used as a dash",
    expected: "a comma, a colon or two sentences",
    fix: "write a comma, or start a new sentence",
  },
  {
    pattern: /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/gu,
    message: (found) => `"${found}" contains a letter of another alphabet that looks like a Latin letter`,
    expected: "Latin letters",
    fix: "type the word again",
  },
  {
    pattern:
      /\b(?:more|less|better|rather|other|fewer|higher|lower|longer|earlier|later|sooner|older|younger) then\b/gi,
    message: (found) => `"${found}" is a comparison`,
    expected: "than",
    fix: "write than instead of then",
  },
  {
    pattern: /\bit's own\b/gi,
    message: () => '"it\'s own" means "it is own"',
    expected: "its own",
    fix: "delete the apostrophe",
  },
  {
    pattern: /\b(?:to|not|never|will|may|can|could|would) loose\b/gi,
    message: (found) => `"${found}" uses loose instead of lose`,
    expected: "lose",
    fix: "delete one o",
  },
  {
    pattern:
      /(?<![\w'-])(?:[Aa] (?=[aei])(?!eu|ewe)|[Aa] (?=o)(?!one\b|once\b)|[Aa]n (?=[bcdfgjklmnpqrstvwyz]))[a-z]{2,}/g,
    message: (found) => `"${found}" has the wrong article`,
    expected: "a before the sound of a consonant, an before that of a vowel",
    fix: "use the other article",
  },
  {
    pattern: /\s*\u2014\s*/g,
    message: () => "the text contains a long dash",
    expected: "a comma, a colon or two sentences",
    fix: "write a comma, or start a new sentence",
    instead: () => ", ",
  },
  {
    pattern: /[\u2010-\u2013\u2212]/g,
    message: (found) =>
      `the text contains ${found === "\u2013" ? "an en dash" : "a sign that looks like a hyphen"}`,
    expected: "a hyphen, or words: 2 to 3",
    fix: "write -",
    instead: () => "-",
  },
  {
    pattern: RegExp(
      [
        "%%\\w+%%|lorem ipsum|coming soon|error! (?:reference source|bookmark) not (?:found|defined)|\\?{3,}|\\$x+\\b",
        "\\b(?:insert|add) (?:text|name|date|link|image|title) here\\b",
        `\\b(?:${placeholders.join("|")})\\b`,
      ].join("|"),
      "gi",
    ),
    message: (found) => `"${found}" is a placeholder for missing text`,
    expected: "the final text",
    fix: "finish it, or remove it",
  },
  {
    pattern: RegExp(
      [
        "(?<!\\b[Nn]o )\\b(?:[Aa]pproval|[Ss]uccess|[Pp]regnancy|[Aa] baby) is (?:guaranteed|certain)",
        "(?<!\\b(?:[Nn]o(?:body| one) is|not|never) )\\b[Gg]uaranteed (?:approval|success|pregnancy|baby|to be approved)",
        "(?<!\\b(?:not|never|[Nn]obody|[Nn]o \\p{L}+) )\\bguarantees? (?:approval|success|a baby|a pregnancy|that you will)",
        "(?<!\\b(?:if|that|when|whether) )\\b[Yy]ou will have a baby\\b",
        "\\b[Ww]e never say no\\b",
        "\\b(?:[Bb]ad|[Pp]oor|[Nn]o) credit(?: is|,)? (?:no|not a) problem\\b",
        "\\b[Ww]e (?:will )?beat (?:any|every)\\b",
        "\\b[Ee]very(?:one|body) is approved",
        "\\b[Ii]nstant approval",
        "\\b[Nn]o credit check",
        "\\blowest rates (?:in|on|anywhere)\\b",
        "\\b(?:[Rr]isk|[Ii]nterest)-free\\b",
      ].join("|"),
      "gu",
    ),
    message: (found) => `"${found}" promises what nobody can keep`,
    expected: "what we do, or what is likely, with its source",
    fix: "remove the promise",
  },
]);

/** Reports errors that are wrong even in a quote. @param start the offset of `source` in the file */
export function checkWordMistakes(source: string, start: number, findings: Findings): void {
  for (const { row, found, part = "", index } of findMistakes(source)) {
    const { message, expected, fix, instead } = row;
    const at = start + index;
    findings.add(at, {
      message: message(found, part),
      expected,
      fix,
      repair: instead && suggestedFix({ start: at, end: at + found.length, text: instead(found, part) }),
    });
  }
}
