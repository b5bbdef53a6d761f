import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recheck } from "../../../../src/tools/cli/check/recheck";
import { temporaryFolder } from "../../../support/jest/temporary-folder";

const folder = temporaryFolder();
const out: string[] = [];
let watcher: ReturnType<typeof recheck>;
beforeEach(() => void jest.spyOn(console, "log").mockImplementation((line: string) => void out.push(line)));
// Also after a failure: an open watcher keeps Jest running.
afterAll(() => watcher.close());

it("checks immediately and after every edit, including an edit during the first check", async () => {
  const edit = () => writeFileSync(join(folder, "ivf.mdx"), String(Math.random()));
  let checks = 0;
  const wait = (ms: number) => new Promise((later) => setTimeout(later, ms));
  /** Waits for the check of the edit before, and for others that the same edit may cause on a busy machine. */
  const untilChecked = async (before = checks) => {
    for (const end = Date.now() + 10_000; checks === before && Date.now() < end;) await wait(20);
    expect(checks).toBeGreaterThan(before);
    await wait(150);
  };
  watcher = recheck(folder, () => {
    checks += 1;
    if (checks === 1) edit();
  });
  await untilChecked(1);
  edit();
  await untilChecked();
  // Twice as editors save that replace the file, and in a new folder.
  for (let times = 0; times < 2; times += 1) {
    writeFileSync(join(folder, "new"), String(Math.random()));
    renameSync(join(folder, "new"), join(folder, "ivf.mdx"));
    await untilChecked();
  }
  mkdirSync(join(folder, "faq"));
  await untilChecked();
  writeFileSync(join(folder, "faq/new.mdx"), "");
  await untilChecked();
  // A folder that is replaced, as git does between branches.
  rmSync(join(folder, "faq"), { recursive: true });
  await untilChecked();
  mkdirSync(join(folder, "faq"));
  await untilChecked();
  writeFileSync(join(folder, "faq/new.mdx"), "");
  await untilChecked();
  expect(out.slice(0, 2)).toEqual(["watching content/", "\ncontent/ has changed"]);
}, 60_000);
