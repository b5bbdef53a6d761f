import { type ApiError, MESSAGES, ResponseError } from "./api";
import type { EnvironmentLabel } from "./environment-label";

/** Receives failures that a developer should look at. */
export interface Reporter {
  report(error: unknown): void;
}

/** Whether an error is not reported: the message "Invalid or expired token", and responses with status 400 to 499. */
export function isDropped(error: unknown): boolean {
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown };
  return message === MESSAGES.invalidToken || (typeof status === "number" && status >= 400 && status < 500);
}

/** Returns status, method and route of a failed call: address, body and message may be personal. */
export function titleOf(error: ApiError): string {
  const status = error instanceof ResponseError ? error.status : error.code;
  return `${status} ${error.method} ${error.route}`;
}

/** Loads a reporter to an address; separate, because few visits need it. */
const loadSentry = async (address: string, environment: EnvironmentLabel): Promise<Reporter> =>
  (await import("./reporting-sentry")).createSentryReporter(address, environment);

/**
 * The site's reporter, loaded at the first error that is reported. Without an address nothing is. Never throws.
 *
 * @param address of the service (for Sentry, the DSN)
 */
export function createReporter(
  address: string | undefined,
  environment: EnvironmentLabel,
  load = loadSentry,
): Reporter {
  if (address === undefined || address === "") return { report: () => undefined };
  let loaded: Promise<Reporter> | undefined;
  return {
    report(error) {
      if (isDropped(error)) return;
      loaded ??= load(address, environment);
      loaded
        .then((reporter) => reporter.report(error))
        .catch(() => {
          // The network may be back at the next error.
          loaded = undefined;
        });
    },
  };
}
