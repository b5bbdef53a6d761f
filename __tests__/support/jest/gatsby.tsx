// Mock of the package "gatsby" in unit tests of components (mapped in jest.config.mjs): no router, no page data.
import type { AnchorHTMLAttributes } from "react";

/** Gatsby's Link without its router: an ordinary link. */
export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Returns the text of a query. Gatsby's build removes these calls. */
export const graphql = (parts: TemplateStringsArray): string => parts.join("");

const answers = new Map<string, unknown>();

/** Sets the data of a named static query until the next `forgetQueries`. @param name `query LeaderGrid { … }`: "LeaderGrid" */
export function answerQuery(name: string, data: unknown): void {
  answers.set(name, data);
}

export function forgetQueries(): void {
  answers.clear();
}

/** @throws when the test set no data for the query */
export function useStaticQuery(query: string): unknown {
  const name = /query\s+(\w+)/.exec(query)?.[1] ?? "";
  if (!answers.has(name)) throw new Error(`Give the query ${name} an answer: answerQuery("${name}", { … })`);
  return answers.get(name);
}

export const navigate = jest.fn();
