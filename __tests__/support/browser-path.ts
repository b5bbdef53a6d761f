import { existsSync } from "node:fs";
import { EnvironmentError } from "../../src/site/environment";

/**
 * The path of a browser: the one that a variable names, otherwise the first at a usual place.
 * @throws EnvironmentError if the variable names a file that does not exist
 */
export function browserPath(name: string, usualPlaces: readonly string[]): string | undefined {
  const found = process.env[name];
  if (!found) return usualPlaces.find((path) => existsSync(path));
  if (existsSync(found)) return found;
  const fix = `correct it, or unset ${name} to search the usual places`;
  throw new EnvironmentError([{ name, found, expected: "the path of a browser", fix }]);
}
