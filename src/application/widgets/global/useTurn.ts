import { useRef } from "react";

/** Returns a new number for each new object, so that a new question does not reuse the state of the last one. */
export function useTurn(thing: object): number {
  const seen = useRef({ thing, turn: 0 });
  if (seen.current.thing !== thing) seen.current = { thing, turn: seen.current.turn + 1 };
  return seen.current.turn;
}
