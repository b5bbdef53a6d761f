/**
 * For elements with attributes that Emotion does not know and would leave out without a word: `popovertarget`, `closedby`.
 * `styled("button", forwardAll)`
 */
export const forwardAll = { shouldForwardProp: () => true };
