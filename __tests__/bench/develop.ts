// Measures how long an edit takes to show in an open preview (`npm run develop`), in a text document and in a composed page:
//
//   npm run bench:develop -- [runs, 5]
import { chromium, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, readArguments } from "../../src/tools/cli/command";
import { copyOf, workingTree } from "../../src/tools/cli/revisions/revision";
import { readNumber } from "../support/number-options";
import { freePort } from "../hosting/nginx";
import { chromiumArguments, chromiumPath } from "../support/chromium";
import { median } from "./lighthouse";

/** Files to edit, the page that shows each of them, and the words of its body that the edit changes. */
const edits = [
  { file: "content/faq/ivf.mdx", path: "/faq/ivf", words: "in any order." },
  { file: "content/pages/ivf.mdx", path: "/ivf", words: "A cycle seldom comes as one bill." },
];

/** Starts a preview in its own process group. Resolves when pages can be opened. */
async function startPreview(project: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  const child = spawn(join(project, "node_modules/.bin/gatsby"), ["develop", "--port", `${port}`], {
    cwd: project,
    env,
    detached: true,
  });
  await new Promise<void>((ready, failed) => {
    child.stdout.on(
      "data",
      (text: Buffer) => /You can now view|Building development bundle - [\d.]+s/.test(`${text}`) && ready(),
    );
    child.once("exit", (code) => failed(new Error(`gatsby develop exited with code ${code}`)));
  });
  return child;
}

/** @returns ms from saving a file until its new words appear in the open page */
async function timeEdit(page: Page, file: string, before: string, after: string): Promise<number> {
  const text = readFileSync(file, "utf8");
  if (!text.includes(before)) throw new Error(`${file} no longer contains "${before}"`);
  const began = performance.now();
  writeFileSync(file, text.replace(before, after));
  await page.waitForFunction((words) => document.querySelector("main")?.textContent?.includes(words), after, {
    polling: 20,
    timeout: 60_000,
  });
  return performance.now() - began;
}

async function main(): Promise<void> {
  const runs = readNumber(
    "the number of runs",
    readArguments({ allowPositionals: true }, "<number of runs>").positionals[0] ?? "5",
  );
  const root = join(__dirname, "../..");
  const project = copyOf(root, workingTree(root));
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const began = performance.now();
  const preview = await startPreview(project, port);
  console.log(`The preview was ready after ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  try {
    const page = await browser.newPage();
    for (const { file, path, words } of edits) {
      // Without this connection the page would not learn of the first edit.
      const connected = page.waitForEvent("console", {
        predicate: (message) => message.text().includes("[HMR] connected"),
        timeout: 120_000,
      });
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: "load", timeout: 120_000 });
      await connected;
      await page.waitForTimeout(5_000);
      const took: number[] = [];
      for (let run = 0, now = words; run < runs; run++) {
        const next = `${words.slice(0, -1)}, edited ${"once more ".repeat(run + 1)}here.`;
        took.push(await timeEdit(page, join(project, file), now, next));
        now = next;
        await page.waitForTimeout(2_000);
      }
      console.log(
        `${file}: median ${median(took).toFixed(0)} ms (${took.map((ms) => ms.toFixed(0)).join(", ")})`,
      );
    }
  } finally {
    await browser.close();
    process.kill(-preview.pid!);
    rmSync(project, { recursive: true, force: true, maxRetries: 5 });
  }
}

void command(main);
