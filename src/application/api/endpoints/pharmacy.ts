/** Pharmacy (spec section 7). Orders of medication. */
import type { Pharmacy, PharmacyFields } from "../entities/orders";
import { path, v3 } from "../request";

/** `POST /pharmacy/` (v3): an order of medication; the path has no /v1, so v3 is assumed. */
export const create = (fields: PharmacyFields) => v3.post<Pharmacy>(path`/pharmacy/`, fields);
