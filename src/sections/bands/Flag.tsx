import type { ReactNode } from "react";
import { useSite } from "../../components/useSite";

export interface FlagProps {
  /** A feature flag of the environment (src/site/environment.ts); off unless it is set. */
  name: "crowdInvesting" | "investorLink";
  children: ReactNode;
}

/**
 * Content that is shown only while a feature flag is on.
 * @inline
 * @example Nothing is shown while the flag is off
 * <Flag name="crowdInvesting">
 *
 * Shown only while FEATURE_CROWD_INVESTING is true.
 *
 * </Flag>
 */
export function Flag({ name, children }: FlagProps) {
  return useSite()[name] ? <>{children}</> : null;
}
