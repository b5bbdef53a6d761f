import type { Clock } from "../settings";

/** Settles like `promise`, or resolves as soon as the signal aborts; callers then check the signal. */
export async function orAborted(promise: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return void (await promise);
  let stop: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
  });
  try {
    await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
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
