/** Contracts (spec section 7). Contracts on v1, and their disbursements on v3. */
import type { Done, Id, ListQuery, SearchQuery } from "../entities/common";
import type { Contract, ContractFields, Disbursement } from "../entities/loans";
import type { Address, AddressFields } from "../entities/users";
import { path, v1, v3 } from "../request";

/** `GET /v1/contracts`: the contracts within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Contract[]>(path`/v1/contracts`, query);

/** `GET /v1/contracts/search`: contracts that match. Assumed: method and path. */
export const search = (query: SearchQuery) => v1.get<Contract[]>(path`/v1/contracts/search`, query);

/** `POST /v1/contracts`: a new contract. Assumed: method and path. */
export const create = (fields: ContractFields) => v1.post<Contract>(path`/v1/contracts`, fields);

/** `GET /v1/contracts/id/{id}`: one contract. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Contract>(path`/v1/contracts/id/${id}`);

/** `PUT /v1/contracts/id/{id}`: changes a contract. Assumed: method and path. */
export const update = (id: Id, fields: ContractFields) =>
  v1.put<Contract>(path`/v1/contracts/id/${id}`, fields);

/** `DELETE /v1/contracts/id/{id}`: removes a contract. Assumed: method and path. */
export const remove = (id: Id) => v1.delete<Done>(path`/v1/contracts/id/${id}`);

/** `PUT /v1/contracts/id/{id}/publish`: puts a contract in force. Assumed: method and path. */
export const publish = (id: Id) => v1.put<Contract>(path`/v1/contracts/id/${id}/publish`);

/** `PUT /v1/contracts/id/{id}/address`: the address on a contract. Assumed: method and path. */
export const saveAddress = (id: Id, fields: AddressFields) =>
  v1.put<Address>(path`/v1/contracts/id/${id}/address`, fields);

/** `GET /contracts/{id}` (v3): one contract, on v3. Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get<Contract>(path`/contracts/${id}`);

/** `GET /contracts/{id}/disbursements` (v3): what was paid out under a contract. Assumed: method and path. */
export const disbursements = (id: Id, query?: ListQuery) =>
  v3.get<Disbursement[]>(path`/contracts/${id}/disbursements`, query);
