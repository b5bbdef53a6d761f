/** Medication orders. */
import type { OpenFields } from "../entities";
import { path, v3 } from "../request";

/** Orders medication; the path lacks /v1, so v3 is assumed. */
export const create = (fields: OpenFields) => v3.post(path`/pharmacy/`, fields);
