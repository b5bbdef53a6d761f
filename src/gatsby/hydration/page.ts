/**
 * State that the inline loader and the boot file share on `window.hydration`: the contract between the steps of
 * README.md. Unused once React has hydrated the page.
 */
export interface Hydration {
  /** The page's own path; the visitor's address may be longer or spelled differently. */
  readonly path: string;
  /** Clicks that wait for React, and the last press and the keys after it, in order. */
  events: Event[];
  /** Whether hydration was requested, not only the boot file. */
  isRequested: boolean;
  /** Whether moving-parts.ts has run. */
  haveMovingPartsStarted?: boolean;
  /** Requests hydration: fetches the boot file and React. */
  request: () => void;
  /** Fetches React. Set by the boot file, for later requests. */
  start?: () => void;
  /** Stops listening and replays the queued events: after hydration, or when React cannot be loaded. */
  finish: () => void;
}

declare global {
  interface Window {
    hydration?: Hydration;
  }
}
