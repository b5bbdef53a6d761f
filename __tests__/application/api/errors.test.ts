import {
  type ApiError,
  ResponseError,
  UnreadableResponseError,
  CancelledError,
  ExpiredUserError,
  InvalidRequestError,
  isApiError,
  titleOf,
  TransportError,
} from "../../../src/application/api";

const subject = { method: "GET", route: "/v1/users/id/{}" };
const bodyWith = (message: unknown, code?: unknown) => ({ error: { message, code } });

describe("ResponseError", () => {
  // Other messages and bodies: cases/responses.ts and cases/refused-users.ts.
  test.each([
    [401, "Invalid user"],
    [499, "x"],
  ])("%i %j has no special meaning", (status, message) => {
    expect(new ResponseError(subject, { status }, bodyWith(message)).code).toBe("client_error");
  });

  test.each([undefined, "text", { error: "x" }])(
    "has a message with the status if the body is %j",
    (body) => {
      expect(new ResponseError(subject, { status: 418 }, body)).toMatchObject({
        message: "Request failed with status code 418",
        serverMessage: undefined,
        serverCode: undefined,
        body,
      });
    },
  );

  test("has the message and code of the server", () => {
    expect(new ResponseError(subject, { status: 400 }, bodyWith("No", 17))).toMatchObject({
      message: "No",
      serverMessage: "No",
      serverCode: 17,
      status: 400,
    });
    expect(new ResponseError(subject, { status: 400 }, bodyWith("No", "17")).serverCode).toBeUndefined();
  });
});

describe("every failure", () => {
  const failures: readonly ApiError[] = [
    new ExpiredUserError(subject, new Error("401")),
    new ResponseError(subject, { status: 400 }, {}),
    new UnreadableResponseError(subject, { status: 200 }),
    new TransportError(subject, "network", "ECONNRESET"),
    new TransportError(subject, "timeout"),
    new CancelledError(subject, "the user left"),
    new InvalidRequestError(subject, new TypeError("BigInt")),
  ];

  test.each(failures.map((error) => [error.code, error] as const))("%s identifies its call", (_, error) => {
    expect(isApiError(error)).toBe(true);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject(subject);
    expect(error.name).toBe(error.constructor.name);
    expect(error.message).not.toBe("");
  });

  test("an error's name does not depend on the class name, which minification changes", () => {
    const renamed = new (class a extends TransportError {})(subject, "timeout");
    expect(renamed.constructor.name).toBe("a");
    expect(String(renamed)).toMatch(/^TransportError: /);
  });

  test("the code discriminates the members of the union", () => {
    const summary = (error: ApiError): unknown => {
      // Each line compiles only because the code narrows the type.
      if (error.code === "network" || error.code === "timeout") return error.name satisfies "TransportError";
      if (error.code === "invalid_token") return error.status;
      return error.code === "cancelled" ? error.cause : undefined;
    };
    expect([failures[3], failures[5]].map((error) => summary(error!))).toEqual([
      "TransportError",
      "the user left",
    ]);
    expect(isApiError(new Error("other"))).toBe(false);
  });

  test("a server's message is cut after 500 characters, never within one (R451)", () => {
    const messageOf = (text: string) => new ResponseError(subject, { status: 400 }, bodyWith(text)).message;
    expect(messageOf("x".repeat(500))).toHaveLength(500);
    expect(messageOf("😀".repeat(501))).toBe("😀".repeat(500));
  });

  test("the cause is absent when there is none", () => {
    expect(failures[3]).toHaveProperty("cause", "ECONNRESET");
    expect(failures[4]).not.toHaveProperty("cause");
  });

  test("the error of an expired user has the server's message (R449)", () => {
    expect(failures[0]?.message).toBe("Invalid or expired token");
  });
});

test("a title contains status or code, method and route, and nothing personal", () => {
  expect(titleOf(new ResponseError(subject, { status: 500 }, bodyWith("ann@b.c failed")))).toBe(
    "500 GET /v1/users/id/{}",
  );
  expect(titleOf(new TransportError(subject, "timeout"))).toBe("timeout GET /v1/users/id/{}");
});
