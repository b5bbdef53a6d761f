// The project's source files and their imports.
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { globSync } from "tinyglobby";

interface SourceFile {
  /** Path from the repository's root. */
  path: string;
  text: string;
  imports: Import[];
}
interface Import {
  /** Path from the root without extension for our own files, otherwise the package as written. */
  target: string;
  own: boolean;
  /** Erased by the compiler. */
  typeOnly: boolean;
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[^"';]*?\s+from\s+)?["']([^"']+)["']/gm;
const dynamic = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** The imports of a file: `import`, `export … from` and `import()`. */
export function importsOf(path: string, text: string): Import[] {
  const found = [
    ...[...text.matchAll(statement)].map(([, typeOnly, target]) => ({
      target: target!,
      typeOnly: Boolean(typeOnly),
    })),
    ...[...text.matchAll(dynamic)].map(([, target]) => ({ target: target!, typeOnly: false })),
  ];
  return found.map(({ target, typeOnly }) => {
    const own = target.startsWith(".");
    return { target: own ? normalize(join(dirname(path), target)) : target, own, typeOnly };
  });
}

/** Matching files with their imports, without the declarations that Gatsby writes. */
export function sourceFiles(patterns: string[]): SourceFile[] {
  const paths = globSync(patterns, { ignore: ["src/gatsby-types.d.ts", "**/node_modules"] }).sort();
  return paths.map((path) => {
    const text = readFileSync(path, "utf8");
    return { path, text, imports: importsOf(path, text) };
  });
}
