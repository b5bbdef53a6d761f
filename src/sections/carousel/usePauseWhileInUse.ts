import { useMemo, useState, type FocusEvent, type PointerEvent } from "react";

/** What holds a carousel still while it lasts. Spread over everything but the pause button, which would hold its own "Play". */
export interface HoldArea {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** Whether a mouse rests on the area, the keyboard's focus is in it, or a finger is moving it. */
export function useHold() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const [finger, setFinger] = useState(false);
  const area = useMemo<HoldArea>(
    () => ({
      onPointerEnter: ({ pointerType }) => setPointer(pointerType === "mouse"),
      onPointerLeave: () => setPointer(false),
      // Focus that a click left behind is not attention: without this, one click would stop the carousel for good.
      onFocus: ({ target }) => setFocus(target.matches(":focus-visible")),
      onBlur: () => setFocus(false),
    }),
    [],
  );
  return {
    held: pointer || focus || finger,
    area,
    touch: { begin: () => setFinger(true), end: () => setFinger(false) },
  };
}
