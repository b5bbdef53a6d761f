// Prints what a command does: one line a step with its duration, and a line that shows that the step still runs.

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const isTerminal = Boolean(process.stdout.isTTY);
/** ms between two signs of life: a terminal's line is overwritten, a log's are added. */
const interval = isTerminal ? 200 : 10_000;

/**
 * Runs one step. Its work gets a function that names what it is busy with.
 * @param name of the step, as it is printed
 * @param work returns what to print after the duration, or nothing
 * @throws what the work throws
 */
export async function step(name, work) {
  const began = performance.now();
  let detail = "";
  const show = () => {
    const line = `${name}: ${seconds(began)}${detail ? `, ${detail}` : ""} ...`;
    process.stdout.write(
      isTerminal ? `\r\x1b[K${line.slice(0, (process.stdout.columns ?? 80) - 1)}` : `${line}\n`,
    );
  };
  const timer = setInterval(show, interval);
  const clear = () => isTerminal && process.stdout.write("\r\x1b[K");
  try {
    const result = await work((now) => (detail = now));
    clear();
    console.log(`${name}: ${seconds(began)}${result ? ` (${result})` : ""}`);
  } catch (error) {
    clear();
    console.log(`${name}: failed after ${seconds(began)}`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
