import { AnswerError, ExpiredUserError, TransportError } from "../../src/application/api";
import { createReporter, dropping, isDropped, titleOf } from "../../src/application/reporting";

const subject = { method: "POST", route: "/v1/users/id/{}" };
const answer = (status: number, message = "x") => new AnswerError(subject, status, { error: { message } });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each([
  ["400", answer(400), true],
  ["499", answer(499), true],
  ["500", answer(500), false],
  ["399", answer(399), false],
  ["the message whatever the status", answer(500, "Invalid or expired token"), true],
  ["an expired user", new ExpiredUserError(subject), true],
  ["no answer", new TransportError(subject, "network"), false],
  ["a page's own error", new TypeError("x is not a function"), false],
  ["nothing", undefined, false],
  ["null", null, false],
])("drop rule: %s", (_, error, dropped) => expect(isDropped(error)).toBe(dropped));

test("a dropping reporter passes the rest on", () => {
  const report = jest.fn();
  const reporter = dropping({ report });
  const kept = answer(503);
  [answer(404), kept].forEach((error) => reporter.report(error));
  expect(report.mock.calls).toEqual([[kept]]);
});

test("a title has status or code, verb and route, and nothing personal", () => {
  expect(titleOf(answer(500, "ann@b.c failed"))).toBe("500 POST /v1/users/id/{}");
  expect(titleOf(new TransportError(subject, "timeout"))).toBe("timeout POST /v1/users/id/{}");
});

describe("createReporter", () => {
  test.each([[undefined], [""]])("address %j: none, and nothing is loaded", async (address) => {
    const load = jest.fn();
    createReporter(address, "production", load).report(answer(500));
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  test("loads at the first error worth reporting, once", async () => {
    const report = jest.fn();
    const load = jest.fn(() => Promise.resolve({ report }));
    const reporter = createReporter("https://key@errors.example/1", "staging", load);
    reporter.report(answer(404));
    expect(load).not.toHaveBeenCalled();
    const errors = [answer(500), answer(502)];
    errors.forEach((error) => reporter.report(error));
    await settle();
    expect(load.mock.calls).toEqual([["https://key@errors.example/1", "staging"]]);
    expect(report.mock.calls).toEqual(errors.map((error) => [error]));
  });

  test("a load that fails is tried again at the next error, and never throws", async () => {
    const report = jest.fn();
    const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ report });
    const reporter = createReporter("https://key@errors.example/1", "demo", load);
    reporter.report(answer(500));
    await settle();
    reporter.report(answer(501));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test("the default sends titles to the address, with the environment, and no address of the page", async () => {
    const sent: string[] = [];
    const fetch = jest.spyOn(globalThis, "fetch").mockImplementation((_, init) => {
      sent.push(String(init?.body));
      return Promise.resolve(new Response("{}"));
    });
    const reporter = createReporter("https://key@errors.example/1", "staging");
    reporter.report(answer(500, "ann@b.c"));
    reporter.report(new TypeError("x is not a function"));
    for (let tries = 0; sent.length < 2 && tries < 200; tries += 1) await settle();
    const target = fetch.mock.calls[0]?.[0];
    fetch.mockRestore();
    expect(target).toContain("https://errors.example/api/1/envelope/");
    expect(sent.join()).toContain("500 POST /v1/users/id/{}");
    expect(sent.join()).toContain("x is not a function");
    expect(sent.join()).toContain('"environment":"staging"');
    expect(sent.join()).not.toContain("ann@b.c");
  });
});
