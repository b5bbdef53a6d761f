import type { Fact, Facts } from "../content/facts/substitute";

/** The part of Gatsby's resolver context that reads nodes. Gatsby runs a query again when a node that it read has changed. */
export interface QueryContext {
  nodeModel: { findAll(query: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }> };
}

/** All nodes of a type. @param query a filter and an order, as in Gatsby's node model */
export async function nodesOf<T>({ nodeModel }: QueryContext, type: string, query: object = {}) {
  return [...(await nodeModel.findAll({ type, query })).entries] as T[];
}

/** Every fact by its name. */
export const factsOf = async (context: QueryContext): Promise<Facts> =>
  new Map((await nodesOf<Fact>(context, "Fact")).map((fact) => [fact.name, fact]));
