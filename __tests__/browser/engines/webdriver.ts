// A small client of W3C WebDriver (w3.org/TR/webdriver2). A client package that covers every browser has 18 MB.

/** The key of an element's reference. Source: WebDriver, 12.1 "Elements" */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** An error of a command. `name` is WebDriver's error code, such as "element click intercepted". */
class WebDriverError extends Error {
  constructor(code: string, message: string) {
    super(message);
    this.name = code;
  }
}

async function send<Result>(
  address: string,
  method: "GET" | "POST" | "DELETE",
  body?: object,
): Promise<Result> {
  const response = await fetch(address, {
    method,
    body: method === "POST" ? JSON.stringify(body ?? {}) : null,
  });
  const { value } = (await response.json()) as { value: Result & { error: string; message: string } };
  if (!response.ok) throw new WebDriverError(value.error, value.message);
  return value;
}

/** A browser that a driver has started. */
export interface Session {
  get(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns; for `async`, what it passes to its last argument */
  execute<Result>(kind: "sync" | "async", script: string, ...args: unknown[]): Promise<Result>;
  /** @param selector CSS @returns a reference that `execute` takes as an argument */
  find(selector: string): Promise<object>;
  click(element: object): Promise<void>;
  type(element: object, text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  quit(): Promise<void>;
}

/**
 * Starts a browser.
 * @param server address of the driver
 * @throws when the driver does not answer or cannot start the browser
 */
export async function startSession(server: string, capabilities: object): Promise<Session> {
  const { sessionId } = await send<{ sessionId: string }>(`${server}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${sessionId}`;
  const post = <Result = void>(command: string, body?: object) =>
    send<Result>(`${session}/${command}`, "POST", body);
  const inElement = (element: object, command: string, body?: object) =>
    post(`element/${(element as Record<string, string>)[elementKey]}/${command}`, body);
  return {
    get: (url) => post("url", { url }),
    resize: (width, height) => post("window/rect", { x: 0, y: 0, width, height }),
    execute: (kind, script, ...args) => post(`execute/${kind}`, { script, args }),
    find: (selector) => post("element", { using: "css selector", value: selector }),
    click: (element) => inElement(element, "click"),
    type: (element, text) => inElement(element, "value", { text }),
    back: () => post("back"),
    forward: () => post("forward"),
    quit: () => send(session, "DELETE"),
  };
}

/** Tries until it is true, every 50 ms. @throws when it is not within the time, ms */
export async function until(
  condition: () => Promise<boolean>,
  within: number,
  message: string,
): Promise<void> {
  const end = performance.now() + within;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(message);
    await new Promise((later) => setTimeout(later, 50));
  }
}
