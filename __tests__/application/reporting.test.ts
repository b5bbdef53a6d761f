import { ResponseError, ExpiredUserError, TransportError } from "../../src/application/api";
import { createReporter, isDropped } from "../../src/application/reporting";

const subject = { method: "POST", route: "/v1/users/id/{}" };
const response = (status: number, message = "x") =>
  new ResponseError(subject, { status }, { error: { message } });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each([
  ["400", response(400), true],
  ["499", response(499), true],
  ["500", response(500), false],
  ["399", response(399), false],
  ["that message with any status", response(500, "Invalid or expired token"), true],
  ["an expired user", new ExpiredUserError(subject), true],
  ["no response", new TransportError(subject, "network"), false],
  ["404 in the response of an error", { message: "x", response: { status: 404 } }, true],
  ["a page's own error", new TypeError("x is not a function"), false],
  ["nothing", undefined, false],
  ["null", null, false],
])("whether an error is dropped: %s (R362, R458, R459)", (_, error, dropped) =>
  expect(isDropped(error)).toBe(dropped),
);

describe("createReporter", () => {
  test.each([[undefined], [""]])("loads nothing if the address is %j", async (address) => {
    const load = jest.fn();
    createReporter(address, "production", load).report(response(500));
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  test("loads once, at the first error that is reported", async () => {
    const report = jest.fn();
    const load = jest.fn(() => Promise.resolve({ report }));
    const reporter = createReporter("https://key@errors.example/1", "staging", load);
    reporter.report(response(404));
    expect(load).not.toHaveBeenCalled();
    const errors = [response(500), response(502)];
    errors.forEach((error) => reporter.report(error));
    await settle();
    expect(load.mock.calls).toEqual([["https://key@errors.example/1", "staging"]]);
    expect(report.mock.calls).toEqual(errors.map((error) => [error]));
  });

  test("a failed load is repeated at the next error, loses none and never throws", async () => {
    const report = jest.fn();
    const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ report });
    const reporter = createReporter("https://key@errors.example/1", "demo", load);
    reporter.report(response(500));
    await settle();
    reporter.report(response(501));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(report.mock.calls.map(([error]) => (error as ResponseError).status)).toEqual([500, 501]);
  });

  test("by default sends titles and the environment to the address, but nothing personal", async () => {
    const sent: string[] = [];
    const fetch = jest.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
      sent.push(String(init?.body));
      return Promise.resolve(new Response("{}"));
    });
    const reporter = createReporter("https://key@errors.example/1", "staging");
    reporter.report(response(500, "ann@b.c"));
    reporter.report(new TypeError("x is not a function"));
    for (let tries = 0; sent.length < 2 && tries < 200; tries += 1) await settle();
    expect(fetch.mock.calls[0]?.[0]).toContain("https://errors.example/api/1/envelope/");
    expect(sent.join()).toContain("500 POST /v1/users/id/{}");
    expect(sent.join()).toContain("x is not a function");
    expect(sent.join()).toContain('"environment":"staging"');
    expect(sent.join()).not.toContain("ann@b.c");
  });
});
