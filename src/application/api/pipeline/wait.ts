import type { Clock } from "../settings";

/** Settles like `promise`, or resolves with undefined as soon as the signal aborts. Callers must check the signal. */
export async function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined) {
  if (signal === undefined) return promise;
  const settled = new AbortController();
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { signal: settled.signal });
    if (signal.aborted) resolve(undefined);
  });
  return Promise.race([promise, aborted]).finally(() => settled.abort());
}

/** Waits `ms` milliseconds, or less if the signal aborts. */
export async function wait(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  let cancel: () => void = () => undefined;
  const elapsed = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  await orAborted(elapsed, signal);
  cancel();
}
