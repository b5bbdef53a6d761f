import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkProof } from "../../../src/tools/disclosure/check-proof";
import { origins } from "../../support/facts";
import { runScript } from "../../support/jest/script";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const root = temporaryFolder();
const page = (words: string) =>
  writeIn(root, "public/index.html", `<main><section><h1>Home</h1><p>${words}</p></section></main>`);
const loan = "An $18,000 loan over 60 months at 14.99% APR, fixed rate, is 60 payments of $428.22.";

beforeAll(() => cpSync("content/facts", join(root, "content/facts"), { recursive: true }));

test("checkProof reports that nothing is built, reports a missing proof, writes it, accepts it, and reports the difference when a disclosure is removed", () => {
  const check = (write = false) => checkProof(root, origins, write);
  expect(check).toThrow("fix: npm test build");
  page(loan);
  expect(check().errors).toEqual([expect.stringContaining("does not match this site:")]);
  const right = "9 disclosures on 1 pages are in place, 1 loans are correct";
  expect(check(true)).toEqual({ errors: [], notes: ["content/disclosure-proof.md was written", right] });
  expect(check()).toEqual({ errors: [], notes: [right] });

  page(loan.replace(", fixed rate,", ""));
  const { errors, notes } = check();
  expect(notes).toEqual([]);
  const text = errors.join("\n");
  expect(text).toContain('/, under "Home", p: "60 payments" (number of payments');
  expect(text).toContain("3 missing or wrong");
  expect(text).toMatch(/^\+ \| "60 payments".*\*\*MISSING\*\*/m);
  expect(readFileSync(join(root, "content/disclosure-proof.md"), "utf8")).not.toContain("MISSING");
});

test("npm run launch-check lists all blockers and fails while there are any", () => {
  const { status, stdout } = runScript("src/tools/cli/launch-check.ts", root);
  expect(status).toBe(1);
  expect(stdout).toMatch(/content\/facts\/company\.yaml:\d+: nmls: "0000000 \(sample\)"/);
  expect(stdout).toMatch(/content\/facts\/figures\.yaml:\d+: claim\.stress, 80%: source pending/);
  expect(stdout).toMatch(/\n\d+ launch blockers\.\n$/);
}, 60_000);
