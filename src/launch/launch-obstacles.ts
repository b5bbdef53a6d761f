import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import type { Figure } from "../content-types/facts/figures";
import { readYaml } from "../content-types/yaml-source";
import { figureObstacles } from "./figure-obstacles";
import { textObstacles } from "./text-obstacles";
import type { Obstacle } from "./obstacle";

/** What is published, or decides what is: content, files served as they are, the site's own origins. */
const published = ["content/**/*.{yaml,yml,mdx,vtt}", "static/**/*", "src/site/environment.ts"];
const text = /\.(?:yaml|yml|mdx|vtt|txt|ts|json|xml|html|webmanifest)$/;

/**
 * Everything that still stands between this site and the public, by file and line.
 * @param root the repository's root
 * @param figures content/facts/figures.yaml, read
 * @param today year-month-day
 */
export function launchObstacles(root: string, figures: Readonly<Record<string, Figure>>, today: string): Obstacle[] {
  const files = globSync(published, { cwd: root, dot: true }).filter((file) => text.test(file)).sort();
  const inTexts = files.flatMap((file) => textObstacles(file, readFileSync(join(root, file), "utf8"), today));
  const path = join(root, "content/facts/figures.yaml");
  const yaml = readYaml(existsSync(path) ? readFileSync(path, "utf8") : "", "content/facts/figures.yaml");
  return [...inTexts, ...figureObstacles(figures, (name) => yaml.placeOfKey([], name).line, today)];
}
