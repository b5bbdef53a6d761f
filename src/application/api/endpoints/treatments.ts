/** Treatments that can be financed. */
import { collection } from "../request";

export const { list, create, byId, update, remove } = collection("treatments");
