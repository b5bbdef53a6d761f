/** Separate from `reporting.ts`, so that Sentry is loaded only when needed. */
import { BrowserClient, defaultStackParser, makeFetchTransport } from "@sentry/browser";
import { isApiError, titleOf } from "./api";
import type { EnvironmentLabel } from "./environment-label";

/**
 * Creates a reporter from Sentry's browser client (MIT; 18 kB with brotli). Without integrations, it installs no
 * handlers, records no clicks and reads no address. It sends only the errors passed to `report`, and only the title of a
 * failed call.
 * @param dsn address of the project
 */
export function createSentryReporter(dsn: string, environment: EnvironmentLabel) {
  const client = new BrowserClient({
    dsn,
    environment,
    integrations: [],
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
  });
  client.init();
  return {
    report(error: unknown): void {
      if (isApiError(error)) client.captureEvent({ message: titleOf(error), level: "error" });
      else client.captureException(error);
    },
  };
}
