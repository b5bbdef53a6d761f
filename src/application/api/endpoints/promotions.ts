/** Promotion codes. */
import { collection } from "../collection";
import type { PromotionFields } from "../entities";

export const { list, create, byId, update, remove } = collection<PromotionFields>("promotions");
