import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { TemporaryProject } from "./temporary-project";

const project = new TemporaryProject();

const prepare = (env?: Record<string, string>) =>
  project.run(
    'import { prepare } from "./src/tools/cli/install-packages.mjs"; prepare(); console.log("prepared");',
    env,
  );
const installs = () => prepare().output.includes("npm ci");
const lock = (packages: object) => project.write("package-lock.json", { packages });
const installed = (packages: object) => project.write("node_modules/.package-lock.json", { packages });

describe("prepare", () => {
  beforeEach(() => {
    project.write("package.json", { engines: { node: `^1.0 || ^${process.versions.node}` } });
    lock({
      "": {},
      "node_modules/a": { version: "1.0.0" },
      "node_modules/b": { version: "2.0.0", dev: true },
    });
    installed({ "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } });
  });

  it("does nothing when everything is installed", () => {
    expect(prepare()).toEqual({ status: 0, output: "prepared\n" });
  });

  it("installs exactly the packages of the lockfile, and reports it", () => {
    installed({ "node_modules/a": { version: "1.0.0" } });
    const { status, output } = prepare();
    expect(status).toBe(0);
    expect(output).toMatch(
      /Installing the packages of package-lock\.json.*\n(.*\n)*npm ci --ignore-scripts --include=dev --no-audit --no-fund\nprepared/,
    );
  });

  it("installs when nothing is installed", () => {
    project.run('import { rmSync } from "node:fs"; rmSync("node_modules", { recursive: true });');
    expect(installs()).toBe(true);
  });

  it.each([
    ["installs when a package has another version", { a: { version: "1.0.1" } }, true],
    ["ignores additional packages", { c: { version: "1.0.0" } }, false],
  ])("%s", (_, others, expected) => {
    const found = { a: { version: "1.0.0" }, b: { version: "2.0.0" }, ...others };
    installed(Object.fromEntries(Object.entries(found).map(([name, one]) => [`node_modules/${name}`, one])));
    expect(installs()).toBe(expected);
  });

  it("ignores missing optional packages, which may be for another system", () => {
    lock({
      "node_modules/a": { version: "1.0.0" },
      "node_modules/mac": { version: "3.0.0", optional: true },
      "node_modules/win": { version: "3.0.0", devOptional: true },
    });
    expect(installs()).toBe(false);
  });

  it("exits with npm's status and explains what to do when the installation fails", () => {
    installed({});
    const { status, output } = prepare({ NPM_STATUS: "5" });
    expect(status).toBe(5);
    expect(output).toContain("The packages could not be installed");
    expect(output).not.toContain("prepared");
  });

  const [major = ""] = process.versions.node.split(".");
  it.each([">=99.0", `^${major}.9999`, `^${Number(major) - 1}.0 || ^${Number(major) + 1}.0`])(
    "exits when Node is not %s, and reports the versions that are needed",
    (needed) => {
      project.write("package.json", { engines: { node: needed } });
      const { status, output } = prepare();
      expect(status).toBe(1);
      expect(output).toBe(
        `Node ${process.versions.node} is not supported: this project needs Node ${needed.replace("||", "or")}. Get it from nodejs.org, then run the command again.\n`,
      );
    },
  );
});

describe("run.mjs", () => {
  const project = new TemporaryProject();
  beforeAll(() => {
    project.addProgram(
      "one",
      'console.log("one", ...process.argv.slice(2), process.env.GATSBY_TELEMETRY_DISABLED, process.cwd()); process.exit(7);',
    );
    project.write("node_modules/typescript/package.json", {
      bin: { tsserver: "server.cjs", tsc: "tsc.cjs" },
    });
    project.write("node_modules/typescript/tsc.cjs", 'console.log("tsc");');
  });

  it("runs a package's program in the root, without telemetry, and exits with its status", () => {
    const { status, output } = project.spawn(["src/tools/cli/run.mjs", "one", "--two", "three"]);
    expect(status).toBe(7);
    expect(output).toMatch(/^one --two three 1 .*test-/);
  });

  it("empties the generated routes if they are not JSON, such as after a merge conflict", () => {
    const routes = "src/site/routes/content-routes.generated.json";
    project.write(routes, "<<<<<<< HEAD");
    project.addProgram("three", `console.log(require("../../${routes}"));`);
    const { output } = project.spawn(["src/tools/cli/run.mjs", "three"]);
    expect(output).toContain("{ moved: [], clinics: [] }");
  });

  it("sets the environment variables that precede the program", () => {
    project.addProgram("two", "console.log(process.env.CATALOGUE, process.argv[2]);");
    expect(project.spawn(["src/tools/cli/run.mjs", "CATALOGUE=1=2", "two", "A=b"])).toEqual({
      status: 0,
      output: "1=2 A=b\n",
    });
  });

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "stops the program when it is stopped by %s, and exits with a status that says so",
    async (signal) => {
      project.addProgram("four", "console.log(process.pid); setInterval(() => {}, 1000);");
      const child = spawn(process.execPath, ["src/tools/cli/run.mjs", "four"], { cwd: project.root });
      const pid = await new Promise<number>((started) =>
        child.stdout.once("data", (text) => started(Number(text))),
      );
      child.kill(signal);
      const [status] = (await once(child, "exit")) as [number | null];
      const isStopped = () => {
        try {
          return !process.kill(pid, 0);
        } catch {
          return true;
        }
      };
      const hasStopped = isStopped();
      if (!hasStopped) process.kill(pid);
      expect([status, hasStopped]).toEqual([128 + constants.signals[signal], true]);
    },
  );

  it("finds programs that are not named after their package", () => {
    expect(project.spawn(["src/tools/cli/run.mjs", "typescript"])).toEqual({ status: 0, output: "tsc\n" });
  });
});
