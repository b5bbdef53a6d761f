import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "../hosting/send-request";
import { pageOf } from "../hosting/fixture";
import { aborted, inSequence, oversized, slowReaders, slowSenders } from "./faults";

interface Faults {
  /** Visitors who send their headers letter by letter; a third as many request the video and do not read it. */
  readonly slow: number;
  readonly aborted: number;
  readonly oversized: number;
  /** Visitors one after another, each with its own connection. */
  readonly connections: number;
}

/**
 * Causes all faults at once, and meanwhile repeatedly requests a page, a redirect and a redirect to the app.
 * @returns `right`: number of sequential connections that received the right page; `refused`: statuses of the responses
 *   to oversized and malformed requests; `checked` and `wrong`: number of ordinary responses meanwhile; `slowest`: the
 *   slowest round of them, in milliseconds
 */
export async function checkUnderFaults(address: string, faults: Faults) {
  const started = performance.now();
  const disconnects = [slowSenders(address, faults.slow), slowReaders(address, Math.round(faults.slow / 3))];
  const meanwhile = { checked: 0, wrong: 0, slowest: 0 };
  let checking = true;
  const checks = (async () => {
    for (; checking; await pause(20)) {
      const sent = performance.now();
      const [page, moved, app] = await Promise.all([
        sendRequest(address, "/about/team"),
        sendRequest(address, "/financing?x=1"),
        sendRequest(address, "/login?x=1"),
      ]);
      const right =
        page.body.toString() === pageOf("/about") &&
        moved.headers.location === "/ivf?x=1" &&
        app.status === 302;
      meanwhile.wrong += right ? 0 : 1;
      meanwhile.checked += 3;
      meanwhile.slowest = Math.max(meanwhile.slowest, performance.now() - sent);
    }
  })();
  const [, refused, right] = await Promise.all([
    aborted(address, faults.aborted),
    oversized(address, faults.oversized),
    inSequence(address, faults.connections),
  ]);
  checking = false;
  await checks;
  disconnects.forEach((disconnect) => disconnect());
  return { ...meanwhile, refused, right, seconds: (performance.now() - started) / 1000 };
}
