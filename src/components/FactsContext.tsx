import { createContext, useContext, type ReactNode } from "react";
import { substitute, type Facts } from "../content/facts/substitute";

const FactsContext = createContext<Facts | undefined>(undefined);

/** Gives every component below it the facts of content/facts. */
export function FactsProvider({ facts, children }: { facts: Facts; children: ReactNode }) {
  return <FactsContext.Provider value={facts}>{children}</FactsContext.Provider>;
}

/**
 * The facts by name.
 * @throws when no FactsProvider stands above: SiteLayout gives one to pages, renderText to text documents
 */
export function useFacts(): Facts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error("useFacts needs a <FactsProvider> above it");
  return facts;
}

/** Puts facts into texts that writers give to components: `title="Growing with {company.product}"`. */
export function useFactText(): (text: string) => string {
  const facts = useFacts();
  return (text) => substitute(text, facts);
}
