import { align, type Stretch as AnyStretch } from "./align";
import type { Piece } from "./types";
import { isWord, textOfTokens, type Token } from "./tokens";

type Stretch = AnyStretch<Token>;

const words = (tokens: readonly Token[]) => tokens.filter(isWord).length;
const weight = ({ old, now }: Stretch) => Math.max(words(old), words(now));

/** Treats one or two equal words between long changes as changed: they match by chance and do not help a reader. */
function mergeChanges(list: readonly Stretch[]): Stretch[] {
  return list.reduce<Stretch[]>((done, stretch, index) => {
    const [before, after] = [done.at(-1), list[index + 1]];
    const isBetweenLong = [before, after].every((one) => one && !one.same && weight(one) >= 4);
    const isCoincidence = stretch.same && words(stretch.now) <= 2 && isBetweenLong;
    if (before && (isCoincidence || (!before.same && !stretch.same))) {
      before.old.push(...stretch.old);
      before.now.push(...stretch.now);
    } else done.push({ ...stretch, old: [...stretch.old], now: [...stretch.now] });
    return done;
  }, []);
}

/** The change of an unchanged word's link or emphasis. */
function changeOf(old: Token, now: Token): Omit<Piece, "text"> {
  if (old.href !== now.href) return { op: "link", from: old.href, to: now.href };
  if (old.emphasis !== now.emphasis)
    return { op: "emphasis", emphasis: { before: old.emphasis, after: now.emphasis } };
  return { op: "same" };
}

/** Unchanged words as pieces, split where a link or emphasis changed. */
function unchangedWords({ old, now }: Stretch): Piece[] {
  const pieces: { change: Omit<Piece, "text">; tokens: Token[] }[] = [];
  now.forEach((token, index) => {
    const change = changeOf(old[index]!, token);
    const last = pieces.at(-1);
    if (last && JSON.stringify(last.change) === JSON.stringify(change)) last.tokens.push(token);
    else pieces.push({ change, tokens: [token] });
  });
  return pieces.map(({ change, tokens }) => ({ ...change, text: spaced(tokens) }));
}

/** The text of tokens with the space before the first one, so that pieces can be concatenated. */
export function spaced(tokens: readonly Token[]): string {
  return (tokens[0]?.space ? " " : "") + textOfTokens(tokens);
}

const linkOf = (tokens: readonly Token[]) =>
  [...new Set(tokens.flatMap(({ href }) => href || []))].join(", ") || undefined;

/** Compares words, with their links and emphasis. */
export function diffTokens(old: readonly Token[], now: readonly Token[]): Piece[] {
  return mergeChanges(align(old, now)).flatMap((stretch): Piece[] => {
    if (stretch.same) return unchangedWords(stretch);
    const [from, to] = [linkOf(stretch.old), linkOf(stretch.now)];
    const linkChanged = from !== to;
    const pieces: Piece[] = [
      { op: "deleted", text: spaced(stretch.old), from: linkChanged ? from : undefined },
      { op: "inserted", text: spaced(stretch.now), to: linkChanged ? to : undefined },
    ];
    return pieces.filter(({ text }) => text);
  });
}
