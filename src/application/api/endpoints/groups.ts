/** Groups of users. */
import { collection } from "../collection";

export const { list, create, byId, update, remove } = collection("groups");
