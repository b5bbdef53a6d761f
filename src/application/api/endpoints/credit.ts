/** Credit sources, obligations, assessments and adverse actions. */
import type { Done, Entity, Id, ListQuery } from "../entities";
import { collection, path, v1, v3 } from "../request";

export const {
  list: sources,
  create: createSource,
  byId: sourceById,
  update: updateSource,
} = collection("credit/sources");
export const { list: obligations, update: updateObligation } = collection("credit/obligations");
export const { byId: assessmentById } = collection("credit/assessments");
export const { list: adverseActions, create: createAdverseAction } = collection("credit/adverse-actions");

/** Discards a credit source. Assumed: method and path. */
export const discardSource = (id: Id) => v1.put(path`/v1/credit/sources/id/${id}/discard`);

/** Assesses the user's credit. Assumed: method and path. */
export const createAssessment = (purpose: string) => v1.post(path`/v1/credit/assessments`, { purpose });

/** Returns the notice of an adverse action (v2). Assumed: method and path. */
export const adverseActionNotice = (id: Id) => v1.get(path`/v2/credit/adverse-actions/id/${id}/notice`);

/** Sends the notice (v2). Assumed: method and path. */
export const sendAdverseActionNotice = (id: Id) =>
  v1.post<Done>(path`/v2/credit/adverse-actions/id/${id}/notice`);

/** Lists credit sources (v3). Assumed: method. */
export const sourcesOfUser = (query?: ListQuery) => v3.get<Entity[]>(path`/credit-sources`, query);
