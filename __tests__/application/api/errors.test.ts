import {
  ADVICE,
  AnswerError,
  ApiError,
  BadAnswerError,
  CancelledError,
  ExpiredUserError,
  TransportError,
} from "../../../src/application/api";

const subject = { method: "GET", route: "/v1/users/id/{}" };
const said = (message: unknown, code?: unknown) => ({ error: { message, code } });

describe("AnswerError", () => {
  test.each([
    [401, "Invalid or expired token", "invalid_token"],
    [403, "Invalid or expired token", "refused"],
    [500, "Invalid or expired token", "failed"],
    [401, "User authentication required", "authentication_required"],
    [403, "User authentication required", "refused"],
    [403, "Invalid user", "invalid_user"],
    [401, "Invalid user", "refused"],
    [425, "Busy", "contention"],
    [499, "x", "refused"],
    [500, "x", "failed"],
    [304, "x", "refused"],
  ])("%i %j is %s", (status, message, code) => {
    expect(new AnswerError(subject, status, said(message)).code).toBe(code);
  });

  test.each([
    [undefined],
    [null],
    ["text"],
    [7],
    [[]],
    [{}],
    [{ error: null }],
    [{ error: "x" }],
    [said("")],
    [said(7)],
  ])("a body of %j has no message: its own says the status", (body) => {
    const error = new AnswerError(subject, 418, body);
    expect(error).toMatchObject({
      message: "Request failed with status code 418",
      serverMessage: undefined,
      serverCode: undefined,
      body,
    });
  });

  test("keeps the server's words and number", () => {
    expect(new AnswerError(subject, 400, said("No", 17))).toMatchObject({
      message: "No",
      serverMessage: "No",
      serverCode: 17,
      status: 400,
    });
    expect(new AnswerError(subject, 400, said("No", "17")).serverCode).toBeUndefined();
  });
});

describe("every failure", () => {
  const failures = [
    new ExpiredUserError(subject, new Error("401")),
    new AnswerError(subject, 400, {}),
    new BadAnswerError(subject, 200),
    new TransportError(subject, "network", "ECONNRESET"),
    new TransportError(subject, "timeout"),
    new CancelledError(subject),
  ];

  test.each(failures.map((error) => [error.code, error] as const))(
    "%s names its call and what to do",
    (code, error) => {
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject(subject);
      expect(error.name).toBe(error.constructor.name);
      expect(error.message).not.toBe("");
      expect(ADVICE[code]).toMatch(/\.$/);
    },
  );

  test("a cause is kept, and absent when there is none", () => {
    expect(failures[3]).toHaveProperty("cause", "ECONNRESET");
    expect(failures[4]).not.toHaveProperty("cause");
  });

  test("an expired user's error says what the server would have said", () => {
    expect(failures[0]?.message).toBe("Invalid or expired token");
  });

  test("an unreadable answer keeps its status", () => {
    expect(failures[2]).toHaveProperty("status", 200);
  });
});
