/** Pricing (spec section 7). Prices of loans: bids, schedules, and their configuration. */
import type { ListQuery } from "../entities/common";
import type {
  Bid,
  PaymentSchedule,
  Pricing,
  PricingConfig,
  PricingConfigFields,
  PricingFields,
} from "../entities/loans";
import { path, v1, v3 } from "../request";

/** `GET /v1/pricing`: prices, on v1. Assumed: method and path. */
export const list = (query?: ListQuery) => v1.get<Pricing[]>(path`/v1/pricing`, query);

/** `POST /pricing/calculated/bids` (v3): bids for a borrower. Assumed: method and path. */
export const calculatedBids = (fields: PricingFields) =>
  v3.post<Bid[]>(path`/pricing/calculated/bids`, fields);

/** `POST /pricing/calculated/schedules` (v3): payment schedules for a loan. Assumed: method and path. */
export const calculatedSchedules = (fields: PricingFields) =>
  v3.post<PaymentSchedule[]>(path`/pricing/calculated/schedules`, fields);

/** `GET /pricing/config` (v3): how prices are made. Assumed: method and path. */
// Not `config`: Gatsby takes an export of that name in any file of src for a page setting.
export const fetchConfig = () => v3.get<PricingConfig>(path`/pricing/config`);

/** `PUT /pricing/config` (v3): changes how prices are made. Assumed: method and path. */
export const updateConfig = (fields: PricingConfigFields) =>
  v3.put<PricingConfig>(path`/pricing/config`, fields);

/** `GET /pricing/config/versions` (v3): how prices were made before. Assumed: method and path. */
export const configVersions = (query?: ListQuery) =>
  v3.get<PricingConfig[]>(path`/pricing/config/versions`, query);

/** `GET /pricing/config/versions/{version}` (v3): one of these. Assumed: method and path. */
export const configVersion = (version: string) =>
  v3.get<PricingConfig>(path`/pricing/config/versions/${version}`);
