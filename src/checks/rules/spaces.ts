import type { Findings } from "../../content/schema/diagnostic";

/** Reports spaces at the end of a line: invisible noise in a diff, and two of them break the line. */
export function checkSpaces(findings: Findings): void {
  const { text } = findings;
  const frontmatter = /^---\n[^]*?\n---[ \t]*\n/.exec(text)?.[0].length ?? 0;
  for (const { 0: spaces, index } of text.matchAll(/[ \t]+(?=\r?\n|$)/g)) {
    const end = index + spaces.length;
    const lineStart = text.lastIndexOf("\n", index - 1) + 1;
    const breaks =
      index >= frontmatter &&
      spaces.length > 1 &&
      !spaces.includes("\t") &&
      text.slice(lineStart, index).trim() !== "" &&
      /^\r?\n[^\S\n]*\S/.test(text.slice(end));
    findings.add(index, {
      message: breaks
        ? "two spaces at the end of the line create an invisible line break"
        : "there are spaces at the end of the line",
      expected: breaks ? "a new paragraph, or nothing" : "nothing after the last word",
      fix: "delete them (npm run fix does this if the page stays the same)",
      repair: { safe: !breaks, edits: [{ start: index, end, text: "" }] },
    });
  }
}
