import { pictureClasses, type Pictures } from "../../content/facts/pictures";
import { closest } from "../../content/schema/did-you-mean";
import { isPicturePath } from "../../content/schema/picture-path";
import type { YamlSource } from "../../content/read/yaml-source";
import type { Findings } from "../../content/schema/diagnostic";

/**
 * Checks that every picture has exactly one class in content/facts/pictures.yaml, on which calm view relies.
 * @param files paths under content/media
 */
export function checkPictureClasses(files: readonly string[], yaml: YamlSource, findings: Findings): void {
  const classes = yaml.value as Partial<Pictures>;
  const first = new Map<string, string>();
  for (const name of pictureClasses) {
    (Array.isArray(classes[name]) ? classes[name] : []).forEach((path, index) => {
      const earlier = first.get(path);
      if (earlier)
        findings.add(yaml.rangeOf([name, index]), {
          message: `the picture \`${path}\` is in ${earlier === name ? `\`${name}\` twice` : `two classes, \`${earlier}\` and \`${name}\``}`,
          expected: "one class for each picture",
          fix: "delete one of the two lines",
        });
      else first.set(path, name);
    });
  }
  // A path that is no file is reported in its line, and not also as the file that it means.
  const meant = new Set(
    [...first.keys()].map((path) => (files.includes(path) ? path : closest(String(path), files))),
  );
  for (const path of files.filter((file) => isPicturePath(file) && !meant.has(file)))
    findings.add(0, {
      message: `the picture content/media/${path} has no class`,
      expected: `its path in one of the lists ${pictureClasses.map((name) => `\`${name}\``).join(", ")}`,
      fix: "add the path: `family` if it shows or counts babies, pregnancies or families, `people` if it shows other people, otherwise `neutral`",
    });
}
