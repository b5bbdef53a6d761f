// npm run new: creates a question, category, job, article, legal section, clinic page or dictionary word. Prompts for the
// answers, or reads options: npm run new -- question --category ivf --title "..." --answer "..."
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkContext, root } from "../../gatsby/check-context";
import { filesOn } from "../../content/read/files";
import { loadContent } from "../../content/read/load-content";
import { collectAnswers } from "../new/collect";
import type { Ask } from "../new/kind";
import { kinds, unknownKind } from "../new/kinds";
import { command, openTerminal, readArguments, UsageError } from "./command";
import { isoToday } from "../../site/dates";

await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new UsageError(unknownKind(name).join("\n"));

  const setting = { content: loadContent(root, checkContext()), files: filesOn(root), today: isoToday() };
  const names = kind.asks(setting, {}).map((ask) => ask.name);
  const options = Object.fromEntries(names.map((one) => [one, { type: "string" as const }]));
  const expected = names.map((one) => `--${one} "..."`).join(" ");
  const given = readArguments({ options, args }, expected).values as Record<string, string>;
  const terminal = openTerminal();
  const prompt =
    terminal &&
    ((ask: Ask, otherwise: string | undefined, wrong: string | undefined) => {
      if (wrong) console.log(`  ${wrong}`);
      if (ask.choices && !wrong) console.log(`  ${ask.choices.join(", ")}`);
      return terminal.question(`${ask.name}: ${ask.question}${otherwise ? ` [${otherwise}]` : ""}\n> `);
    });
  const { answers, wrong } = await collectAnswers(kind, given, setting, prompt);
  terminal?.close();
  if (wrong.length) throw new UsageError(wrong.join("\n"));

  // Somebody may have edited the file while this command waited for answers.
  const now = terminal ? { ...setting, content: loadContent(root, checkContext()) } : setting;
  const written = kind.write(answers, now);
  const taken = written.find(({ file, edits }) => !edits && existsSync(join(root, file)));
  if (taken) throw new UsageError(`${taken.file} already exists: choose another title or slug`);
  for (const { file, text } of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  }
  if (kind.next) console.log(kind.next(answers));
  // In a separate process, because routes are loaded at startup and the new one was only just written.
  const check = join(import.meta.dirname, "check.ts");
  process.exitCode =
    spawnSync(process.execPath, [...process.execArgv, check], { stdio: "inherit" }).status ?? 1;
});
