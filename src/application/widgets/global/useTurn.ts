import { useRef } from "react";

/** Another number for another object, so that a new question never continues the one before it. */
export function useTurn(thing: object): number {
  const seen = useRef({ thing, turn: 0 });
  if (seen.current.thing !== thing) seen.current = { thing, turn: seen.current.turn + 1 };
  return seen.current.turn;
}
