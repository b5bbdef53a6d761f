/** Loans (spec section 7). Loans from application to funding, on v1 and v3. */
import type { Id, ListQuery } from "../entities/common";
import type {
  Bid,
  Loan,
  LoanDecision,
  LoanDecisionFields,
  LoanDocumentation,
  LoanFields,
  LoanOffer,
  Plan,
} from "../entities/loans";
import { path, v1, v3 } from "../request";

/** `GET /v1/loans`: the loans within reach. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Loan[]>(path`/v1/loans`, query);

/** `POST /v1/loans`: a new loan. Assumed: method and path. */
export const create = (fields: LoanFields) => v1.post<Loan>(path`/v1/loans`, fields);

/** `GET /v1/loans/id/{id}`: one loan. Assumed: method and path. */
export const byId = (id: Id) => v1.get<Loan>(path`/v1/loans/id/${id}`);

/** `PUT /v1/loans/id/{id}`: changes a loan. Assumed: method and path. */
export const update = (id: Id, fields: LoanFields) => v1.put<Loan>(path`/v1/loans/id/${id}`, fields);

/** `PUT /v1/loans/id/{id}/expire`: lets a loan expire. Assumed: method and path. */
export const expire = (id: Id) => v1.put<Loan>(path`/v1/loans/id/${id}/expire`);

/** `POST /v1/loans/id/{id}/decisions`: records a decision. Assumed: method and path. */
export const decide = (id: Id, fields: LoanDecisionFields) =>
  v1.post<LoanDecision>(path`/v1/loans/id/${id}/decisions`, fields);

/** `GET /v1/loans/id/{id}/decisions`: the decisions on a loan. Assumed: method and path. */
export const decisions = (id: Id) => v1.get<LoanDecision[]>(path`/v1/loans/id/${id}/decisions`);

/** `GET /v1/loans/id/{id}/bids`: the bids for a loan. Assumed: method and path. */
export const bids = (id: Id) => v1.get<Bid[]>(path`/v1/loans/id/${id}/bids`);

/** `GET /v1/loans/id/{id}/offer`: what the borrower is offered. Assumed: method and path. */
export const offer = (id: Id) => v1.get<LoanOffer>(path`/v1/loans/id/${id}/offer`);

/** `PUT /v1/loans/id/{id}/offer/accept`: accepts the offer. Assumed: method and path. */
export const acceptOffer = (id: Id) => v1.put<LoanOffer>(path`/v1/loans/id/${id}/offer/accept`);

/** `GET /v1/loans/id/{id}/documentation`: what the borrower must hand in. Assumed: method and path. */
export const documentation = (id: Id) => v1.get<LoanDocumentation>(path`/v1/loans/id/${id}/documentation`);

/** `PUT /v1/loans/id/{id}/documentation/fulfill`: records that it was handed in. Assumed: method and path. */
export const fulfillDocuments = (id: Id) =>
  v1.put<LoanDocumentation>(path`/v1/loans/id/${id}/documentation/fulfill`);

/** `GET /v1/loans/id/{id}/plan`: a loan's payment plan. Assumed: method and path. */
export const plan = (id: Id) => v1.get<Plan>(path`/v1/loans/id/${id}/plan`);

/** `POST /v1/loans/id/{id}/clone`: a copy of a loan. Assumed: method and path. */
export const clone = (id: Id) => v1.post<Loan>(path`/v1/loans/id/${id}/clone`);

/** `GET /loans` (v3): loans, on v3. Assumed: method and path. */
export const listWithJson = (query?: ListQuery) => v3.get<Loan[]>(path`/loans`, query);

/** `POST /loans` (v3): a new loan, on v3. Assumed: method and path. */
export const createWithJson = (fields: LoanFields) => v3.post<Loan>(path`/loans`, fields);

/** `GET /loans/{id}` (v3): one loan, on v3. Assumed: method and path. */
export const byIdWithJson = (id: Id) => v3.get<Loan>(path`/loans/${id}`);

/** `PUT /loans/{id}` (v3): changes a loan, on v3. Assumed: method and path. */
export const updateWithJson = (id: Id, fields: LoanFields) => v3.put<Loan>(path`/loans/${id}`, fields);
