/** A browser other than Chromium, driven by its own WebDriver protocol. */
export interface Engine {
  /** Opens an address, and waits for its load event. */
  open(url: string): Promise<void>;
  /** @param width of the window, CSS px */
  resize(width: number): Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Presses the first element that matches, as a pointer does. */
  click(selector: string): Promise<void>;
  /** Writes into a field that was pressed first. */
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Console errors and uncaught exceptions so far. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts a browser; undefined where it is not installed. */
export interface Launcher {
  readonly name: string;
  /** How to install it on Debian. */
  readonly install: string;
  readonly launch: () => Promise<Engine | undefined>;
}
