import { availableParallelism } from "node:os";

/**
 * Runs the work for every item, with as many at a time as the machine has processors.
 * @throws the first error of the work; work already started may still be running
 */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  // All workers share one iterator, so each item is processed once.
  const queue = items.values();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
