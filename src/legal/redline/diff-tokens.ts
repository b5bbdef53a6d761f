import { align, type Stretch as AnyStretch } from "./align";
import type { Piece } from "./types";
import { isWord, textOfTokens, type Token } from "./tokens";

type Stretch = AnyStretch<Token>;

const words = (tokens: readonly Token[]) => tokens.filter(isWord).length;
const weight = ({ old, now }: Stretch) => Math.max(words(old), words(now));

/** One or two words that two sentences happen to share between long changes tell a reader nothing: they go with them. */
function join(list: readonly Stretch[]): Stretch[] {
  return list.reduce<Stretch[]>((done, stretch, index) => {
    const [before, after] = [done.at(-1), list[index + 1]];
    const chance =
      stretch.same &&
      before &&
      !before.same &&
      after &&
      words(stretch.now) <= 2 &&
      weight(before) >= 4 &&
      weight(after) >= 4;
    if (before && (chance || (!before.same && !stretch.same))) {
      before.old.push(...stretch.old);
      before.now.push(...stretch.now);
    } else done.push({ ...stretch, old: [...stretch.old], now: [...stretch.now] });
    return done;
  }, []);
}

/** Words that stayed, cut where they lead elsewhere than before. */
function linked({ old, now }: Stretch): Piece[] {
  const pieces: (Piece & { tokens: Token[] })[] = [];
  now.forEach((token, index) => {
    const from = old[index]?.href;
    const op = from === token.href ? "same" : "link";
    const last = pieces.at(-1);
    if (last && last.op === op && (op === "same" || (last.from === from && last.to === token.href)))
      last.tokens.push(token);
    else
      pieces.push({
        op,
        text: "",
        tokens: [token],
        ...(op === "link" && from ? { from } : {}),
        ...(op === "link" && token.href ? { to: token.href } : {}),
      });
  });
  return pieces.map(({ tokens, ...piece }) => ({ ...piece, text: spaced(tokens) }));
}

/** With the space before the first word, so that pieces can be put side by side. */
export function spaced(tokens: readonly Token[]): string {
  return (tokens[0]?.space ? " " : "") + textOfTokens(tokens);
}

const target = (tokens: readonly Token[]) => tokens.find(({ href }) => href)?.href;

/** What became of words: kept, gone, new, or leading elsewhere. */
export function diffTokens(old: readonly Token[], now: readonly Token[]): Piece[] {
  return join(align(old, now)).flatMap((stretch): Piece[] => {
    if (stretch.same) return linked(stretch);
    const [from, to] = [target(stretch.old), target(stretch.now)];
    return [
      ...(stretch.old.length
        ? [{ op: "deleted" as const, text: spaced(stretch.old), ...(from && from !== to ? { from } : {}) }]
        : []),
      ...(stretch.now.length
        ? [{ op: "inserted" as const, text: spaced(stretch.now), ...(to && from !== to ? { to } : {}) }]
        : []),
    ];
  });
}
