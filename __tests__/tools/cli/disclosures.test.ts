import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runScript } from "../../support/jest/script";

const root = mkdtempSync(join(tmpdir(), "proof-"));
const run = (command: string, ...args: string[]) => runScript(`src/tools/cli/${command}.ts`, root, args);
const page = (words: string) =>
  writeFileSync(
    join(root, "public/index.html"),
    `<main><section><h1>Home</h1><p>${words}</p></section></main>`,
  );
const loan = "An $18,000 loan over 60 months at 14.99% APR, fixed rate, is 60 payments of $428.22.";

beforeAll(() => {
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  cpSync("content/facts", join(root, "content/facts"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test("npm run disclosures: nothing built, nothing written yet, written, and one disclosure gone", () => {
  expect(run("disclosures")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("fix: npm test build"),
  });

  mkdirSync(join(root, "public"));
  page(loan);
  expect(run("disclosures")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("is not the proof of this site:"),
  });
  expect(run("disclosures", "--write")).toMatchObject({ status: 0, stderr: "" });
  expect(run("disclosures")).toMatchObject({
    status: 0,
    stdout: "9 disclosures on 1 pages are in place, 1 loans are correct\n",
  });

  page(loan.replace(", fixed rate,", ""));
  const { status, stderr } = run("disclosures");
  expect(status).toBe(1);
  expect(stderr).toContain('/, under "Home", p: "60 payments" (number of payments');
  expect(stderr).toContain("3 missing or wrong");
  expect(stderr).toMatch(/^\+ \| "60 payments".*\*\*MISSING\*\*/m);
  expect(readFileSync(join(root, "content/disclosure-proof.md"), "utf8")).not.toContain("MISSING");
}, 120_000);

test("npm run launch-check lists everything at once and fails while anything is left", () => {
  const { status, stdout } = run("launch-check");
  expect(status).toBe(1);
  expect(stdout).toMatch(/content\/facts\/company\.yaml:\d+: nmls: "0000000 \(sample\)"/);
  expect(stdout).toMatch(/content\/facts\/figures\.yaml:\d+: claim\.stress, 80%: source pending/);
  expect(stdout).toMatch(/\n\d+ launch blockers\.\n$/);
}, 60_000);
