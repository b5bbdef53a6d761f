import {
  alertOf,
  AnswerError,
  BadAnswerError,
  CancelledError,
  ExpiredUserError,
  TransportError,
} from "../../../src/application/api";

const subject = { method: "GET", route: "/v1/orders" };
const answer = (status: number, message?: string, code?: number) =>
  new AnswerError(subject, status, { error: { message, code } });

test.each([
  ["an expired user", new ExpiredUserError(subject)],
  ["a cancelled call", new CancelledError(subject)],
  ["401 User authentication required", answer(401, "User authentication required")],
])("%s gets no alert", (_, error) => expect(alertOf(error)).toBeUndefined());

test.each<[string, unknown, string, number]>([
  ["the server's message and status", answer(404, "Gone"), "Gone", 404],
  ["status 400", answer(400, "No"), "No", 400],
  [
    "the same words under another status",
    answer(403, "User authentication required"),
    "User authentication required",
    403,
  ],
  ["the error's own message", answer(503), "Request failed with status code 503", 503],
  ["a status below 400 and the server's number", answer(304, "x", 417), "x", 417],
  ["a status below 400 and a number that says success", answer(304, "x", 200), "x", 500],
  ["status before number", answer(404, "x", 417), "x", 404],
  [
    "an answer that was not JSON, though it came with 200",
    new BadAnswerError(subject, 200),
    new BadAnswerError(subject, 200).message,
    500,
  ],
  ["no answer", new TransportError(subject, "network"), new TransportError(subject, "network").message, 500],
  ["somebody else's error", new Error("Oops"), "Oops", 500],
  ["somebody else's numeric code", Object.assign(new Error("Oops"), { code: 418 }), "Oops", 418],
  ["a code that says success", Object.assign(new Error("Oops"), { code: 200 }), "Oops", 500],
  ["a code in words", Object.assign(new Error("Oops"), { code: "ECONNRESET" }), "Oops", 500],
  [
    "axios's error for an answer cut short",
    Object.assign(new Error("aborted"), { status: 200 }),
    "aborted",
    500,
  ],
  ["an error without a message", new Error(""), "An error occured", 500],
  ["a thrown text", "boom", "An error occured", 500],
])("%s", (_, error, message, code) => expect(alertOf(error)).toEqual({ message, code }));
