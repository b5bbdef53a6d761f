import axios, { type AxiosAdapter } from "axios";
import { CancelledError, TransportError } from "../errors";
import { type Clock, TIMEOUT } from "../settings";
import { callOf, Failure } from "./call";

/**
 * One send, as an axios adapter: within the time limit, cancellable, and failing in our own terms.
 *
 * axios's own timeout is an idle timer in Node, so a body that drips would never end; and it reports an answer
 * cut short as an error with status 200. Here, whatever is not a complete HTTP answer is a transport failure.
 */
export function transport(clock: Clock): AxiosAdapter {
  return async (config) => {
    const call = callOf(config);
    call.throwIfCancelled();

    const stop = new AbortController();
    const cancel = () => stop.abort();
    let late = false;
    const disarm = clock.after(TIMEOUT, () => {
      late = true;
      stop.abort();
    });
    call.signal?.addEventListener("abort", cancel);

    try {
      return await axios.getAdapter(["xhr", "http"])({ ...config, signal: stop.signal });
    } catch (cause) {
      if (late) throw new Failure(new TransportError(call.subject, "timeout"), call);
      if (stop.signal.aborted) throw new Failure(new CancelledError(call.subject), call);
      // Only the code is kept: axios's error holds the bearer and the body.
      throw new Failure(new TransportError(call.subject, "network", codeOf(cause)), call);
    } finally {
      disarm();
      call.signal?.removeEventListener("abort", cancel);
    }
  };
}

/** E.g. ECONNRESET, for whoever reads the log. */
function codeOf(cause: unknown): string | undefined {
  return axios.isAxiosError(cause) ? cause.code : String(cause);
}
