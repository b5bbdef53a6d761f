import type { AxiosRequestConfig } from "axios";
import { InvalidRequestError } from "../errors";
import type { Base, Request } from "../request";
import type { ClientSettings, SendOptions } from "../settings";

/** How arrays are encoded: `a[0]=1&a[1]=2` on v1, which is assumed, or `a=1&a=2` on v3. */
const ARRAYS = { v1: "indices", v3: "repeat" } as const;

type Value = string | Blob;

/** Whether an object has content that is in no field: an Error, a byte array, or a class without fields, such as a Map. */
const hasHiddenContent = (value: object): boolean =>
  value instanceof Error ||
  ArrayBuffer.isView(value) ||
  (Object.keys(value).length === 0 && !/^(Object|Array|undefined)$/.test(String(value.constructor?.name)));

/** Flattens fields to pairs of name and value. A nested name is `a[b]`, null is "", and undefined is left out. */
function* pairs(value: unknown, name: string, base: Base): Generator<[string, Value]> {
  if (value === undefined) return;
  if (/^(function|symbol)$/.test(typeof value)) throw new TypeError(`"${name}" is a ${typeof value}`);
  if (value instanceof Date) yield [name, value.toISOString()];
  else if (value instanceof Blob) yield [name, value];
  else if (typeof value === "object" && value !== null) yield* pairsWithin(value, name, base);
  else yield [name, value === null ? "" : String(value)];
}

function* pairsWithin(value: object, name: string, base: Base): Generator<[string, Value]> {
  if ("toJSON" in value) return yield* pairs((value.toJSON as () => unknown)(), name, base);
  if (hasHiddenContent(value))
    throw new TypeError(
      `${name ? `"${name}"` : "The body"} is a ${value.constructor.name}; expected an object with fields`,
    );
  const isRepeated = Array.isArray(value) && ARRAYS[base] === "repeat";
  const nameOf = (key: string) => (isRepeated ? name : `${name}[${key}]`);
  for (const [key, inner] of Object.entries(value)) yield* pairs(inner, name ? nameOf(key) : key, base);
}

const formEncode = (fields: readonly [string, Value][]): string =>
  new URLSearchParams(
    fields.map(([name, value]) => {
      if (value instanceof Blob) throw new TypeError(`"${name}" is a file, which a query cannot contain`);
      return [name, value];
    }),
  ).toString();

/** Returns the fields as a FormData if one of them is a file, else undefined. */
function multipart(fields: readonly [string, Value][]): FormData | undefined {
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined;
  const form = new FormData();
  // A list of files is one field with several values, as a file input sends it.
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name.replace(/\[\d+\]$/, ""), value);
    else form.append(name, value);
  }
  return form;
}

async function encodeBody({ base, body }: Request<unknown>) {
  // False stops axios from adding a Content-Type although there is no body.
  if (body === undefined) return { type: false };
  const fields = body instanceof FormData ? [] : [...pairs(body, "", base)];
  const form = body instanceof FormData ? body : multipart(fields);
  if (form !== undefined) {
    // axios would choose a new boundary for every attempt; a Response chooses one for all of them.
    const response = new Response(form);
    return { data: await response.arrayBuffer(), type: response.headers.get("content-type") ?? false };
  }
  return base === "v1"
    ? { data: formEncode(fields), type: "application/x-www-form-urlencoded;charset=utf-8" }
    : { data: JSON.stringify(body), type: "application/json" };
}

type HeaderNames = Pick<ClientSettings, "bases" | "subsystemHeader" | "idempotencyHeader">;

/**
 * Encodes a request once, so that every attempt sends the same bytes. The bearer is chosen at each attempt.
 * @throws InvalidRequestError
 */
export async function encode(
  request: Request<unknown>,
  { bases, subsystemHeader = "X-Subsystem", idempotencyHeader = "Idempotency-Key" }: HeaderNames,
  { subsystem, idempotencyKey, headers: own = {}, timeout }: SendOptions,
): Promise<AxiosRequestConfig> {
  try {
    if (timeout !== undefined && !(timeout > 0 && timeout < 2 ** 31))
      throw new RangeError(`timeout is ${timeout}; expected milliseconds, more than 0 and below 2^31`);
    const { data, type } = await encodeBody(request);
    const headers = new Headers(own);
    if (subsystem !== undefined && request.base === "v3") headers.set(subsystemHeader, subsystem);
    if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey);
    const query = formEncode([...pairs(request.query, "", request.base)]);
    return {
      method: request.method,
      url: bases[request.base].replace(/\/+$/, "") + request.path + (query && `?${query}`),
      data,
      // With a Content-Type that is always set, axios adds none of its own.
      headers: { "Content-Type": type, ...Object.fromEntries(headers) } as Record<string, string>,
    };
  } catch (cause) {
    throw new InvalidRequestError(request, cause);
  }
}
