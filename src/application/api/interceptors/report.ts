import { AnswerError, WORDS } from "../errors";
import type { MakeInterceptor } from "./context";
import { quietly } from "./quietly";

/** Status 500 and above is reported, once per call, unless it says "Invalid or expired token" (spec section 8). */
export const report: MakeInterceptor = ({ report }) => ({
  async failure(failure) {
    const { error } = failure;
    const due = error instanceof AnswerError && error.status >= 500 && error.message !== WORDS.invalidToken;
    if (due) quietly(() => report(error));
    throw failure;
  },
});
