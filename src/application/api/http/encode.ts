import type { AxiosRequestConfig } from "axios";
import type { Base, Fields, Request } from "../request";
import type { SendOptions } from "../settings";

/** How an array is written: `a[0]=1&a[1]=2` (v1's convention, assumed), or `a=1&a=2` (v3, spec section 7). */
type Arrays = "indices" | "repeat";

const ARRAYS: Readonly<Record<Base, Arrays>> = { v1: "indices", v3: "repeat" };

/** Writes fields as `application/x-www-form-urlencoded`: nested ones as `a[b]`, null as empty, undefined not at all. */
export function formEncode(fields: Fields, arrays: Arrays): string {
  return new URLSearchParams([...pairs(fields, "", arrays)]).toString();
}

function* pairs(value: unknown, name: string, arrays: Arrays): Generator<[string, string]> {
  if (value === undefined) return;
  if (value instanceof Date) yield [name, value.toISOString()];
  else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const nested = name === "" ? key : `${name}[${key}]`;
      yield* pairs(item, Array.isArray(value) && arrays === "repeat" ? name : nested, arrays);
    }
  } else yield [name, value === null ? "" : String(value)];
}

interface EncodedBody {
  readonly data?: string | ArrayBuffer;
  readonly type: string | false;
}

/** A body's bytes and type. Encoded once, so that every send of a call carries the same bytes. */
async function encodeBody({ base, body }: Request<unknown>): Promise<EncodedBody> {
  // False keeps axios from naming a type for a body that is not there.
  if (body === undefined) return { type: false };
  if (body instanceof FormData) {
    // A FormData handed to the transport gets a new random boundary at every send; a Response picks one for good.
    const form = new Response(body);
    return {
      data: await form.arrayBuffer(),
      type: form.headers.get("content-type") ?? "multipart/form-data",
    };
  }
  return base === "v1"
    ? { data: formEncode(body, ARRAYS.v1), type: "application/x-www-form-urlencoded;charset=utf-8" }
    : { data: JSON.stringify(body), type: "application/json" };
}

/** Where the request goes: base, path and query. */
function addressOf(request: Request<unknown>, bases: Readonly<Record<Base, string>>): string {
  const query = request.query === undefined ? "" : formEncode(request.query, ARRAYS[request.base]);
  return bases[request.base].replace(/\/+$/, "") + request.path + (query === "" ? "" : `?${query}`);
}

/** What axios needs to send the request, except the bearer, which is decided anew at each send. */
export async function encode(
  request: Request<unknown>,
  bases: Readonly<Record<Base, string>>,
  subsystemHeader: string,
  { subsystem }: SendOptions = {},
): Promise<AxiosRequestConfig> {
  const { data, type } = await encodeBody(request);
  const headers: Record<string, string | false> = { "Content-Type": type };
  if (subsystem !== undefined && request.base === "v3") headers[subsystemHeader] = subsystem;
  return {
    method: request.method,
    url: addressOf(request, bases),
    data,
    headers: headers as Record<string, string>,
  };
}
