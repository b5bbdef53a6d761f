/** A browser other than Chromium, driven by its own WebDriver protocol. */
export interface Engine {
  /** Opens an address and waits for the load event. */
  open(url: string): Promise<void>;
  /** @param width of the window, CSS px */
  resize(width: number): Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks the first matching element with the pointer. */
  click(selector: string): Promise<void>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Console errors and uncaught exceptions so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Launcher {
  readonly name: string;
  /** How to install it on Debian. */
  readonly install: string;
  /** Starts the browser. @returns undefined if it is not installed */
  readonly launch: () => Promise<Engine | undefined>;
}
