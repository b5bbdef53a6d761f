/** Loan servicing (spec section 7). A loan after funding, on v3. */
import type { Id, ListQuery } from "../entities/common";
import type { LoanServicing, LoanServicingFields, LoanStatement } from "../entities/loans";
import { path, v3 } from "../request";

/** `GET /loans/{loanId}/servicing` (v3): where a loan stands. Assumed: method and path. */
export const byLoan = (loanId: Id) => v3.get<LoanServicing>(path`/loans/${loanId}/servicing`);

/** `PUT /loans/{loanId}/servicing` (v3): changes how a loan is serviced. Assumed: method and path. */
export const update = (loanId: Id, fields: LoanServicingFields) =>
  v3.put<LoanServicing>(path`/loans/${loanId}/servicing`, fields);

/** `GET /loans/{loanId}/servicing/statements` (v3): a loan's statements. Assumed: method and path. */
export const statements = (loanId: Id, query?: ListQuery) =>
  v3.get<LoanStatement[]>(path`/loans/${loanId}/servicing/statements`, query);

/** `GET /loans/{loanId}/servicing/statements/{id}` (v3): one statement. Assumed: method and path. */
export const statementById = (loanId: Id, id: Id) =>
  v3.get<LoanStatement>(path`/loans/${loanId}/servicing/statements/${id}`);
