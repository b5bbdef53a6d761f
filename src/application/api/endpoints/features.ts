/** Features (spec section 7). Feature flags. */
import type { Id } from "../entities/common";
import type { Feature, FeatureFields } from "../entities/content";
import { path, v1 } from "../request";

/** `GET /v1/features`: the flags. Assumed: method and path. */
export const list = () => v1.get<Feature[]>(path`/v1/features`);

/** `PUT /v1/features/id/{id}`: changes a flag. Assumed: method and path. */
export const update = (id: Id, fields: FeatureFields) => v1.put<Feature>(path`/v1/features/id/${id}`, fields);
