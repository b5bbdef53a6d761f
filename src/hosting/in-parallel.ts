import { availableParallelism } from "node:os";

/**
 * Does the work for every item, as many at a time as the machine has processors.
 * @throws what the first failing work throws; what had begun may still run on
 */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  // One iterator for all workers: each takes what no other has taken.
  const queue = items.values();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
