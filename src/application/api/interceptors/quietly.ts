/** Tells a sink; one that throws must not take the place of the caller's own error. */
export function quietly(tell: () => void): void {
  try {
    tell();
  } catch {
    // Nobody is left to tell.
  }
}
