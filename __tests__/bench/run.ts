// Compares the built site with the same content in plain Gatsby and in hand-written pages, in one run:
//
//   npm run bench -- [--routes /,/faq/ivf] [--runs 3] [--all]
//
// Build first (npm test build). Prints a table like those of docs/performance.md; --all adds Lighthouse's four scores of every route.
import { chromium } from "@playwright/test";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command, readArguments } from "../../src/tools/cli/command";
import { readNumber } from "../support/number-options";
import { chromiumArguments, chromiumPath } from "../support/chromium";
import { judge } from "./lighthouse";
import { firstLoad } from "./page";
import { buildPlainGatsby } from "./plain-gatsby";
import { serve } from "./serve";
import { writeByHand } from "./hand-written";

const root = join(__dirname, "../..");
const publicDir = join(root, "public");
const options = {
  routes: { type: "string", default: "/,/faq/ivf" },
  runs: { type: "string", default: "3" },
  all: { type: "boolean" },
} as const;

/** A page of one word: the blocking time that Lighthouse measures on it is the machine's, not the page's. */
function writeOneWord(): string {
  const folder = mkdtempSync(join(tmpdir(), "one-word-"));
  const head = '<meta name="viewport" content="width=device-width"><title>One word</title>';
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><head>${head}</head><body><p>Hello.</p></body></html>`,
  );
  return folder;
}

async function main(): Promise<void> {
  const { values: given } = readArguments({ options }, "--routes /,/faq/ivf, --runs 3, --all or nothing");
  const routes = given.routes.split(",");
  const runs = readNumber("--runs", given.runs);
  if (!existsSync(join(publicDir, "index.html")))
    throw new Error("There is no built site; fix: npm test build");

  const port = 9_300 + (process.pid % 500);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [`--remote-debugging-port=${port}`, ...chromiumArguments],
  });

  const folders = {
    "this site": publicDir,
    "by hand": await writeByHand(browser, publicDir, routes),
    "plain Gatsby": buildPlainGatsby(root),
  };
  const oneWord = writeOneWord();

  const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
  console.log(
    `| page | built | kB in all | kB script files | bytes inline script | requests | FCP ms | LCP ms | TBT ms | CLS | performance |\n|${"---|".repeat(11)}`,
  );
  const measure = async (path: string, name: string, folder: string) => {
    const served = await serve(folder);
    const { total, scriptFiles, inlineScript, requests } = await firstLoad(browser, served.address + path);
    const { fcp, lcp, tbt, cls, performance } = await judge(served.address + path, port, runs);
    const cells = [
      path,
      name,
      kB(total),
      kB(scriptFiles),
      inlineScript,
      requests,
      fcp.toFixed(0),
      lcp.toFixed(0),
      tbt.toFixed(0),
      cls.toFixed(3),
      performance,
    ];
    console.log(`| ${cells.join(" | ")} |`);
    await served.close();
  };
  for (const path of routes)
    for (const [name, folder] of Object.entries(folders)) await measure(path, name, folder);
  await measure("/", "one word", oneWord);

  if (given.all) {
    const served = await serve(publicDir);
    console.log(
      `\n| route | performance | accessibility | best practices | SEO | LCP ms | TBT ms | CLS |\n|${"---|".repeat(8)}`,
    );
    for (const [, loc] of readFileSync(join(publicDir, "sitemap.xml"), "utf8").matchAll(
      /<loc>([^<]*)<\/loc>/g,
    )) {
      const path = new URL(loc!).pathname;
      const { fcp: _, lcp, tbt, cls, ...scores } = await judge(served.address + path, port, runs);
      console.log(
        `| ${[path, ...Object.values(scores), lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)].join(" | ")} |`,
      );
    }
    await served.close();
  }
  await browser.close();
  const copies = [join(folders["by hand"], ".."), join(folders["plain Gatsby"], ".."), oneWord];
  copies.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}

void command(main);
