/** Failures of a call, one class per kind. `alert.ts` determines what the user sees. */

/** Messages of the server with a special meaning; they are compared literally. */
export const MESSAGES = {
  invalidToken: "Invalid or expired token",
  invalidUser: "Invalid user",
  authenticationRequired: "User authentication required",
} as const;

/** Maximum length of a message from the server, in characters. */
const LONGEST_MESSAGE = 500;

/** The call that failed. Never contains the address, the body or a token, because parameters may be secret. */
export interface Subject {
  readonly method: string;
  /** The path with its parameters blanked, such as `/v1/users/id/{}`. */
  readonly route: string;
}

abstract class ClientError extends Error {
  abstract readonly code: string;
  /** Written out in each class, because minification renames classes. */
  abstract override readonly name: string;
  readonly method: string;
  readonly route: string;

  constructor(message: string, subject: Subject, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.method = subject.method;
    this.route = subject.route;
  }
}

/** The user's token has expired or was refused. The user is being logged out, and nothing is shown. */
export class ExpiredUserError extends ClientError {
  override readonly name = "ExpiredUserError";
  readonly code = "expired_user";

  constructor(subject: Subject, cause?: unknown) {
    super(MESSAGES.invalidToken, subject, cause);
  }
}

/** Status and request id of a failed response. */
interface ResponseInfo {
  readonly status: number;
  readonly requestId?: string | undefined;
}

/** Returns the error code. A message has its special meaning only with a certain status. */
function classify(status: number, message: string | undefined) {
  if (status === 401 && message === MESSAGES.invalidToken) return "invalid_token";
  if (status === 401 && message === MESSAGES.authenticationRequired) return "authentication_required";
  if (status === 403 && message === MESSAGES.invalidUser) return "invalid_user";
  if (status === 425) return "contention";
  return status >= 500 ? "server_error" : "client_error";
}

/** A complete response with a status other than 2xx. */
export class ResponseError extends ClientError {
  override readonly name = "ResponseError";
  readonly code: ReturnType<typeof classify>;
  readonly status: number;
  readonly requestId: string | undefined;
  /** `error.message` of the body if it is a non-empty string, cut at 500 characters. */
  readonly serverMessage: string | undefined;
  /** `error.code` of the body if it is a number. */
  readonly serverCode: number | undefined;
  /** The parsed body; undefined if it was not JSON. */
  readonly body: unknown;

  constructor(subject: Subject, { status, requestId }: ResponseInfo, body: unknown) {
    const { message, code } = errorIn(body);
    super(message ?? `Request failed with status code ${status}`, subject);
    this.code = classify(status, message);
    this.status = status;
    this.requestId = requestId;
    this.serverMessage = message;
    this.serverCode = code;
    this.body = body;
  }
}

/** A 2xx response that is not JSON, such as a proxy's HTML page. */
export class UnreadableResponseError extends ClientError {
  override readonly name = "UnreadableResponseError";
  readonly code = "unreadable_response";
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(subject: Subject, { status, requestId }: ResponseInfo) {
    super("The service sent an answer we could not read. Please try again later.", subject);
    this.status = status;
    this.requestId = requestId;
  }
}

const TRANSPORT_MESSAGES = {
  network: "We could not reach the service. Please check your connection and try again.",
  timeout: "The service took too long to answer. Please try again later.",
} as const;

/** No complete HTTP response: refused, reset, truncated or timed out. The call is not sent again. */
export class TransportError extends ClientError {
  override readonly name = "TransportError";

  constructor(
    subject: Subject,
    readonly code: keyof typeof TRANSPORT_MESSAGES,
    cause?: unknown,
  ) {
    super(TRANSPORT_MESSAGES[code], subject, cause);
  }
}

/** The caller aborted the call; `cause` is the reason of its signal. */
export class CancelledError extends ClientError {
  override readonly name = "CancelledError";
  readonly code = "cancelled";

  constructor(subject: Subject, reason?: unknown) {
    super("The call was cancelled.", subject, reason);
  }
}

/** The request or its options cannot be encoded, such as a BigInt in JSON. Nothing was sent. */
export class InvalidRequestError extends ClientError {
  override readonly name = "InvalidRequestError";
  readonly code = "invalid_request";

  constructor(subject: Subject, cause: unknown) {
    super("The request could not be sent. Please contact us if this happens again.", subject, cause);
  }
}

/** Every failure of a call; `code` is the discriminant. */
export type ApiError =
  | ExpiredUserError
  | ResponseError
  | UnreadableResponseError
  | TransportError
  | CancelledError
  | InvalidRequestError;

/** Whether an error is a failure of a call. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ClientError;

/** Reads `error.message` and `error.code` of a body if they have the expected types. */
function errorIn(body: unknown): { message: string | undefined; code: number | undefined } {
  const error = (body as { error?: { message?: unknown; code?: unknown } | null } | null | undefined)?.error;
  const { message, code } = error ?? {};
  const isText = typeof message === "string" && message !== "";
  return {
    message: isText ? [...message].slice(0, LONGEST_MESSAGE).join("") : undefined,
    code: typeof code === "number" ? code : undefined,
  };
}

/** Returns status, method and route of a failed call. Address, body and message may be personal. */
export function titleOf(error: ApiError): string {
  const status = error instanceof ResponseError ? error.status : error.code;
  return `${status} ${error.method} ${error.route}`;
}
