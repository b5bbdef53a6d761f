import type { BuildArgs } from "gatsby";
import type { IGatsbyState } from "gatsby/dist/redux/types";

const selectsPictures = ({ query }: { query: string }) => query.includes("gatsbyImageData");

/**
 * Starts encoding pictures before webpack compiles. Gatsby runs the queries that request them only after webpack, so one
 * processor would be idle until then. Those queries find the pictures already encoded.
 */
export async function onPreBuild({ graphql, store }: BuildArgs): Promise<void> {
  const { components, staticQueryComponents, pages } = store.getState() as IGatsbyState;
  const ofPages = [...components.values()]
    .filter(selectsPictures)
    .flatMap(({ query, pages: paths }) => [...paths].map((path) => graphql(query, pages.get(path)?.context)));
  const ofComponents = [...staticQueryComponents.values()]
    .filter(selectsPictures)
    .map(({ query }) => graphql(query));
  await Promise.all([...ofPages, ...ofComponents]);
}
