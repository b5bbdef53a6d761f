import { alertOf } from "../alert";
import type { MakeInterceptor } from "./context";
import { quietly } from "./quietly";

/** Tells the person that the call failed, where `alertOf` finds something to tell. Renewals fail in silence. */
export const alert: MakeInterceptor = ({ alert }) => ({
  async failure(failure) {
    const due = failure.call.isRenewal ? undefined : alertOf(failure.error);
    if (due !== undefined) quietly(() => alert(due));
    throw failure;
  },
});
