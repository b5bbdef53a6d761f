/** Feature flags. */
import type { Entity, Id, OpenFields } from "../entities";
import { path, v1 } from "../request";

/** Lists the feature flags. Assumed: method and path. */
export const list = () => v1.get<Entity[]>(path`/v1/features`);

/** Changes a feature flag. Assumed: method and path. */
export const update = (id: Id, fields: OpenFields) => v1.put<Entity>(path`/v1/features/id/${id}`, fields);
