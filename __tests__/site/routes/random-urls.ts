import { table } from "../../../src/site/routes";
import type { SeededRandom } from "../../support/seeded-random";
import { files, slugs } from "./url-table";

const words = [
  ...table.flatMap(({ path }) => path.split("/").filter(Boolean)),
  ...slugs.faq,
  ...slugs.careers,
  ...files.flatMap((file) => file.split("/").filter(Boolean)),
  ..."tou membership loans tech-services-agreement eggfreezing".split(" "),
  ..."x __proto__ constructor . .. ... \u00e9 \u212a evil.example a.png page-data.json".split(" "),
  "",
  " ",
];
const hostile = [
  ..."%00 %zz % %ff %2e%2e %2f %5c \\ @ : // %0d%0a # ?".split(" "),
  ...["\t", "\n", "\u0000", "\ud800"],
];
const slashes = ["/", "/", "/", "/", "//", "%2F", "/./", "/../", "\\"];
const queries = [
  "",
  "",
  ..."? ?x=1 ?utm_source=a&gclid=b ?next=//evil.example ?a?b ?%zz #top ?x#y".split(" "),
];

/** A URL near the table: known words, other cases, encodings, doubled slashes, and now and then something hostile. */
export function randomUrl(random: SeededRandom): string {
  let url = random.pick(["/", "/", "/", "/", "//", "/\\"]);
  for (let left = random.below(5); left > 0; left -= 1)
    url += mutated(random.pick(words), random) + (left > 1 || random.chance(0.3) ? random.pick(slashes) : "");
  if (random.chance(0.1)) url += random.pick(hostile);
  return url + random.pick(queries);
}

/** Any text, even text that no client can send. */
export function randomText(random: SeededRandom): string {
  return Array.from({ length: random.below(24) }, () =>
    random.chance(0.4)
      ? random.pick([...words, ...hostile, ...slashes])
      : String.fromCharCode(random.below(0x10000)),
  ).join("");
}

function mutated(word: string, random: SeededRandom): string {
  if (random.chance(0.15)) return word.toUpperCase();
  if (random.chance(0.1)) return encodedAt(word, random.below(word.length));
  if (random.chance(0.05)) return word + random.pick([...hostile, "s", "-", "."]);
  return word;
}

/** Percent-encodes one character of a word if it is ASCII. */
export function encodedAt(word: string, at: number): string {
  const code = word.charCodeAt(at);
  if (!(code < 0x80)) return word;
  return `${word.slice(0, at)}%${code.toString(16).padStart(2, "0")}${word.slice(at + 1)}`;
}
