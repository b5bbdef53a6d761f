/** Apart from `reporting.ts`, so that its static imports are shaken by every bundler and loaded only when needed. */
import { BrowserClient, defaultStackParser, makeFetchTransport } from "@sentry/browser";
import { ApiError } from "./api";
import type { EnvironmentLabel } from "./environment-label";
import { type Reporter, titleOf } from "./reporting";

/**
 * Sentry's browser client (MIT; 18 kB with brotli), without its integrations: it installs no handlers, records no
 * clicks and reads no address. Sent is what is handed to `report`; of a failed call, its title only.
 *
 * @param dsn the project's address
 */
export function createSentryReporter(dsn: string, environment: EnvironmentLabel): Reporter {
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
    report(error) {
      if (error instanceof ApiError) client.captureEvent({ message: titleOf(error), level: "error" });
      else client.captureException(error);
    },
  };
}
