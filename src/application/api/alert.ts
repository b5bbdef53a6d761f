import { AnswerError, CancelledError, ExpiredUserError } from "./errors";

/** What a person is shown about a failed call. */
export interface Alert {
  readonly message: string;
  /** HTTP status or numeric error code; decides the toast's colour. */
  readonly code: number;
}

/** Spelled so in the specification (section 8). */
const DEFAULT_MESSAGE = "An error occured";
const DEFAULT_CODE = 500;

/**
 * The alert a failure deserves, if any (spec section 8).
 *
 * None for an expired user, for 401 "User authentication required", and for a call its caller cancelled.
 */
export function alertOf(error: unknown): Alert | undefined {
  if (error instanceof ExpiredUserError || error instanceof CancelledError) return undefined;
  if (error instanceof AnswerError && error.code === "authentication_required") return undefined;
  return { message: messageOf(error), code: codeOf(error) };
}

function messageOf(error: unknown): string {
  if (error instanceof AnswerError && error.serverMessage !== undefined) return error.serverMessage;
  return error instanceof Error && error.message !== "" ? error.message : DEFAULT_MESSAGE;
}

/**
 * The status of an answer, else a numeric error code, else 500. Below 400 neither is believed: a page of HTML
 * that came with 200 is a failure, and a toast coded 200 would call it a success.
 */
function codeOf(error: unknown): number {
  const { status, serverCode, code } = error as { status?: unknown; serverCode?: unknown; code?: unknown };
  const isFailure = (value: unknown): value is number => typeof value === "number" && value >= 400;
  return [status, serverCode, code].find(isFailure) ?? DEFAULT_CODE;
}
