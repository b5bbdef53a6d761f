import axios from "axios";
import { TransportError } from "../errors";
import type { Clock } from "../settings";
import type { Call } from "./call";

/** Time limit of one attempt, in ms. */
const TIMEOUT = 30_000;

/** A complete HTTP response of any status. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** axios without its handling of bodies and statuses. */
const http = axios.create({
  adapter: ["xhr", "http"],
  responseType: "arraybuffer",
  transformRequest: [(data: unknown) => data],
  transformResponse: [(data: unknown) => data],
  validateStatus: () => true,
  withXSRFToken: false,
});

/**
 * Sends one attempt of a call.
 *
 * The time limit is not that of axios, which is an idle timer in Node: a body arriving byte by byte would never time
 * out. The status of an axios error is ignored, because a truncated response is an error with status 200.
 * @throws TransportError if no complete response arrives, CancelledError if the caller aborts
 */
export async function transport(call: Call, clock: Clock): Promise<RawResponse> {
  const { signal, timeout = TIMEOUT, onUploadProgress } = call.options;
  call.throwIfCancelled();
  const stop = new AbortController();
  const settled = new AbortController();
  let isLate = false;
  const disarm = clock.after(timeout, () => {
    isLate = true;
    stop.abort();
  });
  signal?.addEventListener("abort", () => stop.abort(), { signal: settled.signal });

  const headers = { ...call.encoded.headers } as Record<string, string>;
  if (call.bearer) headers["Authorization"] = `Bearer ${call.bearer.token}`;
  try {
    const response = await http.request<ArrayBuffer | Uint8Array<ArrayBuffer>>({
      ...call.encoded,
      headers,
      signal: stop.signal,
      ...(onUploadProgress && {
        onUploadProgress: ({ loaded, total }) => onUploadProgress({ loaded, total }),
      }),
    });
    return {
      status: response.status,
      headers: new Headers(
        Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ),
      bytes: new Uint8Array(response.data),
    };
  } catch (cause) {
    if (isLate) throw new TransportError(call.request, "timeout");
    call.throwIfCancelled();
    // Only the code, because the error of axios contains the bearer and the body.
    throw new TransportError(call.request, "network", axios.isAxiosError(cause) ? cause.code : String(cause));
  } finally {
    disarm();
    settled.abort();
  }
}
