import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { dataFile, type Data } from "../../content/read/load-content";
import { readYaml } from "../../content/read/yaml-source";
import { figureObstacles } from "./figure-blockers";
import { textObstacles } from "./text-blockers";
import type { Obstacle } from "./blocker";

/** What is published, or decides what is: content, files served as they are, the site's own origins. */
const published = ["content/**/*.{yaml,yml,mdx,vtt}", "static/**/*", "src/site/environment.ts"];
const text = /\.(?:yaml|yml|mdx|vtt|txt|ts|json|xml|html|webmanifest)$/;

const company = dataFile("company");

/** The day until which the built security.txt holds (src/gatsby/output/security-txt.ts; RFC 9116, 2.5.5). */
function lapsedContact({ company: data }: Partial<Data>, line: number, today: string): Obstacle[] {
  const expires = data?.company.securityTxtExpires;
  return expires && expires < today
    ? [{ kind: "lapsed", file: company, line, found: `securityTxtExpires: held until ${expires}` }]
    : [];
}

/**
 * Everything that still stands between this site and the public, by file and line.
 * @param root the repository's root
 * @param data content/facts, as far as it could be read
 * @param today year-month-day
 */
export function launchObstacles(root: string, data: Partial<Data>, today: string): Obstacle[] {
  const files = globSync(published, { cwd: root, dot: true })
    .filter((file) => text.test(file))
    .sort();
  const inTexts = files.flatMap((file) => textObstacles(file, readFileSync(join(root, file), "utf8")));
  const yaml = (file: string) =>
    readYaml(existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "", file);
  const figures = yaml(dataFile("figures"));
  return [
    ...inTexts,
    ...lapsedContact(data, yaml(company).placeOf(["company", "securityTxtExpires"]).line, today),
    ...figureObstacles(data.figures ?? {}, (name) => figures.placeOfKey([], name).line, today),
  ];
}
