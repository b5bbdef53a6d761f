import { ResponseError } from "./errors";

/** Message and code that the user is shown for a failed call. */
export interface Alert {
  readonly message: string;
  /** HTTP status or numeric error code; decides the type of the toast. */
  readonly code: number;
}

/** The spelling is intended (C28 in docs/requirements.md). */
const DEFAULT_MESSAGE = "An error occured";
const DEFAULT_CODE = 500;

/** Failures that the caller or the logout deals with. */
const SILENT: readonly unknown[] = ["expired_user", "authentication_required", "cancelled"];

/** Returns the alert for a failure, if the user is shown one. */
export function alertOf(error: unknown): Alert | undefined {
  if (SILENT.includes((error as { code?: unknown } | null)?.code)) return undefined;
  return { message: messageOf(error), code: codeOf(error) };
}

function messageOf(error: unknown): string {
  if (error instanceof ResponseError && error.serverMessage !== undefined) return error.serverMessage;
  return error instanceof Error && error.message !== "" ? error.message : DEFAULT_MESSAGE;
}

/**
 * The status of the response, else a numeric error code, else 500. Below 400 neither is used: an HTML page with
 * status 200 is a failure, and a toast with the code 200 would look like a success.
 */
function codeOf(error: unknown): number {
  const { status, serverCode, code } = error as { status?: unknown; serverCode?: unknown; code?: unknown };
  const isFailure = (value: unknown): value is number => typeof value === "number" && value >= 400;
  return [status, serverCode, code].find(isFailure) ?? DEFAULT_CODE;
}
