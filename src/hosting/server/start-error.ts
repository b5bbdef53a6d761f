/** The server cannot start, for a reason the person who started it can fix: the message names the fix. */
export class StartError extends Error {
  override readonly name = "StartError";
}
