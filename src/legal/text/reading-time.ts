import { readBlocks, wordsOfBlock } from "./blocks";
import { wordsIn } from "./similarity";

/** Words per minute of silent reading of non-fiction. Source: Brysbaert, "How many words do we read per minute?", 2019. */
const wordsPerMinute = 238;

/** The reading time of a text in whole minutes, at least one. @param html a rendered legal text */
export function readingMinutes(html: string): number {
  const words = readBlocks(html).reduce((sum, block) => sum + wordsIn(wordsOfBlock(block)).length, 0);
  return Math.max(1, Math.round(words / wordsPerMinute));
}
