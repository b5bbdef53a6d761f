// Runs a program of node_modules after installing what is missing: node src/tools/cli/run.mjs gatsby develop
import { prepare, runBin } from "./install-packages.mjs";

prepare();
const [name, ...args] = process.argv.slice(2);
process.exit(runBin(name, args));
