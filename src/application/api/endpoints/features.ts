/** Feature flags. */
import { collection } from "../request";

export const { list, update } = collection("features");
