import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { runScript } from "../../support/jest/script";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

const root = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], { cwd: root });

it("exits with 1 when a build fails, after reporting the changed words of the texts", () => {
  for (const part of ["content", "src", "package.json", "tsconfig.json"])
    cpSync(part, join(root, part), { recursive: true });
  mkdirSync(join(root, "node_modules"));
  for (const name of readdirSync("node_modules").filter((one) => !/^gatsby$|^\.cache$/.test(one)))
    symlinkSync(resolve("node_modules", name), join(root, "node_modules", name), "junction");
  writeIn(root, "node_modules/gatsby/cli.js", 'console.error("ERROR no page"); process.exit(1);');
  writeIn(root, ".gitignore", "node_modules\ntest-results\n");
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "one");
  writeIn(root, "src/site/new.ts", "export const added = 1;\n");
  const { status, stdout } = runScript(join(root, "src/tools/cli/redline.ts"), root, ["HEAD"], {
    TSX_TSCONFIG_PATH: undefined,
  });
  expect(stdout).toMatch(/The build of HEAD \(\w+\) failed:\nERROR no page\n.*redline\.html/);
  expect(status).toBe(1);
});
