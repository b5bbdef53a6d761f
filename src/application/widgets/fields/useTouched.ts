import { useState, type FocusEvent } from "react";

/**
 * Whether the user has been in a field and left it.
 * @param given the value from the form's own state, if it has one
 * @returns `leaving` belongs on the element around all of the field's controls: moving between them is not leaving
 */
export function useTouched(given: boolean | undefined) {
  const [left, setLeft] = useState(false);
  return {
    isTouched: given ?? left,
    leaving({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.contains(relatedTarget)) setLeft(true);
    },
  };
}
