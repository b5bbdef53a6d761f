/** Loans from application to funding, on v1 and v3. */
import type { Entity, Id, ListQuery, Loan, LoanFields, OpenFields } from "../entities";
import { collection, path, v1, v3 } from "../request";

export const { list, create, byId, update } = collection<LoanFields>("loans");

/** Expires a loan. Assumed: method and path. */
export const expire = (id: Id) => v1.put<Loan>(path`/v1/loans/id/${id}/expire`);

/** Records a decision. Assumed: method and path. */
export const decide = (id: Id, fields: OpenFields) => v1.post(path`/v1/loans/id/${id}/decisions`, fields);

/** Lists the decisions on a loan. Assumed: method and path. */
export const decisions = (id: Id) => v1.get<Entity[]>(path`/v1/loans/id/${id}/decisions`);

/** Lists the bids for a loan. Assumed: method and path. */
export const bids = (id: Id) => v1.get<Entity[]>(path`/v1/loans/id/${id}/bids`);

/** Returns the offer. Assumed: method and path. */
export const offer = (id: Id) => v1.get(path`/v1/loans/id/${id}/offer`);

/** Accepts the offer. Assumed: method and path. */
export const acceptOffer = (id: Id) => v1.put(path`/v1/loans/id/${id}/offer/accept`);

/** Lists the documents that the borrower must supply. Assumed: method and path. */
export const documentation = (id: Id) => v1.get(path`/v1/loans/id/${id}/documentation`);

/** Records that documentation was supplied. Assumed: method and path. */
export const fulfillDocuments = (id: Id) => v1.put(path`/v1/loans/id/${id}/documentation/fulfill`);

/** Returns the payment plan of a loan. Assumed: method and path. */
export const plan = (id: Id) => v1.get(path`/v1/loans/id/${id}/plan`);

/** Copies a loan. Assumed: method and path. */
export const clone = (id: Id) => v1.post<Loan>(path`/v1/loans/id/${id}/clone`);

/** Lists loans (v3). Assumed: method and path. */
export const listWithJson = (query?: ListQuery) => v3.get<Loan[]>(path`/loans`, query);

/** Creates a loan (v3). Assumed: method and path. */
export const createWithJson = (fields: LoanFields) => v3.post<Loan>(path`/loans`, fields);

/** Returns one loan (v3). Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get<Loan>(path`/loans/${id}`);

/** Changes a loan (v3). Assumed: method and path. */
export const updateWithJson = (id: Id, fields: LoanFields) => v3.put<Loan>(path`/loans/${id}`, fields);
