import { createHash } from "node:crypto";
import { securityHeaders } from "../../src/hosting/headers";
import { POLICY } from "../../src/hosting/policy/page-policies";
import { RawClient, type RawReply } from "../hosting/raw-client";
import type { GeneratedRequest } from "./requests";

/** Number of concurrent requests. */
const CONNECTIONS = 24;

/**
 * Sends every request to both servers.
 * @returns the differences, and the number of responses by status, which shows how varied the requests were
 */
export async function compareServers(embedded: string, nginx: string, requests: readonly GeneratedRequest[]) {
  const differences: { request: string; embedded: string; nginx: string }[] = [];
  const statuses = new Map<number, number>();
  let next = 0;

  async function work(): Promise<void> {
    const [one, other] = [new RawClient(embedded), new RawClient(nginx)];
    for (let request = requests[next++]; request; request = requests[next++]) {
      const { target, method } = request;
      const replies = await Promise.all([sendWithRetry(one, request), sendWithRetry(other, request)]);
      const [ours, theirs] = replies.map((reply) => (reply ? summarize(reply, method) : "no response"));
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

/** Retries once if the connection was closed, because a server may close an idle one (RFC 9112 9.3.1). */
async function sendWithRetry(
  client: RawClient,
  { target, method, headers }: GeneratedRequest,
): Promise<RawReply | undefined> {
  const send = () => client.send(target, method, headers);
  return send()
    .catch(send)
    .catch(() => undefined);
}

/**
 * Summarizes what must be equal: status, Location, media type, caching, security headers and body. The bodies of redirects
 * and rejections are ignored, because nginx adds a line of HTML to them.
 */
function summarize({ status, headers, body }: RawReply, method: string): string {
  const missing = Object.entries(securityHeaders).filter(([name, value]) =>
    name === POLICY ? !headers.has(name.toLowerCase()) : headers.get(name.toLowerCase()) !== value,
  );
  const bodyMatters = status === 200 || status === 404;
  return [
    status,
    headers.get("location"),
    headers.get("cache-control"),
    headers.get("allow"),
    bodyMatters && headers.get(POLICY.toLowerCase()),
    bodyMatters && headers.get("content-type"),
    status === 404 && headers.get("vary"),
    bodyMatters && headers.get("content-length"),
    bodyMatters && method !== "HEAD" && createHash("sha1").update(body).digest("base64"),
    missing.length > 0 && `without ${missing.map(([name]) => name).join(", ")}`,
  ]
    .filter((part) => part !== undefined && part !== false)
    .join(" | ");
}
