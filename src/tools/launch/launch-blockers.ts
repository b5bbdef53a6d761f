import { globSync } from "tinyglobby";
import { filesOn } from "../../content/read/files";
import { dataFile } from "../../content/read/load-content";
import type { Data } from "../../content/schema/index";
import { readYaml } from "../../content/read/yaml-source";
import { figureBlockers } from "./figure-blockers";
import { textBlockers } from "./text-blockers";
import type { Blocker } from "./blocker";

/** Files that are published, or determine what is: content, static files, the site's own origins. */
const published = ["content/**/*.{yaml,yml,mdx,vtt}", "static/**/*", "src/site/environment.ts"];
const text = /\.(?:yaml|yml|mdx|vtt|txt|ts|json|xml|html|webmanifest)$/;

/** The number of leaders planned for About (docs/requirements.md, R148). */
const plannedLeaders = 5;

function unplannedCounts({ leaders: data }: Partial<Data>): Blocker[] {
  const count = data?.leaders.length ?? plannedLeaders;
  const found = `${count} leaders; ${plannedLeaders} are planned`;
  return count === plannedLeaders ? [] : [{ kind: "count", file: dataFile("leaders"), line: 1, found }];
}

/**
 * Finds everything that must be done before the site goes public, by file and line.
 * @param data content/facts, as far as it could be read
 * @param today year-month-day
 */
export function launchBlockers(root: string, data: Partial<Data>, today: string): Blocker[] {
  const { read } = filesOn(root);
  const files = globSync(published, { cwd: root, dot: true })
    .filter((file) => text.test(file))
    .sort();
  const inTexts = files.flatMap((file) => textBlockers(file, read(file) ?? "", today));
  const file = dataFile("figures");
  const figures = readYaml(read(file) ?? "", file);
  return [
    ...inTexts,
    ...unplannedCounts(data),
    ...figureBlockers(data.figures ?? {}, (name) => figures.placeOfKey([], name).line, today),
  ];
}
