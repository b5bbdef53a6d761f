/** Treatments that can be financed. */
import { collection } from "../collection";

export const { list, create, byId, update, remove } = collection("treatments");
