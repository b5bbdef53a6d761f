/** The server cannot start, for a reason the person who started it can mend: the message says how. */
export class StartError extends Error {
  override readonly name = "StartError";
}
