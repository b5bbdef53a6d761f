import { createContext, useContext, type ReactNode } from "react";
import type { Facts } from "../content/facts/substitute";

const FactsContext = createContext<Facts | undefined>(undefined);

/** Provides the components below it with the facts of content/facts. */
export function FactsProvider({ facts, children }: { facts: Facts; children: ReactNode }) {
  return <FactsContext.Provider value={facts}>{children}</FactsContext.Provider>;
}

/**
 * Returns the facts by name.
 * @throws without a FactsProvider above: SiteLayout provides one for pages, renderText for text documents
 */
export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error("useFacts needs a <FactsProvider> above it");
  return facts;
}
