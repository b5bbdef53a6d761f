// Prints the steps of a command: one line per step with its duration, and a progress line while the step runs.

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const isTerminal = Boolean(process.stdout.isTTY);
/** ms between two progress lines: a terminal overwrites the line, a log adds one. */
const interval = isTerminal ? 200 : 10_000;

/**
 * Runs one step.
 * @param work receives a function that sets the progress detail; returns what to print after the duration, or nothing
 * @throws whatever `work` throws
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
