import type { Findings } from "../../content/schema/findings";

/** Spaces at a line's end: unseen, they are noise in a diff, and two of them break a line. */
export function checkSpaces(findings: Findings): void {
  const { text } = findings;
  for (const { 0: spaces, index } of text.matchAll(/[ \t]+(?=\r?\n|$)/g)) {
    const end = index + spaces.length;
    const lineStart = text.lastIndexOf("\n", index - 1) + 1;
    const next = text
      .slice(end)
      .replace(/^\r?\n/, "")
      .split("\n", 1)[0]!;
    const breaks =
      spaces.length > 1 &&
      !spaces.includes("\t") &&
      text.slice(lineStart, index).trim() !== "" &&
      next.trim() !== "";
    findings.add(index, {
      message: breaks
        ? "two spaces at the line's end, which break the line unseen"
        : "spaces at the line's end",
      expected: breaks ? "a new paragraph, or nothing" : "nothing after the last word",
      fix: "delete them (npm run fix does where nothing shown changes)",
      repair: { safe: !breaks, edits: [{ start: index, end, text: "" }] },
    });
  }
}
