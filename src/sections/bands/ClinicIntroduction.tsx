import { createContext, useContext, type ReactNode } from "react";

const Introduction = createContext<ReactNode>(null);

/** Provides the shared clinic body with the clinic's own words. */
export const ClinicIntroductionProvider = Introduction.Provider;

/**
 * The clinic's own words inside content/shared/clinic-page.mdx; empty elsewhere.
 * @only SharedBody
 * @example
 * <ClinicIntroduction />
 */
export function ClinicIntroduction() {
  return <>{useContext(Introduction)}</>;
}
