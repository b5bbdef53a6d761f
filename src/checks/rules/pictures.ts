import type { Image } from "mdast";
import { closest } from "../../content/schema/did-you-mean";
import { pictureExtensions, picturePath } from "../../content/schema/picture-path";
import { suggestedFix } from "../../content/schema/findings";
import type { Subject } from "./body-context";

const wholePath = new RegExp(`^${picturePath.source}$`);
const isPicture = (path: string) => wholePath.test(path);
const kinds = pictureExtensions
  .map((extension) => `.${extension}`)
  .join(", ")
  .replace(/, (?=[^,]*$)/, " or ");

/** A picture of content/media. @param place position of its path in the file */
export function checkPicture(
  path: string,
  at: number,
  place: { start: number; end: number },
  { context, findings }: Pick<Subject, "context" | "findings">,
): void {
  const missing = missingMedia(path, context.files);
  if (!missing) return;
  findings.add(at, {
    ...missing.found,
    repair: missing.meant ? suggestedFix({ ...place, text: missing.meant }) : undefined,
  });
}

/** The finding for a path under content/media where there is no file, or a file that no page can show. */
export function missingMedia(path: string, files: Subject["context"]["files"]) {
  const known = files.list("content/media", true);
  if (known.includes(path)) {
    if (isPicture(path)) return undefined;
    return {
      meant: undefined,
      found: {
        message: `pages cannot show the file \`${path}\` of content/media`,
        expected: `a picture in a folder of content/media, as ${kinds}, such as heroes/home.svg`,
        fix: `name the file in small letters, digits and hyphens, as ${kinds}`,
      },
    };
  }
  const meant = closest(path, known.filter(isPicture));
  return {
    meant,
    found: {
      message: `there is no picture \`${path}\` in content/media`,
      expected: "the path of a picture under content/media, such as heroes/home.svg",
      fix: meant ? `did you mean \`${meant}\`?` : "add the picture, or correct its path",
    },
  };
}

/** `![words](path)`: pages show pictures with <Art>, which brings the right size; text documents show none. */
export function checkMarkdownPicture(node: Image, subject: Subject): void {
  const { context, findings, shift } = subject;
  const start = (node.position?.start.offset ?? 0) + shift;
  const end = (node.position?.end.offset ?? 0) + shift;
  const path = node.url.replace(/^(\.\/|\/)?(content\/)?(media\/)?/, "");
  const art = "Art" in context.components;
  findings.add(start, {
    message: node.alt
      ? "a picture is written in Markdown"
      : "a picture is written in Markdown, and has no words for people who do not see it",
    expected: art
      ? `<Art image="${path}" alt="what it shows" />`
      : "words alone: a text document shows no pictures",
    fix: art ? 'write it as <Art>, with alt="" for an ornament' : "take it out",
    repair: art
      ? suggestedFix({
          start,
          end,
          text: `<Art image="${path}" alt="${(node.alt ?? "").replace(/"/g, "&quot;")}" />`,
        })
      : suggestedFix({ start, end, text: "" }),
  });
  if (art) {
    const missing = missingMedia(path, context.files);
    if (missing) findings.add(start, missing.found);
  }
}
