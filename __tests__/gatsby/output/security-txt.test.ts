import { expiryProblem, securityTxt } from "../../../src/gatsby/output/security-txt";

const now = Date.parse("2026-11-21T12:00:00Z");

describe("security.txt (RFC 9116)", () => {
  it("has the two lines that must be there, and ends each with a line end", () => {
    const text = securityTxt("https://www.wrenfield.example", {
      mail: "security@wrenfield.example",
      expires: "2027-10-31",
    });
    expect(text).toBe(
      "Contact: mailto:security@wrenfield.example\nExpires: 2027-10-31T23:59:59Z\nPreferred-Languages: en\nCanonical: https://www.wrenfield.example/.well-known/security.txt\n",
    );
  });

  it.each([
    ["2027-10-31", undefined],
    ["2026-12-21", undefined],
    [
      "2026-12-20",
      "expires in 29 days, on 2026-12-20; fix: company.securityTxtExpires in content/facts/company.yaml",
    ],
    ["2026-11-21", "expires in 0 days"],
    ["2026-11-20", "expired on 2026-11-20"],
    ["2028-01-01", "more than a year from now"],
  ])("that holds until %s: %s", (expires, problem) => {
    const said = expiryProblem(expires, now);
    if (problem === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(problem);
  });
});
