// The site search: fetched on the first focus of a search box (start.ts), bundled after the build by
// src/gatsby/output/search-files.ts. Nothing that is typed is sent or stored.
import { createSearchEngine, type SearchEngine } from "../engine";
import { searchFiles, type SearchFile } from "../piece";
import { combobox, type Options } from "./combobox";
import { optionOf } from "./results";
import { termOf, wordsIn } from "../words";

async function read(name: string): Promise<SearchFile> {
  const file = `/search/${name}.json`;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as SearchFile;
}

/** Styles of the list (styles.ts). The content security policy allows style sheets that a script constructs. */
declare const resultStyles: string;
const sheet = new CSSStyleSheet();
sheet.replaceSync(resultStyles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let engine: SearchEngine | undefined;
let isLoading = false;
/** Files that are not loaded yet. */
const missing = [...searchFiles];
const attached = new WeakSet<HTMLInputElement>();
const updates = new Set<() => unknown>();
const update = () => updates.forEach((show) => show());

/** How many pieces are indexed at a time, so that a phone stays responsive between keystrokes. */
const batchSize = 40;

/** Loads the missing files. After a failure, the next focus tries again. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  try {
    while (missing.length) {
      const { synonyms, pieces } = await read(missing[0]!);
      missing.shift();
      engine ??= createSearchEngine(synonyms);
      for (let first = 0; first < pieces.length; first += batchSize) {
        engine.add(pieces.slice(first, first + batchSize));
        await new Promise((resume) => setTimeout(resume));
      }
      update();
    }
  } catch {
    // The status reports it.
  }
  isLoading = false;
  update();
}

function optionsFor(query: string): Options {
  const found = engine?.find(query) ?? [];
  if (found.length) return found.map((one) => optionOf(one));
  // "How do I" has no word yet for what the visitor looks for.
  if (!wordsIn(query).some(termOf)) return "unclear";
  if (!missing.length) return [];
  return isLoading ? "loading" : "failed";
}

/** Lists results below a search box while the visitor types. */
export function attach(input: HTMLInputElement): void {
  // A phone's keyboard may submit the form without a key that the list could handle. Each start replaces it (start.ts).
  input.form!.onsubmit = () => false;
  if (attached.has(input)) return;
  attached.add(input);
  // Before the combobox, which reports for words that are already typed whether the search is loading.
  void load();
  updates.add(combobox(input, optionsFor));
  input.addEventListener("focus", () => void load());
}
