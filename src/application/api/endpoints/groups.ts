/** Groups of users. */
import { collection } from "../request";

export const { list, create, byId, update, remove } = collection("groups");
