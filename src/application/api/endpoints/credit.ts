/** Credit sources, obligations, assessments and adverse actions. */
import type { Done, Entity, Id, ListQuery, OpenFields } from "../entities";
import { path, v1, v3 } from "../request";

/** Lists credit sources. Assumed: method and path. */
export const sources = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/credit/sources`, query);

/** Creates a credit source. Assumed: method and path. */
export const createSource = (fields: OpenFields) => v1.post<Entity>(path`/v1/credit/sources`, fields);

/** Returns one credit source. Assumed: method and path. */
export const sourceById = (id: Id) => v1.get<Entity>(path`/v1/credit/sources/id/${id}`);

/** Changes a credit source. Assumed: method and path. */
export const updateSource = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/credit/sources/id/${id}`, fields);

/** Discards a credit source. Assumed: method and path. */
export const discardSource = (id: Id) => v1.put<Entity>(path`/v1/credit/sources/id/${id}/discard`);

/** Lists the obligations. Assumed: method and path. */
export const obligations = (query?: ListQuery) => v1.get<Entity[]>(path`/v1/credit/obligations`, query);

/** Changes an obligation. Assumed: method and path. */
export const updateObligation = (id: Id, fields: OpenFields) =>
  v1.put<Entity>(path`/v1/credit/obligations/id/${id}`, fields);

/** Assesses the user's credit. Assumed: method and path. */
export const createAssessment = (purpose: string) =>
  v1.post<Entity>(path`/v1/credit/assessments`, { purpose });

/** Returns one assessment. Assumed: method and path. */
export const assessmentById = (id: Id) => v1.get<Entity>(path`/v1/credit/assessments/id/${id}`);

/** Lists adverse actions. Assumed: method and path. */
export const adverseActions = (query?: ListQuery) =>
  v1.get<Entity[]>(path`/v1/credit/adverse-actions`, query);

/** Records an adverse action. Assumed: method and path. */
export const createAdverseAction = (fields: OpenFields) =>
  v1.post<Entity>(path`/v1/credit/adverse-actions`, fields);

/** Returns the notice of an adverse action (v2). Assumed: method and path. */
export const adverseActionNotice = (id: Id) =>
  v1.get<Entity>(path`/v2/credit/adverse-actions/id/${id}/notice`);

/** Sends the notice (v2). Assumed: method and path. */
export const sendAdverseActionNotice = (id: Id) =>
  v1.post<Done>(path`/v2/credit/adverse-actions/id/${id}/notice`);

/** Lists credit sources (v3). Assumed: method. */
export const sourcesOfUser = (query?: ListQuery) => v3.get<Entity[]>(path`/credit-sources`, query);

/** Returns one credit source (v3). Assumed: method and path. */
export const sourceOfUserById = (id: Id) => v3.get<Entity>(path`/credit-sources/${id}`);
