import { ResponseError, UnreadableResponseError } from "../errors";
import type { ResponseType } from "../request";
import type { ApiResponse } from "../settings";
import type { Call } from "./call";
import type { RawResponse } from "./transport";

/** Parses a JSON text, if it is one. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Readers of successful responses other than JSON. */
const READERS: { readonly [K in Exclude<ResponseType, "json">]: (response: RawResponse) => unknown } = {
  text: ({ bytes }) => new TextDecoder().decode(bytes),
  bytes: ({ bytes }) => bytes,
  blob: ({ bytes, headers }) => new Blob([bytes], { type: headers.get("content-type") ?? "" }),
};

/**
 * Turns a complete response into data: JSON unless the request states otherwise, undefined for an empty body.
 *
 * @throws ResponseError for a status other than 2xx, UnreadableResponseError for a 2xx that is not JSON
 */
export function readResponse(
  { request, subject }: Call,
  response: RawResponse,
  requestIdHeader = "X-Request-Id",
): ApiResponse<unknown> {
  const { status, headers, bytes } = response;
  const info = { status, headers, requestId: headers.get(requestIdHeader) ?? undefined };
  const isSuccess = status >= 200 && status < 300;
  const { responseType = "json" } = request;
  if (isSuccess && responseType !== "json") return { ...info, data: READERS[responseType](response) };
  const text = new TextDecoder().decode(bytes);
  const body = parse(text);
  if (!isSuccess) throw new ResponseError(subject, info, body?.value);
  if (body === undefined && text !== "") throw new UnreadableResponseError(subject, info);
  return { ...info, data: body?.value };
}
