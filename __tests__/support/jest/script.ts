import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Node's arguments to run a TypeScript program in any folder. */
export const argumentsOf = (script: string, ...args: readonly string[]): string[] => [
  "--import",
  pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href,
  resolve(script),
  ...args,
];

/** Its environment. The tsconfig is the one beside its `src`: without it, no legal text could be rendered. */
export const environmentOf = (script: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: "",
  GITHUB_ACTIONS: "",
  TSX_TSCONFIG_PATH: resolve(script, "../../../../tsconfig.json"),
});

/** Runs a program of src/tools/cli to its end. @param cwd the folder whose content it reads */
export function runScript(
  script: string,
  cwd: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(script, ...args), {
    cwd,
    encoding: "utf8",
    env: { ...environmentOf(script), ...env },
  });
  return { status, stdout, stderr };
}
