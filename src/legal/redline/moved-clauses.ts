import { diffArrays } from "diff";
import type { Clause } from "./clauses";

/** A clause that moved, with the clauses that moved with it. */
export interface Move {
  id: string;
  /** Number of clauses that follow it and moved with it. */
  along: number;
  /** Ids of the clause before it in the old and in the new order; undefined at the beginning. */
  oldPrevious: string | undefined;
  newPrevious: string | undefined;
}

/** Explains the new order with the fewest moved clauses. Clauses that moved together are one move. */
export function movedClauses(clauses: readonly Clause[], oldOrder: readonly string[]): Move[] {
  const both = clauses.filter(({ before, after }) => before && after).map(({ id }) => id);
  const old = oldOrder.filter((id) => both.includes(id));
  const moved = diffArrays(old, both).flatMap(({ added, value }) => (added ? value : []));
  const moves: Move[] = [];
  moved.forEach((id, index) => {
    const [oldPrevious, newPrevious] = [old, both].map((order) => order[order.indexOf(id) - 1]);
    const follows =
      index > 0 && [oldPrevious, newPrevious].every((previous) => previous === moved[index - 1]);
    if (follows) moves.at(-1)!.along += 1;
    else moves.push({ id, along: 0, oldPrevious, newPrevious });
  });
  return moves;
}
