/** Managed content. */
import { collection } from "../request";

export const { list: fields, update: updateField } = collection("cms/fields");
export const { byId: staffProfile } = collection("cms/staff");
