/** Contracts on v1, and their disbursements on v3. */
import type { Done, Entity, Id, ListQuery, OpenFields, SearchQuery } from "../entities";
import { path, v1, v3 } from "../request";

/** Lists the contracts. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/contracts`, query);

/** Searches contracts. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Entity[]>(path`/v1/contracts/search`, query);

/** Creates a contract. Assumed: method and path. */
export const create = (fields: OpenFields) => v1.post<Entity>(path`/v1/contracts`, fields);

/** Returns one contract. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Entity>(path`/v1/contracts/id/${id}`);

/** Changes a contract. Assumed: method and path. */
export const update = (id: Id, fields: OpenFields) => v1.put<Entity>(path`/v1/contracts/id/${id}`, fields);

/** Removes a contract. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/contracts/id/${id}`);

/** Publishes a contract. Assumed: method and path. */
export const publish = (id: Id) => v1.put<Entity>(path`/v1/contracts/id/${id}/publish`);

/** Changes the address of a contract. Assumed: method and path. */
export const saveAddress = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/contracts/id/${id}/address`, fields);

/** Returns one contract (v3). Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get<Entity>(path`/contracts/${id}`);

/** Lists the disbursements of a contract. Assumed: method and path. */
export const disbursements = (id: Id, query?: ListQuery) =>
  v3.get<Entity[]>(path`/contracts/${id}/disbursements`, query);
