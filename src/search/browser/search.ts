// The site search: fetched on the first focus of a search box (start.ts), bundled after the build by
// src/gatsby/output/search-files.ts. Nothing that is typed is sent or stored.
import { createSearchEngine, type SearchEngine } from "../engine";
import { unpack, type SearchFile } from "../piece";
import { combobox } from "./combobox";
import { optionOf } from "./results";
import { addStyles } from "./styles";

/** Names of the files beside /search.js: answers and pages first, clauses and articles when those can be searched. */
const files = ["/search/answers.json", "/search/texts.json"] as const;

async function read(file: string): Promise<SearchFile> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as SearchFile;
}

addStyles();
let engine: SearchEngine | undefined;
const attached = new WeakSet<HTMLInputElement>();
const updates = new Set<() => unknown>();

/** Pieces indexed at a time, so that a phone stays responsive between two keystrokes. */
const portion = 40;

async function load(): Promise<void> {
  for (const file of files) {
    const { synonyms, ...packed } = await read(file);
    engine ??= createSearchEngine(synonyms);
    const pieces = unpack(packed);
    for (let first = 0; first < pieces.length; first += portion) {
      engine.add(pieces.slice(first, first + portion));
      await new Promise((resume) => setTimeout(resume));
    }
    updates.forEach((update) => update());
  }
}
let loading: Promise<void> | undefined;

/** Lets a search box list results while somebody types. */
export function attach(input: HTMLInputElement): void {
  if (attached.has(input)) return;
  attached.add(input);
  const show = combobox(input, (query) => engine?.find(query).map((found) => optionOf(found)));
  updates.add(show);
  loading ??= load().catch(() => {
    // The next focus tries again.
    loading = undefined;
    attached.delete(input);
    input.addEventListener("focus", () => attach(input), { once: true });
  });
}
