/**
 * What the inline loader and the boot file know of the page they are in, on `window.hydration`: the contract between the
 * steps of README.md ("From a page to an application"). Gone from use once React has taken over.
 */
export interface Hydration {
  /** The page's own path; the address may be longer or written otherwise. */
  readonly path: string;
  /** Held clicks since React was first wanted, and the last press and the keys after it, in order. */
  events: Event[];
  /** Whether React is wanted, and not the boot file alone. */
  isWanted: boolean;
  /** Wants React, and has it fetched. */
  wake: () => void;
  /** Fetches React. Set by the boot file; the loader calls it when React is wanted later than the boot file was. */
  start?: () => void;
  /** Ends the loader's watch and gives its events back to the page: once React is there, or when it cannot be had. */
  release: () => void;
}

declare global {
  interface Window {
    hydration?: Hydration;
  }
}

/**
 * The attribute of a part of a page that does more with React:
 * - `now`: the page is for nothing else;
 * - `visible`: fetched when it comes near the viewport, or is touched;
 * - `touch`: fetched when it is pressed, typed in or focused; what the browser does by itself goes on meanwhile;
 * - `hold`: as `touch`, and a click waits for React, because the browser would do nothing, or something else.
 *
 * With `data-year`, a part needs React only in another year.
 */
export type ReactNeed = "now" | "visible" | "touch" | "hold";
