/** The server cannot start, for a reason that the user can fix; the message states the fix. */
export class StartError extends Error {
  override readonly name = "StartError";
}
