import type { BuildArgs } from "gatsby";

/** What Gatsby's store has of a build that this module reads. Source: gatsby/src/redux/types.ts, `IGatsbyState` */
interface BuildState {
  components: Map<string, { query: string; pages: Set<string> }>;
  staticQueryComponents: Map<string, { query: string }>;
  pages: Map<string, { context: Record<string, unknown> }>;
}

const asksForPictures = ({ query }: { query: string }) => query.includes("gatsbyImageData");

/**
 * Starts encoding the pictures before webpack compiles. Gatsby runs queries, which request the pictures, after webpack, and
 * one processor would have nothing to do until then. The queries find the pictures that are encoded already.
 */
export async function onPreBuild({ graphql, store }: BuildArgs): Promise<void> {
  const { components, staticQueryComponents, pages } = store.getState() as BuildState;
  const ofPages = [...components.values()]
    .filter(asksForPictures)
    .flatMap(({ query, pages: paths }) => [...paths].map((path) => graphql(query, pages.get(path)?.context)));
  const ofComponents = [...staticQueryComponents.values()]
    .filter(asksForPictures)
    .map(({ query }) => graphql(query));
  await Promise.all([...ofPages, ...ofComponents]);
}
