import {
  alertOf,
  ResponseError,
  UnreadableResponseError,
  CancelledError,
  ExpiredUserError,
  TransportError,
} from "../../../src/application/api";

const subject = { method: "GET", route: "/v1/orders" };
const response = (status: number, message?: string, code?: number) =>
  new ResponseError(subject, { status }, { error: { message, code } });

test.each([
  ["an expired user (R454)", new ExpiredUserError(subject)],
  ["a cancelled call", new CancelledError(subject)],
  ["401 User authentication required (R450)", response(401, "User authentication required")],
])("%s gets no alert", (_, error) => expect(alertOf(error)).toBeUndefined());

test.each<[string, unknown, string, number]>([
  ["the server's message and status (R451, R452)", response(404, "Gone"), "Gone", 404],
  ["status 400", response(400, "No"), "No", 400],
  [
    "the same message with another status",
    response(403, "User authentication required"),
    "User authentication required",
    403,
  ],
  ["the error's own message", response(503), "Request failed with status code 503", 503],
  ["a status below 400 and the server's number", response(304, "x", 417), "x", 417],
  ["a status below 400 and a number that means success", response(304, "x", 200), "x", 500],
  ["status before number", response(404, "x", 417), "x", 404],
  [
    "a response with status 200 that is not JSON",
    new UnreadableResponseError(subject, { status: 200 }),
    new UnreadableResponseError(subject, { status: 200 }).message,
    500,
  ],
  [
    "no response",
    new TransportError(subject, "network"),
    new TransportError(subject, "network").message,
    500,
  ],
  ["another error", new Error("Oops"), "Oops", 500],
  ["another error with a numeric code", Object.assign(new Error("Oops"), { code: 418 }), "Oops", 418],
  ["a code that means success", Object.assign(new Error("Oops"), { code: 200 }), "Oops", 500],
  ["a code that is a text", Object.assign(new Error("Oops"), { code: "ECONNRESET" }), "Oops", 500],
  [
    "axios's error for a truncated response",
    Object.assign(new Error("aborted"), { status: 200 }),
    "aborted",
    500,
  ],
  ["an error without a message (R453)", new Error(""), "An error occured", 500],
  ["a thrown string", "boom", "An error occured", 500],
  ["nothing thrown", undefined, "An error occured", 500],
  ["a code that is a number as text", Object.assign(new Error("Oops"), { code: "503" }), "Oops", 500],
])("%s", (_, error, message, code) => expect(alertOf(error)).toEqual({ message, code }));
