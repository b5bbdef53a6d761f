import type { BuildArgs } from "gatsby";

/** The part of Gatsby's store that this module reads. Source: gatsby/src/redux/types.ts, `IGatsbyState` */
interface BuildState {
  components: Map<string, { query: string; pages: Set<string> }>;
  staticQueryComponents: Map<string, { query: string }>;
  pages: Map<string, { context: Record<string, unknown> }>;
}

const selectsPictures = ({ query }: { query: string }) => query.includes("gatsbyImageData");

/**
 * Starts encoding pictures before webpack compiles. Gatsby runs the queries that request them only after webpack, so one
 * processor would be idle until then. Those queries find the pictures already encoded.
 */
export async function onPreBuild({ graphql, store }: BuildArgs): Promise<void> {
  const { components, staticQueryComponents, pages } = store.getState() as BuildState;
  const ofPages = [...components.values()]
    .filter(selectsPictures)
    .flatMap(({ query, pages: paths }) => [...paths].map((path) => graphql(query, pages.get(path)?.context)));
  const ofComponents = [...staticQueryComponents.values()]
    .filter(selectsPictures)
    .map(({ query }) => graphql(query));
  await Promise.all([...ofPages, ...ofComponents]);
}
