import { AnswerError, ApiError, WORDS } from "./api";
import type { EnvironmentLabel } from "./environment-label";

/** Where failures worth a developer's look go. */
export interface Reporter {
  report(error: unknown): void;
}

/**
 * Whether the specification keeps an error from being reported (section 8): the message "Invalid or expired token",
 * and answers with status 400 to 499.
 */
export function isDropped(error: unknown): boolean {
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown };
  return message === WORDS.invalidToken || (typeof status === "number" && status >= 400 && status < 500);
}

/** A reporter that keeps to the drop rules. */
export function dropping(reporter: Reporter): Reporter {
  return {
    report(error) {
      if (!isDropped(error)) reporter.report(error);
    },
  };
}

/** What is sent of a failed call: status, verb and route. Never the address, body or message, which may be personal. */
export function titleOf(error: ApiError): string {
  const status = error instanceof AnswerError ? error.status : error.code;
  return `${status} ${error.method} ${error.route}`;
}

/** Answers with a reporter to the address given; loaded separately, because few visits need it. */
export type LoadReporter = (address: string, environment: EnvironmentLabel) => Promise<Reporter>;

const loadSentry: LoadReporter = async (address, environment) =>
  (await import("./reporting-sentry")).createSentryReporter(address, environment);

/**
 * The site's reporter: none without an address; else loaded at the first error worth reporting. Never throws.
 *
 * @param address of the service, as its operator gives it (for Sentry, the DSN)
 */
export function createReporter(
  address: string | undefined,
  environment: EnvironmentLabel,
  load: LoadReporter = loadSentry,
): Reporter {
  if (address === undefined || address === "") return { report: () => undefined };
  let loaded: Promise<Reporter> | undefined;
  return dropping({
    report(error) {
      loaded ??= load(address, environment);
      loaded
        .then((reporter) => reporter.report(error))
        .catch(() => {
          // The next error may find the network back.
          loaded = undefined;
        });
    },
  });
}
