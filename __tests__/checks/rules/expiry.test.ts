import { checkExpiry, checkSecurityContact } from "../../../src/checks/rules/expiry";
import type { Figure } from "../../../src/content/facts/figures";
import { readYaml } from "../../../src/content/read/yaml-source";
import { problemsIn } from "./text-document";

const text = "eggs.survive: { medical: { next: 2027-05-02, by: Registered nurse } }\n";
const figures = {
  "eggs.survive": { medical: { next: "2027-05-02", by: "Registered nurse" } },
} as unknown as Record<string, Figure>;

const on = (today: string) =>
  problemsIn(text, (findings) => checkExpiry(figures, readYaml(text, "figures.yaml"), today, findings));

describe("checkExpiry: a medical review", () => {
  it("is not reported on the day it is due", () => expect(on("2027-05-02")).toEqual([]));

  it.each(["2027-05-03", "2027-06-01"])("is a warning for 30 days after it was due: %s", (today) =>
    expect(on(today).map(({ severity }) => severity)).toEqual(["warning"]),
  );

  it("is an error after 30 days, at its date", () => {
    const [found] = on("2027-06-02");
    expect(found).toMatchObject({ line: 1, column: text.indexOf("2027") + 1 });
    expect(found?.severity).toBeUndefined();
    expect(found?.message).toBe("the medical review of `eggs.survive` was due on 2027-05-02, 31 days ago");
  });
});

it.each([
  ["2026-12-06", []],
  ["2026-12-07", [["the fact `claim.a` is valid for 14 more days, until 2026-12-21", "warning"]]],
  ["2026-12-21", [["the fact `claim.a` is valid for 0 more days, until 2026-12-21", "warning"]]],
  ["2026-12-22", [["the fact `claim.a` was valid until 2026-12-21", undefined]]],
])("checkExpiry: a fact valid until 2026-12-21, on %s", (today, expected) => {
  const [fact, facts] = ["claim.a: {}", { "claim.a": { expires: "2026-12-21" } as Figure }];
  const problems = problemsIn(fact, (findings) =>
    checkExpiry(facts, readYaml(fact, "figures.yaml"), today, findings),
  );
  expect(problems.map(({ message, severity }) => [message, severity])).toEqual(expected);
});

it.each([
  ["2026-11-20", "expired on 2026-11-20", undefined],
  ["2026-11-21", "expires in 0 days, on 2026-11-21", "warning"],
  ["2026-12-20", "expires in 29 days, on 2026-12-20", "warning"],
  ["2026-12-21", undefined, undefined],
  ["2027-11-22", undefined, undefined],
  ["next year", undefined, undefined],
  ["2027-11-23", "expires in 367 days, on 2027-11-23", "warning"],
])("checkSecurityContact: security.txt expires on %s: %s", (expires, message, severity) => {
  const yaml = `company:\n  securityTxtExpires: '${expires}'\n`;
  const problems = problemsIn(yaml, (findings) =>
    checkSecurityContact(readYaml(yaml, "company.yaml"), "2026-11-21", findings),
  );
  expect(problems.map((found) => [found.line, found.message, found.severity])).toEqual(
    message ? [[2, `/.well-known/security.txt ${message}`, severity]] : [],
  );
});
