import { distance } from "fastest-levenshtein";
import { derivedNames } from "../../content/facts/derived-facts";
import { suggestedFix, type Diagnostic } from "../../content/schema/diagnostic";
import type { Files } from "../../content/read/files";
import { dataFile } from "../../content/read/load-content";
import { readYaml } from "../../content/read/yaml-source";
import { plural } from "../../content/plural";

/** The files of content/facts in which writers name facts. */
const declaring = (["figures", "links", "disclosures"] as const).map(dataFile);

/** The facts that no text uses, with the place of their names. */
function unusedFacts(files: Files) {
  const used = new Map<string, number>();
  for (const name of files.list("content", true).filter((file) => /\.(?:mdx|yaml)$/.test(file)))
    for (const [word] of (files.read(`content/${name}`) ?? "").matchAll(/\w[\w-]*(?:\.[\w-]+)*/g))
      used.set(word, (used.get(word) ?? 0) + 1);
  return declaring.flatMap((file) => {
    const yaml = readYaml(files.read(file) ?? "", file);
    return Object.keys((yaml.value as object | undefined) ?? {}).flatMap((name) => {
      const range = yaml.rangeOfKey([], name);
      return range && used.get(name) === 1 ? [{ name, range, place: yaml.placeOfKey([], name) }] : [];
    });
  });
}

/**
 * Reports a fact whose name is mistyped once, where it is declared, instead of everywhere that it is used: a fix of the uses
 * would make every text wrong in the same way.
 */
export function withoutMistypedNames(problems: readonly Diagnostic[], files: Files): Diagnostic[] {
  const uses = new Map<string, Diagnostic[]>();
  for (const problem of problems)
    if (problem.missing) uses.set(problem.missing, [...(uses.get(problem.missing) ?? []), problem]);
  const repeated = [...uses].filter(([, places]) => places.length > 1);
  const unused = repeated.length ? unusedFacts(files) : [];
  const mistyped = repeated.flatMap(([wanted, places]) => {
    const near = unused.filter(({ name }) => distance(name, wanted) <= 2);
    return near.length === 1 ? [{ ...near[0]!, wanted, places }] : [];
  });
  // Facts that are computed from it are missing too.
  const explained = new Set(
    mistyped.flatMap(({ name, wanted, places }) => [
      ...places,
      ...derivedNames([wanted]).flatMap((derived) => uses.get(derived) ?? []),
      ...problems.filter(({ misnamed }) => misnamed === name),
    ]),
  );
  return [
    ...problems.filter((problem) => !explained.has(problem)),
    ...mistyped.map(({ name, range, place, wanted, places }): Diagnostic => ({
      ...place,
      message: `\`${name}\` is used nowhere, and \`${wanted}\`, which is used in ${plural(places.length, "place")}, does not exist`,
      expected: "the same name where a fact is declared and where it is used",
      fix: `did you mean \`${wanted}\`?`,
      repair: suggestedFix({ ...range, text: wanted }),
    })),
  ];
}
