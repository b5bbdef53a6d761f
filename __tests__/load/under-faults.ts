import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../hosting/ask";
import { pageOf } from "../hosting/fixture";
import { aborted, inSequence, oversized, slowReaders, slowSenders } from "./faults";

/** How many visitors of each kind. */
export interface Faults {
  /** Who send their headers letter by letter; a third as many take the video and do not read it. */
  readonly slow: number;
  readonly aborted: number;
  readonly oversized: number;
  /** Visitors one after another, each with a connection of its own. */
  readonly connections: number;
}

export interface UnderFaults {
  /** Of the connections in sequence, how many had the right page. */
  readonly right: number;
  /** The statuses that oversized and broken requests had. */
  readonly refused: readonly string[];
  /** Ordinary answers asked for meanwhile. */
  readonly checked: number;
  readonly wrong: number;
  /** The slowest of them, milliseconds. */
  readonly slowest: number;
  readonly seconds: number;
}

/** Sends all faults at once and, while they last, asks for a page, a redirect and a hand-over again and again. */
export async function answersUnderFaults(address: string, faults: Faults): Promise<UnderFaults> {
  const started = performance.now();
  const letGo = [slowSenders(address, faults.slow), slowReaders(address, Math.round(faults.slow / 3))];
  const meanwhile = { checked: 0, wrong: 0, slowest: 0 };
  let checking = true;
  const checks = (async () => {
    for (; checking; await pause(20)) {
      const asked = performance.now();
      const [page, moved, app] = await Promise.all([
        ask(address, "/about/team"),
        ask(address, "/financing?x=1"),
        ask(address, "/login?x=1"),
      ]);
      const right =
        page.body.toString() === pageOf("/about") &&
        moved.headers.location === "/ivf?x=1" &&
        app.status === 302;
      meanwhile.wrong += right ? 0 : 1;
      meanwhile.checked += 3;
      meanwhile.slowest = Math.max(meanwhile.slowest, performance.now() - asked);
    }
  })();
  const [, refused, right] = await Promise.all([
    aborted(address, faults.aborted),
    oversized(address, faults.oversized),
    inSequence(address, faults.connections),
  ]);
  checking = false;
  await checks;
  letGo.forEach((free) => free());
  return { ...meanwhile, refused, right, seconds: (performance.now() - started) / 1000 };
}
