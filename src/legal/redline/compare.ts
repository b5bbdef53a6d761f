import { firstWordsOf, wordsOfBlock } from "../text/blocks";
import { partsIn, type Part } from "../text/parts";
import { alignClauses, byKey, type Clause, type Region } from "./clauses";
import { diffTokens, spaced } from "./diff-tokens";
import { movedClauses, type Move } from "./moved-clauses";
import { movedSentences, type SentenceMove } from "./moved-sentences";
import { isWord, sentencesOfBlock, wordOrMark, type Sentence } from "./tokens";
import type { ClauseChange, DocumentChange, Piece, RenderedText } from "./types";

/** Moves of sentences, by the sentence in one revision. */
type Moves = ReadonlyMap<Sentence, SentenceMove>;

const elided: Piece = { op: "elided", text: " \u2026" };

function piecesOf(region: Region, away: Moves, here: Moves): Piece[] {
  if (region.same) {
    // Unchanged sentences are left out, except where a link or emphasis changed.
    return region.now.flatMap((sentence, index) => {
      const pieces = diffTokens(region.old[index]!.tokens, sentence.tokens);
      return pieces.every(({ op }) => op === "same") ? [elided] : pieces;
    });
  }
  const rest = (sentences: readonly Sentence[], moves: Moves) =>
    sentences.flatMap((sentence) => (moves.has(sentence) ? [] : sentence.tokens));
  return [
    ...region.old.flatMap((sentence): Piece | [] => {
      const move = away.get(sentence);
      return move ? { op: "movedAway", text: spaced(sentence.tokens), clause: move.to } : [];
    }),
    ...diffTokens(rest(region.old, away), rest(region.now, here)),
    ...region.now.flatMap((sentence): Piece[] => {
      const move = here.get(sentence);
      const pieces = move ? diffTokens(move.old.tokens, sentence.tokens) : [];
      return pieces.map((piece) =>
        piece.op === "same" ? { ...piece, op: "movedHere", clause: move?.from } : piece,
      );
    }),
  ];
}

/** Reduces consecutive ellipses to one. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, index) => piece.op !== "elided" || pieces[index - 1]?.op !== "elided");
}

function statusOf(before: unknown, after: unknown): DocumentChange["status"] {
  if (!before) return "added";
  return after ? "changed" : "removed";
}

const isChange = (pieces: readonly Piece[]) => pieces.some(({ op }) => op !== "same" && op !== "elided");

/** The name of a part in a sentence. */
function nameOfPart({ heading, number, blocks: [first] }: Part): string {
  if (heading) return `${number && `${number}. `}"${wordsOfBlock(first!)}"`;
  return number || `"${firstWordsOf(first!)}"`;
}

function layout({ before, after }: Clause): string[] {
  const shape = (part: Part | undefined) =>
    part?.blocks.map((block) => `${block.list ?? block.tag} ${wordsOfBlock(block)}`).join("\n");
  const words = (part: Part | undefined) => part?.blocks.map(wordsOfBlock).filter(Boolean).join(" ");
  const rearranged = words(before) === words(after) && shape(before) !== shape(after);
  return rearranged
    ? ["The words are the same; they are laid out in another way (paragraphs, list, table)."]
    : [];
}

function moveNotes(move: Move | undefined, old: ReadonlyMap<string, Part>, now: ReadonlyMap<string, Part>) {
  if (!move) return [];
  const place = (id: string | undefined, parts: ReadonlyMap<string, Part>) =>
    id === undefined ? "first" : `after ${nameOfPart(parts.get(id)!)}`;
  const along = move.along
    ? ` with the ${move.along === 1 ? "clause" : `${move.along} clauses`} below it`
    : "";
  return [
    `Moved${along}: it was ${place(move.oldPrevious, old)} and is now ${place(move.newPrevious, now)}.`,
  ];
}

/** The words of a moved clause and of the clauses that moved with it. */
function wordsOfMove({ id, along }: Move, clauses: readonly Clause[]): Piece[] {
  // Not those that are new: one may be between clauses that moved together.
  const inOrder = clauses.filter(({ before, after }) => before && after);
  const at = inOrder.findIndex((clause) => clause.id === id);
  return inOrder
    .slice(at, at + along + 1)
    .flatMap(({ after }) => after!.blocks)
    .map((block): Piece => ({ op: "same", text: ` ${wordsOfBlock(block)}` }));
}

function fieldChanges(before: RenderedText | undefined, after: RenderedText | undefined): ClauseChange[] {
  const tokens = (text: string) =>
    sentencesOfBlock({ tag: "p", number: "", runs: [{ text }] }).flatMap((sentence) => sentence.tokens);
  return Object.keys({ ...before?.fields, ...after?.fields }).flatMap((name): ClauseChange[] => {
    const pieces = diffTokens(tokens(before?.fields[name] ?? ""), tokens(after?.fields[name] ?? ""));
    return isChange(pieces)
      ? [{ id: name, status: "changed", under: "", number: { before: "", after: "" }, pieces, notes: [] }]
      : [];
  });
}

/**
 * Compares a document's text in two revisions: clauses by id, then their sentences, then words.
 * @returns undefined if visitors read the same text
 */
export function compareTexts(before: RenderedText | undefined, after: RenderedText | undefined) {
  const oldParts = partsIn(before?.html ?? "");
  const nowParts = partsIn(after?.html ?? "");
  const clauses = alignClauses(oldParts, nowParts);
  const [old, now] = [byKey(oldParts), byKey(nowParts)];
  const moves = movedClauses(clauses, [...old.keys()]);
  const sentenceMoves = movedSentences(clauses);
  const away = new Map(sentenceMoves.map((move) => [move.old, move]));
  const here = new Map(sentenceMoves.map((move) => [move.now, move]));

  const changes = clauses.flatMap((clause): ClauseChange[] => {
    const pieces = withoutRepeats(clause.regions.flatMap((region) => piecesOf(region, away, here)));
    const { id, before: was, after: is, under } = clause;
    const move = moves.find((candidate) => candidate.id === id);
    const notes = [...moveNotes(move, old, now), ...layout(clause)];
    const number = { before: was?.number ?? "", after: is?.number ?? "" };
    if (isChange(pieces)) return [{ id, status: statusOf(was, is), under, number, pieces, notes }];
    if (move) return [{ id, status: "moved", under, number, pieces: wordsOfMove(move, clauses), notes }];
    return notes.length ? [{ id, status: "changed", under, number, pieces: [], notes }] : [];
  });
  const shown = [...fieldChanges(before, after), ...changes];
  const renumbered = clauses.flatMap(({ before: was, after: is }) =>
    was && is && was.number !== is.number ? [{ before: was.number, after: is.number }] : [],
  );
  if (!shown.length && !renumbered.length) return undefined;
  const { name, title } = (after ?? before)!;
  return { name, title, status: statusOf(before, after), clauses: shown, renumbered };
}

/** The number of words that a redline shows as deleted or inserted. */
export function wordsShown(change: DocumentChange | undefined): number {
  const pieces = change?.clauses.flatMap((clause) => clause.pieces) ?? [];
  return pieces
    .filter(({ op }) => op === "deleted" || op === "inserted")
    .flatMap(({ text }) => text.match(wordOrMark) ?? [])
    .filter((text) => isWord({ text })).length;
}
