// npm start: installs what is missing, builds the site, serves it on http://127.0.0.1:8000 (HOST, PORT).
import { spawn } from "node:child_process";
import { prepare, root, runBin } from "./install-packages.mjs";

prepare();
// A taken port should be known before a minute of building, not after it.
const free = runBin("tsx", ["src/tools/cli/require-free-port.ts"]);
if (free !== 0) process.exit(free);
const built = runBin("gatsby", ["build"]);
if (built !== 0) process.exit(built);

// The server gets the terminal's signals itself; this process only waits for it.
const server = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "src/hosting/server/serve.ts"], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
