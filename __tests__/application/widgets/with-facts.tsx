import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { FactsProvider } from "../../../src/components/FactsContext";

/** Renders below the facts that links and cards ask for; none are needed here. */
export const renderWithFacts = (element: ReactElement) =>
  render(element, { wrapper: ({ children }) => <FactsProvider facts={new Map()}>{children}</FactsProvider> });
