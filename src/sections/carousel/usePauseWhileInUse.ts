import { useState, type FocusEvent, type PointerEvent } from "react";

/** Handlers that pause autoplay, for everything but the pause button, which would otherwise block its own "Play". */
export type PauseArea = ReturnType<typeof usePauseWhileInUse>["area"];

/** Tracks whether a mouse is over the area, keyboard focus is in it, or a finger is swiping it. */
export function usePauseWhileInUse() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const [finger, setFinger] = useState(false);
  return {
    isInUse: pointer || focus || finger,
    area: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointer(pointerType === "mouse"),
      onPointerLeave: () => setPointer(false),
      // Focus left behind by a click does not count: otherwise one click would stop autoplay for good.
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(":focus-visible")),
      onBlur: () => setFocus(false),
      // The browser takes over the touch, for example to go back: the swipe has no end of its own then.
      onTouchCancel: () => setFinger(false),
    },
    touch: { begin: () => setFinger(true), end: () => setFinger(false) },
  };
}
