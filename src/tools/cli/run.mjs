// Runs a program of node_modules after installing missing packages: node src/tools/cli/run.mjs gatsby develop
// With the packages of a folder that has its own lockfile: node src/tools/cli/run.mjs --with __tests__/measuring tsx file.ts
// With environment variables, which precede the program: node src/tools/cli/run.mjs CATALOGUE=1 gatsby develop
import { prepare, runInPlace } from "./install-packages.mjs";

prepare();
const args = process.argv.slice(2);
const [, folder] = args[0] === "--with" ? args.splice(0, 2) : [];
if (folder) prepare(folder);
const first = args.findIndex((arg) => !/^[A-Z_]+=/.test(arg));
const env = Object.fromEntries(args.splice(0, first).map((arg) => arg.split(/=(.*)/s, 2)));
const [name, ...rest] = args;
process.exit(await runInPlace(name, rest, env, folder));
