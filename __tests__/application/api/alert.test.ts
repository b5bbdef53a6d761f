import { alertOf, ResponseError } from "../../../src/application/api";

const subject = { method: "GET", route: "/v1/orders" };
const response = (status: number, message: string, code?: number) =>
  new ResponseError(subject, { status }, { error: { message, code } });
const noUser = "User authentication required";
/** An error of other code, with these fields. */
const oops = (fields: object) => Object.assign(new Error("Oops"), fields);

// Alerts for other responses, and for none: cases.
test.each<[string, unknown, string, number]>([
  ["a response has the server's message and status (R451, R452)", response(404, "Gone"), "Gone", 404],
  ["a silent failure's message with another status", response(403, noUser), noUser, 403],
  ["a response with status 304 has the server's code", response(304, "x", 417), "x", 417],
  ["a response with status 304 ignores a code that means success", response(304, "x", 200), "x", 500],
  ["a response has its status rather than the server's code", response(404, "x", 417), "x", 404],
  ["another error", new Error("Oops"), "Oops", 500],
  ["an error with a numeric code", oops({ code: 418 }), "Oops", 418],
  ["an error with the code 200", oops({ code: 200 }), "Oops", 500],
  ["an error with a text as code", oops({ code: "ECONNRESET" }), "Oops", 500],
  ["the error of axios for a truncated response", oops({ status: 200 }), "Oops", 500],
  ["an error without a message (R453)", new Error(""), "An error occured", 500],
  ["a thrown string", "boom", "An error occured", 500],
  ["undefined as the error", undefined, "An error occured", 500],
  ["an error with a number as text", oops({ code: "503" }), "Oops", 500],
])("the alert for %s", (_, error, message, code) => expect(alertOf(error)).toEqual({ message, code }));
