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
  const place = new Map(old.map((id, index) => [id, index]));
  const unmoved = new Set(
    diffArrays(old, both).flatMap(({ added, removed, value }) => (added || removed ? [] : value)),
  );
  const moves: Move[] = [];
  both.forEach((id, index) => {
    const was = place.get(id)!;
    if (unmoved.has(id)) return;
    const last = moves.at(-1);
    const follows =
      last &&
      both[index - 1] === old[was - 1] &&
      place.get(last.id)! + last.along === was - 1 &&
      both.indexOf(last.id) + last.along === index - 1;
    if (follows) last.along += 1;
    else moves.push({ id, along: 0, oldPrevious: old[was - 1], newPrevious: both[index - 1] });
  });
  return moves;
}
