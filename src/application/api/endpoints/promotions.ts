/** Promotion codes. */
import type { PromotionFields } from "../entities";
import { collection } from "../request";

export const { list, create, byId, update, remove } = collection<PromotionFields>("promotions");
