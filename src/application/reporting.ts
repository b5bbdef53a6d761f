import { MESSAGES } from "./api";
import type { EnvironmentLabel } from "./environment-label";

/** Reports failures to the developers. */
export interface Reporter {
  report(error: unknown): void;
}

/** Whether an error is not reported: one with the message "Invalid or expired token" or a status from 400 to 499. */
export function isDropped(error: unknown): boolean {
  type Fields = { message?: unknown; response?: { status?: unknown }; status?: unknown };
  const { message, response, status = response?.status } = (error ?? {}) as Fields;
  return message === MESSAGES.invalidToken || (typeof status === "number" && status >= 400 && status < 500);
}

/** Loads the Sentry reporter, which few visits need. */
const loadSentry = async (address: string, environment: EnvironmentLabel): Promise<Reporter> =>
  (await import("./reporting-sentry")).createSentryReporter(address, environment);

/**
 * Creates the site's reporter, which loads Sentry at the first error. Without an address nothing is reported. Never throws.
 * @param address of the service (for Sentry, the DSN)
 */
export function createReporter(
  address: string | undefined,
  environment: EnvironmentLabel,
  load = loadSentry,
): Reporter {
  if (address === undefined || address === "") return { report: () => undefined };
  let loaded: Promise<Reporter> | undefined;
  const waiting: unknown[] = [];
  return {
    report(error) {
      if (isDropped(error)) return;
      waiting.push(error);
      loaded ??= load(address, environment);
      loaded
        .then((reporter) => waiting.splice(0).forEach((each) => reporter.report(each)))
        .catch(() => {
          // Load again at the next error, and report this one then: the network may be back.
          loaded = undefined;
        });
    },
  };
}
