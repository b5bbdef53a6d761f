import { ResponseError, UnreadableResponseError } from "../errors";
import { parseJson } from "../json";
import type { ResponseType } from "../request";
import type { Call } from "./call";
import type { RawResponse } from "./transport";

/** Readers of successful responses other than JSON. */
const READERS: { readonly [K in Exclude<ResponseType, "json">]: (response: RawResponse) => unknown } = {
  text: ({ bytes }) => new TextDecoder().decode(bytes),
  bytes: ({ bytes }) => bytes,
  blob: ({ bytes, headers }) => new Blob([bytes], { type: headers.get("content-type") ?? "" }),
};

/**
 * Reads the data of a complete response: JSON unless the request states otherwise, undefined if the body is empty.
 * @throws ResponseError for a status other than 2xx, UnreadableResponseError for a 2xx that is not JSON
 */
export function readResponse({ request }: Call, response: RawResponse, requestIdHeader = "X-Request-Id") {
  const { status, headers, bytes } = response;
  const info = { status, headers, requestId: headers.get(requestIdHeader) ?? undefined };
  const isSuccess = status >= 200 && status < 300;
  const { responseType = "json" } = request;
  if (isSuccess && responseType !== "json") return { ...info, data: READERS[responseType](response) };
  const text = new TextDecoder().decode(bytes);
  const body = parseJson(text);
  if (!isSuccess) throw new ResponseError(request, info, body);
  if (body === undefined && text !== "") throw new UnreadableResponseError(request, info);
  return { ...info, data: body };
}
