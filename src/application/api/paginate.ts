import type { Client } from "./client";
import type { ListQuery } from "./entities";
import type { Request } from "./request";
import type { SendOptions } from "./settings";

/**
 * Reads a list page by page: `for await (const order of paginate(client, endpoints.orders.list)) ...`.
 * Stops at the first page that is empty or has no body. The fields `limit` and `offset` are assumed (ASSUMED.md).
 * @throws Error if the server returns no list, or the same page twice, which means that it ignores `offset`
 */
export async function* paginate<T>(
  client: Client,
  endpoint: (query: ListQuery) => Request<readonly T[] | undefined>,
  query: ListQuery = {},
  options?: SendOptions,
): AsyncGenerator<T, void, undefined> {
  const { limit = 50 } = query;
  let previous: string | undefined;
  for (let offset = query.offset ?? 0; ;) {
    const request = endpoint({ ...query, limit, offset });
    const page = (await client.send(request, options)) ?? [];
    if (!Array.isArray(page)) throw new TypeError(`${request.route} did not return a list`);
    const text = JSON.stringify(page);
    if (page.length === 0) return;
    if (text === previous) throw new Error(`${request.route} returned a page twice: it ignores "offset"`);
    previous = text;
    offset += page.length;
    yield* page;
  }
}
