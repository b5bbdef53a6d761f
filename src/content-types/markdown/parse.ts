import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
import remarkGfm from "remark-gfm";

const processor = createProcessor({ remarkPlugins: [remarkGfm] });
const parsed = new Map<string, Root | Error>();
/** Bodies remembered: several times as many as there are documents, for the live preview's edits. */
const limit = 400;

/**
 * Parses MDX, each text once. The tree is shared: read it, do not change it.
 * @throws VFileMessage when the MDX cannot be read
 */
export function parseMdx(body: string): Root {
  let result = parsed.get(body);
  if (!result) {
    try {
      result = processor.parse(body) as Root;
    } catch (error) {
      result = error as Error;
    }
    if (parsed.size >= limit) parsed.delete(parsed.keys().next().value!);
    parsed.set(body, result);
  }
  if (result instanceof Error) throw result;
  return result;
}
