import { encodedAt, randomText, randomUrl } from "../site/routes/random-urls";
import type { SeededRandom } from "../support/seeded-random";
import { urlTable } from "../site/routes/url-table";
import { script, video } from "../hosting/fixture";

export interface GeneratedRequest {
  readonly method: string;
  /** As bytes on the wire. */
  readonly target: Buffer;
  /** Header lines. Half of the requests accept HTML, like navigations of a browser. */
  readonly headers: string;
}

const methods = ["HEAD", "HEAD", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"];
const insertions =
  "/ // /. /.. /x/.. %2F %2e%2e/ %25 %00 %ff %c3%a9 %C3 %ED%A0%80 %zz \\ .html .png .br ? # \u0130 & ;".split(
    " ",
  );

/**
 * Generates reproducible requests from a seed, without repeated URLs: first the table of URLs unchanged, then its URLs with
 * one to three changes, URLs built from its words, and random text.
 */
export function generateRequests(random: SeededRandom, count: number): GeneratedRequest[] {
  const others = [script, video, "/.well-known/security.txt", "/.env", `${script}.br`];
  const table = [...new Set([...urlTable.map(({ url }) => url), ...others])];
  const requests = new Map(table.slice(0, count).map((url): [string, string] => [sendable(url), "GET"]));
  while (requests.size < count) {
    const url = sendable(anyUrl(table, random));
    if (!requests.has(url)) requests.set(url, random.chance(0.9) ? "GET" : random.pick(methods));
  }
  const accept = ["", "Accept: text/html,application/xhtml+xml,*/*;q=0.8\r\n"];
  return [...requests].map(([url, method]) => ({
    method,
    target: Buffer.from(url),
    headers: random.pick(accept),
  }));
}

function anyUrl(table: readonly string[], random: SeededRandom): string {
  const kind = random.below(100);
  if (kind < 45) return changed(random.pick(table), random);
  if (kind < 95) return randomUrl(random);
  return `/${randomText(random)}`;
}

function changed(url: string, random: SeededRandom): string {
  let text = url;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const at = 1 + random.below(text.length);
    const way = random.below(4);
    if (way === 0) text = text.slice(0, at) + random.pick(insertions) + text.slice(at);
    else if (way === 1) text = text.slice(0, at) + swappedCase(text.slice(at, at + 1)) + text.slice(at + 1);
    else if (way === 2 && at < text.length) text = encodedAt(text, at);
    else text = text.slice(0, at) + text.slice(at + 1);
  }
  return text;
}

const swappedCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** Encodes line breaks, which would end the request line. */
const sendable = (url: string): string => url.replace(/[\r\n]/g, (end) => encodeURIComponent(end));
