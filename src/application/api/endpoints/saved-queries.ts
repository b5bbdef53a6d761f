/** Saved searches. */
import { collection } from "../request";

export const { list, create, byId, update, remove } = collection("saved-queries");
