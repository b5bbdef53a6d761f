import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

export type SpawnedSite = ReturnType<typeof spawnSite>;

/**
 * Starts the real serving command, until this process exits.
 * @param publicDir the built site: a folder with the name `public`
 * @returns the process, everything that it has written so far, and its address, from the first line that it writes
 */
export function spawnSite(publicDir: string, variables: Record<string, string> = {}) {
  const loader = pathToFileURL(require.resolve("tsx")).href;
  const child = spawn(process.execPath, ["--import", loader, resolve("src/hosting/server/serve.ts")], {
    cwd: resolve(publicDir, ".."),
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
