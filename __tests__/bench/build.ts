// Measures the cost of a build, cold and after an edit of one document, and how it grows with the number of pages:
//
//   npm run bench:build -- [0,60,600,3000]
//
// Each size is a copy of the project with that many additional job pages, rendered like all text documents.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { measureBuild } from "./build-cost";
import { command, readArguments } from "../../src/tools/cli/command";
import { copyOf, workingTree } from "../../src/tools/cli/revisions/revision";
import { readNumber } from "../support/number-options";

const root = join(__dirname, "../..");
const jobs = "content/careers";

/** Writes a copy of the example job page, with a number in its address and title. */
function writeJob(project: string, example: string, number: number): void {
  const text = example
    .replace(/^slug: .*$/m, `slug: engineer-${number}`)
    .replace(/^title: .*$/m, `title: Software Engineer ${number}`);
  writeFileSync(
    join(project, jobs, `engineer-${number}.mdx`),
    text.replace(/^seoDescription: /m, `seoDescription: ${number}. `),
  );
}

async function main(): Promise<void> {
  const [list = "0,60,600,3000"] = readArguments(
    { allowPositionals: true },
    "<numbers of pages>, such as 0,3000",
  ).positionals;
  const sizes = list.split(",").map((size) => readNumber("the number of pages", size));
  const example = readFileSync(join(root, jobs, "software-engineer.mdx"), "utf8");
  console.log("| additional pages | build | s | CPU s | MB | longest steps, s |\n|---|---|---|---|---|---|");
  for (const size of sizes) {
    const project = copyOf(root, workingTree(root));
    for (let number = 1; number <= size; number++) writeJob(project, example, number);
    for (const kind of ["cold", "after an edit"]) {
      if (kind !== "cold") appendFileSync(join(project, "content/faq/ivf.mdx"), "\nOne more sentence.\n");
      const { wall, cpu, memory, steps } = await measureBuild(project);
      const longest = steps.slice(0, 6).map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`);
      console.log(
        `| ${size} | ${kind} | ${wall.toFixed(1)} | ${cpu.toFixed(0)} | ${memory.toFixed(0)} | ${longest.join(", ")} |`,
      );
    }
    rmSync(project, { recursive: true, force: true });
  }
}

void command(main);
