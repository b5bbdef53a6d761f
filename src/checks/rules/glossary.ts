import { Findings, type Diagnostic } from "../../content/schema/diagnostic";
import { suggestWith } from "../../content/schema/did-you-mean";
import { dataFile } from "../../content/read/load-content";
import { readYaml } from "../../content/read/yaml-source";
import type { Files } from "../../content/read/files";
import type { GlossaryTerm } from "../../content/facts/glossary";
import { anyPlace, type Anchors } from "./anchors";

const file = dataFile("glossary");

/** Reports forms that two terms share, and terms explained on a page or at an id that does not exist. */
export function checkGlossary(terms: readonly GlossaryTerm[], anchors: Anchors, files: Files): Diagnostic[] {
  const findings = new Findings(file, files.read(file) ?? "");
  const yaml = readYaml(findings.text, file);
  const first = new Map<string, string>();
  terms.forEach(({ term, forms, explained }, index) => {
    for (const form of [term, ...forms].map((text) => text.toLowerCase())) {
      const earlier = first.get(form);
      if (earlier)
        findings.add(yaml.rangeOf(["terms", index, "term"]), {
          message: `"${form}" is a form of \`${term}\` ${earlier === term ? "twice" : `and of \`${earlier}\``}`,
          expected: "each form once, in any capitals",
          fix: "remove one of the two",
        });
      first.set(form, term);
    }
    const [path = "", id] = explained.split("#");
    const places = anchors.get(path);
    if (places && (!id || places === anyPlace || places.some((place) => place.id === id))) return;
    const known = [...anchors].flatMap(([page, ids]) =>
      page[0] === "/" ? [page, ...ids.map((one) => `${page}#${one.id}`)] : [],
    );
    const range = yaml.rangeOf(["terms", index, "explained"]);
    findings.add(range, {
      message: `\`${term}\` is explained at ${explained}, which does not exist`,
      missing: explained,
      expected: "a page of this site, and an id on it",
      ...suggestWith(explained, known, "name the page where the term is explained", range),
    });
  });
  return findings.problems;
}
