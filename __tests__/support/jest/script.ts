import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const loader = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;

/** Runs a TypeScript program of src/tools/cli until it exits. @param cwd the folder whose content it reads */
export function runScript(
  script: string,
  cwd: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", loader, resolve(script), ...args],
    {
      cwd,
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_ENV: "",
        // The tsconfig beside its `src`, without which legal texts cannot be rendered.
        TSX_TSCONFIG_PATH: resolve(script, "../../../../tsconfig.json"),
        ...env,
      },
    },
  );
  return { status, stdout, stderr };
}
