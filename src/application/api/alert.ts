/** The message and code that the user sees for a failed call. */
export interface Alert {
  readonly message: string;
  /** The status of the response, else a numeric error code, else 500; determines the type of the toast. */
  readonly code: number;
}

/** The spelling is intended (C28 in docs/requirements.md). */
const DEFAULT_MESSAGE = "An error occured";
const DEFAULT_CODE = 500;

/** Failures that the caller or the logout handles. */
const SILENT: readonly unknown[] = ["expired_user", "authentication_required", "cancelled"];

/** Returns the alert for a failure, or undefined if the user sees none. */
export function alertOf(error: unknown): Alert | undefined {
  const { code, status, serverCode } = Object(error) as Partial<Record<string, unknown>>;
  if (SILENT.includes(code)) return undefined;
  const message = error instanceof Error && error.message !== "" ? error.message : DEFAULT_MESSAGE;
  // Codes below 400 are skipped: a toast with the code 200, for an HTML page with that status, would look like a success.
  const isFailure = (value: unknown): value is number => typeof value === "number" && value >= 400;
  return { message, code: [status, serverCode, code].find(isFailure) ?? DEFAULT_CODE };
}
