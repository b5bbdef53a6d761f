import type { CreateDevServerArgs } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import { problemsPath } from "./diagnostics-path";
import { formatDiagnostic, sortDiagnostics, type Diagnostic } from "../../content/schema/diagnostic";

interface Listener {
  write(text: string): unknown;
}
const listeners = new Set<Listener>();
let current = "[]";

const event = () => `data: ${current}\n\n`;

/** Tells every open preview which problems there are now, each as one line. */
export function publishProblems(problems: readonly Diagnostic[]): void {
  current = JSON.stringify(sortDiagnostics(problems).map(formatDiagnostic));
  for (const listener of listeners) listener.write(event());
}

/**
 * Serves the problems to the preview as they change; `no-transform` keeps the compression of the development server from
 * holding them back. Source: WHATWG HTML, server-sent events.
 */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  app.get(problemsPath, (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    });
    response.write(event());
    listeners.add(response);
    request.on("close", () => listeners.delete(response));
  });
}
