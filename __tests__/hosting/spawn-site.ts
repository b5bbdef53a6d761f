import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export interface SpawnedSite {
  readonly child: ChildProcess;
  /** All it has written so far. */
  readonly said: () => string;
  /** Resolves with its first line. */
  readonly saidLine: Promise<string>;
}

/** The real serving command, in a folder that holds `public`. */
export function spawnSite(cwd: string, variables: Record<string, string>): SpawnedSite {
  const loader = pathToFileURL(require.resolve("tsx")).href;
  const child = spawn(process.execPath, ["--import", loader, resolve("src/hosting/server/serve.ts")], {
    cwd,
    env: { PATH: process.env.PATH, PORT: "0", ...variables },
  });
  let text = "";
  const saidLine = new Promise<string>((settle) => {
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("\n")) settle(text);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
  });
  return { child, said: () => text, saidLine };
}

/** @returns `http://127.0.0.1:1234` from the server's first line */
export function addressIn(line: string): string {
  return /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "";
}
