import { createHash } from "node:crypto";
import { securityHeaders } from "../../src/hosting/headers";
import { POLICY } from "../../src/hosting/policy/page-policies";
import { RawClient, type RawReply } from "../hosting/raw-client";
import type { GeneratedRequest } from "./requests";

export interface Difference {
  readonly request: string;
  readonly embedded: string;
  readonly nginx: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** How often each status came, so that a run which proves little shows it. */
  readonly statuses: ReadonlyMap<number, number>;
}

/** Requests under way at once. */
const CONNECTIONS = 24;

/** Sends every request to both servers and tells where they differ. */
export async function compareServers(
  embedded: string,
  nginx: string,
  requests: readonly GeneratedRequest[],
): Promise<Comparison> {
  const differences: Difference[] = [];
  const statuses = new Map<number, number>();
  let next = 0;

  async function work(): Promise<void> {
    const [one, other] = [new RawClient(embedded), new RawClient(nginx)];
    for (let request = requests[next++]; request; request = requests[next++]) {
      const { target, method } = request;
      const replies = await Promise.all([asked(one, request), asked(other, request)]);
      const [ours, theirs] = replies.map((reply) => (reply ? described(reply, method) : "no answer"));
      const status = replies[0]?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (ours !== theirs)
        differences.push({
          request: `${method} ${JSON.stringify(target.toString("latin1"))}`,
          embedded: ours ?? "",
          nginx: theirs ?? "",
        });
    }
    one.close();
    other.close();
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return { differences, statuses };
}

/** Asks again, once, where the connection was closed: a server may drop one that was idle (RFC 9112 9.3.1). */
async function asked(
  client: RawClient,
  { target, method, headers }: GeneratedRequest,
): Promise<RawReply | undefined> {
  const ask = () => client.ask(target, method, headers);
  return ask()
    .catch(ask)
    .catch(() => undefined);
}

/**
 * What must be the same: status, Location, page, media type, caching, and every security header. A body counts where it
 * says something: nginx adds a line of HTML to a redirect or a refusal.
 */
function described({ status, headers, body }: RawReply, method: string): string {
  const missing = Object.entries(securityHeaders).filter(([name, value]) =>
    name === POLICY ? !headers.has(name.toLowerCase()) : headers.get(name.toLowerCase()) !== value,
  );
  const told = status === 200 || status === 404;
  return [
    status,
    headers.get("location"),
    headers.get("cache-control"),
    headers.get("allow"),
    told && headers.get(POLICY.toLowerCase()),
    told && headers.get("content-type"),
    status === 404 && headers.get("vary"),
    told && headers.get("content-length"),
    told && method !== "HEAD" && createHash("sha1").update(body).digest("base64"),
    missing.length > 0 && `without ${missing.map(([name]) => name).join(", ")}`,
  ]
    .filter((part) => part !== undefined && part !== false)
    .join(" | ");
}
