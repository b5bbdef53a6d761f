/** Loan pricing: bids, schedules and configuration. */
import type { Entity, ListQuery, OpenFields } from "../entities";
import { collection, path, v3 } from "../request";

export const { list } = collection("pricing");

/** Calculates bids. Assumed: method and path. */
export const calculatedBids = (fields: OpenFields) =>
  v3.post<Entity[]>(path`/pricing/calculated/bids`, fields);

/** Calculates payment schedules. Assumed: method and path. */
export const calculatedSchedules = (fields: OpenFields) =>
  v3.post<OpenFields[]>(path`/pricing/calculated/schedules`, fields);

/** Returns the pricing configuration. Assumed: method and path. */
// Not named `config`, because Gatsby treats an export of that name in any file of src as a page setting.
export const fetchConfig = () => v3.get(path`/pricing/config`);

/** Changes the pricing configuration. Assumed: method and path. */
export const updateConfig = (fields: OpenFields) => v3.put(path`/pricing/config`, fields);

/** Lists earlier versions of the configuration. Assumed: method and path. */
export const configVersions = (query?: ListQuery) => v3.get<Entity[]>(path`/pricing/config/versions`, query);
