/** Contracts on v1, and their disbursements on v3. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { collection, path, v1, v3 } from "../request";

export const { list, search, create, byId, update, remove } = collection("contracts");

/** Publishes a contract. Assumed: method and path. */
export const publish = (id: Id) => v1.put(path`/v1/contracts/id/${id}/publish`);

/** Changes the address of a contract. Assumed: method and path. */
export const saveAddress = (id: Id, fields: OpenFields) =>
  v1.put(path`/v1/contracts/id/${id}/address`, fields);

/** Returns one contract (v3). Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get(path`/contracts/${id}`);

/** Lists the disbursements of a contract. Assumed: method and path. */
export const disbursements = (id: Id, query?: ListQuery) =>
  v3.get<Entity[]>(path`/contracts/${id}/disbursements`, query);
