/** Saved searches. */
import { collection } from "../collection";

export const { list, create, byId, update, remove } = collection("saved-queries");
