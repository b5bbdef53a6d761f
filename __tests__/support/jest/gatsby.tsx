// Mock of the package "gatsby" in unit tests of components (mapped in jest.config.mjs): no router, no page data.
export { Link } from "../gatsby-link";

/** Returns the text of a query. Gatsby's build removes these calls. */
export const graphql = (parts: TemplateStringsArray): string => parts.join("");

const answers = new Map<string, unknown>();

/** Sets the data of a static query until the next `forgetQueries`. @param name the query's name, such as "LeaderGrid" */
export function answerQuery(name: string, data: unknown): void {
  answers.set(name, data);
}

export function forgetQueries(): void {
  answers.clear();
}

/** @throws when the test set no data for the query */
export function useStaticQuery(query: string): unknown {
  const name = /query\s+(\w+)/.exec(query)?.[1] ?? "";
  if (!answers.has(name))
    throw new Error(`The query ${name} has no data; fix: answerQuery("${name}", { … })`);
  return answers.get(name);
}

export const navigate = jest.fn();
