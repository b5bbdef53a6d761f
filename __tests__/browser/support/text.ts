import { straight } from "../../../src/typography/typeset";

/** Returns a text with straight quotes and hyphens, as in the sources, and with single spaces. */
export function plain(text: string | null): string {
  return straight(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
}
