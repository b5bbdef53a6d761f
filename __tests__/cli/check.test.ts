import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { append, swap } from "../content-types/corpus/mistake";
import { TemporaryContent } from "../content-types/corpus/temporary-content";

const content = new TemporaryContent();
afterEach(() => content.restore());
afterAll(() => content.remove());

const tsx = resolve("node_modules/tsx/dist/cli.mjs");
function run(script: string, cwd: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, resolve(script)], { cwd, encoding: "utf8", env: { ...process.env, NODE_ENV: "", ...env } });
  return { status, stdout, stderr };
}
const check = (env?: Record<string, string>) => run("src/cli/check.ts", content.root, env);

describe("npm run check", () => {
  it("content in order: says how much, and ends well", () => {
    const { status, stdout, stderr } = check();
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\d+ documents and \d+ facts are in order \(\d+\.\d s\)\n$/);
  });

  it("mistakes: each as file:line:column in the order of the files, their number last, and it ends badly", () => {
    content.write("content/pages/contact.mdx", append("<Planet />")(content.read("content/pages/contact.mdx")));
    content.write("content/faq/ivf.mdx", append("At {apr.mim}.")(content.read("content/faq/ivf.mdx")));
    const { status, stdout, stderr } = check();
    expect([status, stdout]).toEqual([1, ""]);
    const [first, second, ...rest] = stderr.trim().split("\n");
    expect(first).toMatch(/^content\/faq\/ivf\.mdx:\d+:4: `\{apr\.mim\}` is not a fact; expected .*; fix: did you mean `apr\.min`\?$/);
    expect(second).toMatch(/^content\/pages\/contact\.mdx:\d+:1: <Planet> is not a component/);
    expect(rest).toEqual(["", "2 problems in content/"]);
  });

  it("one mistake is one problem", () => {
    content.write("content/careers/software-engineer.mdx", swap("FULL_TIME", "FULLTIME")(content.read("content/careers/software-engineer.mdx")));
    expect(check().stderr).toMatch(/\n1 problem in content\/\n$/);
  });

  it("a wrong environment is named", () => {
    const { status, stderr } = check({ APP_ORIGIN: "app.wrenfield.example" });
    expect(status).not.toBe(0);
    expect(stderr).toContain('APP_ORIGIN is "app.wrenfield.example"');
  });
});

describe("require-free-port", () => {
  const ask = (port: number) => run("src/cli/require-free-port.ts", process.cwd(), { HOST: "127.0.0.1", PORT: String(port) });

  it("a taken port: one clear message before anything is built", async () => {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const taken = ask(port);
    await new Promise((closed) => server.close(closed));
    expect(taken.status).toBe(1);
    expect(taken.stderr.trim().split("\n")).toHaveLength(1);
    expect(taken.stderr).toContain(String(port));
    expect(ask(port)).toEqual({ status: 0, stdout: "", stderr: "" });
  });
});

it("the commands of package.json are there", () => {
  const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>(join(process.cwd(), "package.json"));
  expect(scripts).toMatchObject({ start: "node src/cli/start.mjs", test: "node src/cli/test.mjs", check: "node src/cli/run.mjs tsx src/cli/check.ts" });
});
