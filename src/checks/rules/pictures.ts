import type { Image, ImageReference } from "mdast";
import { rangeOf } from "../../content/markdown/element";
import { suggestWith } from "../../content/schema/did-you-mean";
import { isPicturePath, pictureExtensions } from "../../content/schema/picture-path";
import { suggestedFix, type Findings } from "../../content/schema/diagnostic";
import type { Files } from "../../content/read/files";
import type { Range } from "../../content/read/yaml-source";
import type { Subject } from "./body-context";

const kinds = pictureExtensions
  .map((extension) => `.${extension}`)
  .join(", ")
  .replace(/, (?=[^,]*$)/, " or ");

/** A path without the folders above content/media, as editors write it when a picture is dragged into a text. */
const inMedia = (path: string) => path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, "");

/**
 * Reports a path under content/media that has no file, or a file that pages cannot show.
 * @param place offsets of the path in the file, if it can be replaced
 */
export function checkMedia(path: string, at: number, files: Files, findings: Findings, place?: Range): void {
  const known = files.list("content/media", true);
  // Another number is another picture: a new leader's portrait is not that of a colleague.
  const numberOf = (name: string) => /\d+(?=\.\w+$)/.exec(name)?.[0];
  const isOther = (name: string) => numberOf(name) && numberOf(path) && numberOf(name) !== numberOf(path);
  const similar = known.filter((name) => isPicturePath(name) && !isOther(name));
  if (!known.includes(path))
    findings.add(at, {
      message: `there is no picture \`${path}\` in content/media`,
      expected: "the path of a picture under content/media, such as heroes/home.svg",
      ...suggestWith(inMedia(path), similar, "add the picture, or correct its path", place),
    });
  else if (!isPicturePath(path))
    findings.add(at, {
      message: `pages cannot show the file \`${path}\` of content/media`,
      expected: `a picture in a folder of content/media, as ${kinds}, such as heroes/home.svg`,
      fix: `name the file with lowercase letters, digits and hyphens, as ${kinds}`,
    });
}

/** Reports `![words](path)`: pages show pictures with <Art>, which serves the right size, and text documents show none. */
export function checkMarkdownPicture(node: Image | ImageReference, subject: Subject): void {
  const { context, findings } = subject;
  const { start, end } = rangeOf(node);
  const path = inMedia("url" in node ? node.url : "");
  const art = "Art" in context.components;
  const element = (alt: string) => `<Art image="${path}" alt="${alt}" />`;
  const text = art ? element((node.alt ?? "").replace(/"/g, "&quot;")) : "";
  findings.add(start, {
    message: node.alt
      ? "the picture is written in Markdown"
      : "the picture is written in Markdown and has no alternative text",
    expected: art ? element("what it shows") : "text only, because a text document shows no pictures",
    fix: art ? 'write it as <Art>, with alt="" if it is decorative' : "remove it",
    repair: suggestedFix({ start, end, text }),
  });
  if (art) checkMedia(path, start, context.files, findings);
}

const fileName = /\.(?:svg|png|jpe?g|webp|gif)$/i;
const noDescription =
  /^(?:image|picture|photo|graphic|screenshot|alt(?:ernative)? text|(?:img|dsc)[_-]?\d+)(?: of \w+|[\s\d_:.-]+)?$/i;

/** Reports alternative texts that do not describe the picture. WCAG 2.2, 1.1.1. */
export function checkAltText(alt: string, at: number, findings: Findings): void {
  if (!fileName.test(alt) && !noDescription.test(alt)) return;
  findings.add(at, {
    message: `the alternative text "${alt}" does not describe the picture`,
    expected: 'what the picture shows, such as alt="A nurse at a desk", or alt="" if it is decorative',
    fix: "describe the picture as you would on the phone",
  });
}
