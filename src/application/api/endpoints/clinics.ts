/** Partner clinics. */
import { collection } from "../request";

export const { list, search, create, byId, update, remove } = collection("clinics");
