import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export interface SpawnedSite {
  readonly child: ChildProcess;
  /** Everything that it has written so far. */
  readonly output: () => string;
  /** Its address, such as `http://127.0.0.1:1234`, from the first line that it writes. */
  readonly address: Promise<string>;
}

/** Starts the real serving command in a folder that contains `public`, until this process exits. */
export function spawnSite(cwd: string, variables: Record<string, string>): SpawnedSite {
  const loader = pathToFileURL(require.resolve("tsx")).href;
  const child = spawn(process.execPath, ["--import", loader, resolve("src/hosting/server/serve.ts")], {
    cwd,
    env: { PATH: process.env.PATH, PORT: "0", ...variables },
  });
  process.once("exit", () => child.kill());
  let text = "";
  const address = new Promise<string>((resolveAddress) => {
    const collect = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("\n")) resolveAddress(/http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? "");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
  });
  return { child, output: () => text, address };
}
