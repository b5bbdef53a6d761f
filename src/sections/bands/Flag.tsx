import type { ReactNode } from "react";
import { useSite } from "../../components/useSite";

export interface FlagProps {
  /** A feature flag of the environment (src/site/environment.ts); off unless it is set. */
  name: "crowdInvesting" | "investorLink";
  children: ReactNode;
}

/** What is on the page only while a feature is on. Specification 2.5 (Home, Invest). */
export function Flag({ name, children }: FlagProps) {
  return useSite()[name] === true ? <>{children}</> : null;
}
