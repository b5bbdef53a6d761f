/** Message and code that the user is shown for a failed call. */
export interface Alert {
  readonly message: string;
  /** The status of the response, else a numeric error code, else 500; decides the type of the toast. */
  readonly code: number;
}

/** The spelling is intended (C28 in docs/requirements.md). */
const DEFAULT_MESSAGE = "An error occured";
const DEFAULT_CODE = 500;

/** Failures that the caller or the logout deals with. */
const SILENT: readonly unknown[] = ["expired_user", "authentication_required", "cancelled"];

/** Returns the alert for a failure, if the user is shown one. The message of a response is the server's, where it sent one. */
export function alertOf(error: unknown): Alert | undefined {
  const { code, status, serverCode } = Object(error) as Partial<Record<string, unknown>>;
  if (SILENT.includes(code)) return undefined;
  const message = error instanceof Error && error.message !== "" ? error.message : DEFAULT_MESSAGE;
  // Below 400 neither is used: an HTML page with status 200 is a failure, and a toast with the code 200 would look like a success.
  const isFailure = (value: unknown): value is number => typeof value === "number" && value >= 400;
  return { message, code: [status, serverCode, code].find(isFailure) ?? DEFAULT_CODE };
}
