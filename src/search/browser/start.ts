import type * as SearchModule from "./search";

/** Written after the build by src/gatsby/output/search-files.ts. */
const searchFile: string = "/search.js";

/**
 * Loads the search when the page's search box is focused for the first time. Until then it costs nothing.
 * @returns a function that stops waiting
 */
export function startSearch(): () => void {
  const input = document.querySelector<HTMLInputElement>("input[data-search]");
  /** Loads that failed and presses of Enter: after one, Enter submits the form to the page with all questions. */
  let tries = 0;
  const load = () => {
    // While the search loads, Enter would leave the page without the words; a second one leaves all the same.
    input!.form!.onsubmit = () => tries++ > 0;
    // Not part of any bundle, so that pages with and without React share one file. Chromium 150 caches a failed import,
    // so each retry has a different address.
    void import(/* webpackIgnore: true */ searchFile + (tries ? `?${tries}` : "")).then(
      (search: typeof SearchModule) => search.attach(input!),
      () => {
        // The next focus tries again.
        input!.form!.querySelector("p")!.textContent =
          "The search could not be loaded. Look through all questions.";
        tries += 1;
        wait();
      },
    );
  };
  const wait = () => input?.addEventListener("focus", load, { once: true });
  wait();
  if (input && document.activeElement === input) load();
  return () => input?.removeEventListener("focus", load);
}
