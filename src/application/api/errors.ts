/** Everything a call can fail with, one class per kind of failure. Messages for people come from `alert.ts`. */

/** Exact words of the catalogue (spec section 8); the server's answers are compared with them. */
export const WORDS = {
  invalidToken: "Invalid or expired token",
  invalidUser: "Invalid user",
  authenticationRequired: "User authentication required",
} as const;

/** Every code an error can carry. */
export type ErrorCode =
  | "expired_user"
  | "invalid_token"
  | "invalid_user"
  | "authentication_required"
  | "contention"
  | "refused"
  | "failed"
  | "bad_answer"
  | "network"
  | "timeout"
  | "cancelled";

/** What a caller can do about each code. A code without a line here does not compile. */
export const ADVICE: Readonly<Record<ErrorCode, string>> = {
  expired_user: "Nothing to do: the user is being logged out and can return to the kept location.",
  invalid_token: "The call was resent once after a renewal, or must not be. Try again later.",
  invalid_user: "Nothing to do: the user is being logged out.",
  authentication_required: "Ask the user to log in, then repeat the call.",
  contention: "The server stayed busy for all six sends and processed none. Repeating is safe.",
  refused: "Change the request: the server understood and refused it.",
  failed: "The server failed and has been reported. It may have processed the call: check before repeating.",
  bad_answer: "The answer was not JSON. The call may have been processed: check before repeating.",
  network: "No complete answer arrived. The call may have been processed: check before repeating.",
  timeout: "No complete answer within 30 s. The call may have been processed: check before repeating.",
  cancelled: "The caller gave up.",
};

/** Which call failed. Holds the route with its parameters blanked, never the address, body or token. */
export interface Subject {
  readonly method: string;
  /** E.g. `/v1/users/id/{}`: parameters may be addresses or secrets and must not reach a report. */
  readonly route: string;
}

/** What every failure of the client has in common. */
export abstract class ApiError extends Error {
  abstract readonly code: ErrorCode;
  readonly method: string;
  readonly route: string;

  constructor(message: string, subject: Subject, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.method = subject.method;
    this.route = subject.route;
  }
}

/** The user's own token has run out: the user is logged out, and no alert is due (spec section 8). */
export class ExpiredUserError extends ApiError {
  readonly code = "expired_user";

  constructor(subject: Subject, cause?: unknown) {
    super(WORDS.invalidToken, subject, cause);
  }
}

/** The server answered completely, with a status other than 2xx. */
export class AnswerError extends ApiError {
  readonly code: ErrorCode;
  readonly status: number;
  /** `error.message` of the body, when it is a non-empty string. */
  readonly serverMessage: string | undefined;
  /** `error.code` of the body, when it is a number. */
  readonly serverCode: number | undefined;
  /** The parsed body; undefined when it was not JSON. */
  readonly body: unknown;

  constructor(subject: Subject, status: number, body: unknown) {
    const said = errorOf(body);
    super(said.message ?? `Request failed with status code ${status}`, subject);
    this.code = classify(status, said.message);
    this.status = status;
    this.serverMessage = said.message;
    this.serverCode = said.code;
    this.body = body;
  }
}

/** The server answered 2xx with something other than JSON, such as a proxy's HTML page. */
export class BadAnswerError extends ApiError {
  readonly code = "bad_answer";

  constructor(
    subject: Subject,
    readonly status: number,
  ) {
    super("The service sent an answer we could not read. Please try again later.", subject);
  }
}

/** No complete HTTP answer: refused, reset, cut short, or past the time limit. Sent once, never repeated. */
export class TransportError extends ApiError {
  constructor(
    subject: Subject,
    readonly code: "network" | "timeout",
    cause?: unknown,
  ) {
    super(TRANSPORT_MESSAGES[code], subject, cause);
  }
}

const TRANSPORT_MESSAGES = {
  network: "We could not reach the service. Please check your connection and try again.",
  timeout: "The service took too long to answer. Please try again later.",
} as const;

/** The caller aborted the call. */
export class CancelledError extends ApiError {
  readonly code = "cancelled";

  constructor(subject: Subject) {
    super("The call was cancelled.", subject);
  }
}

/** The code of an answer: the catalogue's exact words count only under the catalogue's status. */
function classify(status: number, message: string | undefined): ErrorCode {
  if (status === 401 && message === WORDS.invalidToken) return "invalid_token";
  if (status === 401 && message === WORDS.authenticationRequired) return "authentication_required";
  if (status === 403 && message === WORDS.invalidUser) return "invalid_user";
  if (status === 425) return "contention";
  return status >= 500 ? "failed" : "refused";
}

/** The `error` member of an answer's body, as far as it has the expected shape. */
function errorOf(body: unknown): { message: string | undefined; code: number | undefined } {
  const error = (body as { error?: { message?: unknown; code?: unknown } | null } | null | undefined)?.error;
  return {
    message: typeof error?.message === "string" && error.message !== "" ? error.message : undefined,
    code: typeof error?.code === "number" ? error.code : undefined,
  };
}
