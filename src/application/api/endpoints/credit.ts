/** Credit (spec section 7). Credit sources, obligations, assessments and adverse actions. */
import type { Done, Id, ListQuery } from "../entities/common";
import type {
  AdverseAction,
  AdverseActionFields,
  Assessment,
  CreditSource,
  CreditSourceFields,
  Obligation,
  ObligationFields,
} from "../entities/credit";
import { path, v1, v3 } from "../request";

/** `GET /v1/credit/sources`: credit sources. Assumed: method and path. */
export const sources = (query?: ListQuery) => v1.get<CreditSource[]>(path`/v1/credit/sources`, query);

/** `POST /v1/credit/sources`: a new credit source. Assumed: method and path. */
export const createSource = (fields: CreditSourceFields) =>
  v1.post<CreditSource>(path`/v1/credit/sources`, fields);

/** `GET /v1/credit/sources/id/{id}`: one credit source. Assumed: method and path. */
export const sourceById = (id: Id) => v1.get<CreditSource>(path`/v1/credit/sources/id/${id}`);

/** `PUT /v1/credit/sources/id/{id}`: changes a credit source. Assumed: method and path. */
export const updateSource = (id: Id, fields: CreditSourceFields) =>
  v1.put<CreditSource>(path`/v1/credit/sources/id/${id}`, fields);

/** `PUT /v1/credit/sources/id/{id}/discard`: discards a credit source. Assumed: method and path. */
export const discardSource = (id: Id) => v1.put<CreditSource>(path`/v1/credit/sources/id/${id}/discard`);

/** `GET /v1/credit/obligations`: debts a credit source names. Assumed: method and path. */
export const obligations = (query?: ListQuery) => v1.get<Obligation[]>(path`/v1/credit/obligations`, query);

/** `PUT /v1/credit/obligations/id/{id}`: changes a debt. Assumed: method and path. */
export const updateObligation = (id: Id, fields: ObligationFields) =>
  v1.put<Obligation>(path`/v1/credit/obligations/id/${id}`, fields);

/** `POST /v1/credit/assessments`: assesses the user's credit. Assumed: method and path. */
export const createAssessment = (purpose: string) =>
  v1.post<Assessment>(path`/v1/credit/assessments`, { purpose });

/** `GET /v1/credit/assessments/id/{id}`: one assessment. Assumed: method and path. */
export const assessmentById = (id: Id) => v1.get<Assessment>(path`/v1/credit/assessments/id/${id}`);

/** `GET /v1/credit/adverse-actions`: adverse actions. Assumed: method and path. */
export const adverseActions = (query?: ListQuery) =>
  v1.get<AdverseAction[]>(path`/v1/credit/adverse-actions`, query);

/** `POST /v1/credit/adverse-actions`: records an adverse action. Assumed: method and path. */
export const createAdverseAction = (fields: AdverseActionFields) =>
  v1.post<AdverseAction>(path`/v1/credit/adverse-actions`, fields);

/** `GET /v2/credit/adverse-actions/id/{id}/notice`: the notice of an adverse action, on v2. Assumed: method and path. */
export const adverseActionNotice = (id: Id) =>
  v1.get<AdverseAction>(path`/v2/credit/adverse-actions/id/${id}/notice`);

/** `POST /v2/credit/adverse-actions/id/{id}/notice`: sends the notice, on v2. Assumed: method and path. */
export const sendAdverseActionNotice = (id: Id) =>
  v1.post<Done>(path`/v2/credit/adverse-actions/id/${id}/notice`);

/** `GET /credit-sources` (v3): credit sources, on v3. Assumed: method. */
export const sourcesOfUser = (query?: ListQuery) => v3.get<CreditSource[]>(path`/credit-sources`, query);

/** `GET /credit-sources/{id}` (v3): one credit source, on v3. Assumed: method and path. */
export const sourceOfUserById = (id: Id) => v3.get<CreditSource>(path`/credit-sources/${id}`);
