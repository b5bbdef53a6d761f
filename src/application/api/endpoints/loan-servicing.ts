/** A loan after funding, on v3. */
import type { Entity, Id, ListQuery, OpenFields } from "../entities";
import { pathBelow, v3 } from "../request";

const at = pathBelow("/loans");

/** Returns the servicing state of a loan. Assumed: method and path. */
export const byLoan = (loanId: Id) => v3.get(at`/${loanId}/servicing`);

/** Changes the servicing of a loan. Assumed: method and path. */
export const update = (loanId: Id, fields: OpenFields) => v3.put(at`/${loanId}/servicing`, fields);

/** Lists the statements of a loan. Assumed: method and path. */
export const statements = (loanId: Id, query?: ListQuery) =>
  v3.get<Entity[]>(at`/${loanId}/servicing/statements`, query);

/** Returns one statement. Assumed: method and path. */
export const statementById = (loanId: Id, id: Id) => v3.get(at`/${loanId}/servicing/statements/${id}`);
