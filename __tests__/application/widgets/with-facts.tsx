import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { FactsProvider } from "../../../src/components/FactsContext";

/** Renders in the provider that links and cards require, without facts. */
export const renderWithFacts = (element: ReactElement) =>
  render(element, { wrapper: ({ children }) => <FactsProvider facts={new Map()}>{children}</FactsProvider> });
