import { spawnSync } from "node:child_process";
import { chmodSync, cpSync } from "node:fs";
import { delimiter, join } from "node:path";
import { temporaryFolder, writeIn } from "../../support/jest/temporary-folder";

interface Outcome {
  status: number | null;
  output: string;
}

/**
 * A temporary project with our commands, an `npm` that only prints its arguments, a lockfile without packages, and whatever
 * a test writes. It is removed after the tests of the calling file.
 */
export class TemporaryProject {
  readonly root = temporaryFolder();

  constructor() {
    cpSync("src/tools/cli", join(this.root, "src/tools/cli"), { recursive: true });
    this.write("package.json", { engines: { node: ">=20.0" } });
    this.write("bin/npm", '#!/bin/sh\necho "npm $*"\nexit "${NPM_STATUS:-0}"\n');
    chmodSync(join(this.root, "bin/npm"), 0o755);
    for (const lockfile of ["package-lock.json", "node_modules/.package-lock.json"])
      this.write(lockfile, { packages: {} });
  }

  write(path: string, content: object | string): void {
    writeIn(this.root, path, content);
  }

  /** Installs a package whose program is this code. */
  addProgram(name: string, code: string): void {
    this.write(`node_modules/${name}/package.json`, { bin: "main.cjs" });
    this.write(`node_modules/${name}/main.cjs`, code);
  }

  /** Runs a module's code in the project. */
  run(code: string, env: Record<string, string> = {}): Outcome {
    return this.spawn(["--input-type=module", "-e", code], env);
  }

  spawn(args: string[], env: Record<string, string> = {}): Outcome {
    const path = `${join(this.root, "bin")}${delimiter}${process.env.PATH}`;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: this.root,
      encoding: "utf8",
      env: { ...process.env, PATH: path, ...env },
    });
    return { status, output: stdout + stderr };
  }
}
