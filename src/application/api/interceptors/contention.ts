import { wait } from "../http/wait";
import type { MakeInterceptor } from "./context";

/** Resends after status 425 (spec section 7: "up to 5 times"). */
const LIMIT = 5;
/** First wait, in ms; each further one is twice as long. */
const FIRST_WAIT = 1_000;
/** Longest wait, in ms. */
const LONGEST_WAIT = 5_000;

/**
 * 425: the server has not processed the call and asks for it again, so any method is safe to resend.
 * Waits 1000, 2000, 4000, 5000, 5000 ms, without jitter; Retry-After is not read.
 */
export const contention: MakeInterceptor = ({ clock, resend }) => ({
  async failure(failure) {
    const { error, call } = failure;
    if (error.code !== "contention" || call.contentions >= LIMIT) throw failure;
    const pause = Math.min(FIRST_WAIT * 2 ** call.contentions, LONGEST_WAIT);
    call.contentions += 1;
    await wait(clock, pause, call.signal);
    return resend(call);
  },
});
