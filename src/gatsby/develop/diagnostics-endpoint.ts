import type { CreateDevServerArgs } from "gatsby";
import type { IncomingMessage, ServerResponse } from "node:http";
import { diagnosticsPath } from "./diagnostics-path";
import { formatDiagnostic, sortDiagnostics, type Diagnostic } from "../../content/schema/diagnostic";

const listeners = new Set<ServerResponse>();
let current = "[]";

const event = () => `data: ${current}\n\n`;

/** Sends all current problems to every open preview, one line each. */
export function publishDiagnostics(problems: readonly Diagnostic[]): void {
  current = JSON.stringify(sortDiagnostics(problems).map(formatDiagnostic));
  for (const listener of listeners) listener.write(event());
}

/**
 * Serves the problems to the preview as server-sent events (WHATWG HTML). `no-transform` keeps the development server's
 * compression from buffering them.
 */
export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  app.get(diagnosticsPath, (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
    });
    response.write(event());
    listeners.add(response);
    request.on("close", () => listeners.delete(response));
  });
}
