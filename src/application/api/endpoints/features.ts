/** Feature flags. */
import { collection } from "../collection";

export const { list, update } = collection("features");
