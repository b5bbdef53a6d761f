/**
 * State that the inline loader and the boot file share on `window.hydration`: the contract between the steps of
 * README.md. Unused once React has hydrated the page.
 */
export interface Hydration {
  /** The page's own path; the visitor's address may be longer or spelled differently. */
  readonly path: string;
  /** Clicks that wait for React, and the last press and the keys after it, in order. */
  events: Event[];
  /** Whether hydration was requested, not only the boot file, and has not failed since. */
  isRequested: boolean;
  /** Whether the page no longer waits for hydration: it has hydrated, or gets its clicks back after a failure. */
  isFinished?: boolean;
  /** Whether moving-parts.ts has run. */
  haveMovingPartsStarted?: boolean;
  /** Requests hydration: fetches the boot file and React. */
  request: () => void;
  /** Fetches React. Set by the boot file, for later requests. */
  start?: () => void;
  /** Replays the queued events, and stops listening unless React could not be loaded. */
  finish: (hasFailed?: boolean) => void;
}

declare global {
  interface Window {
    hydration?: Hydration;
  }
}
