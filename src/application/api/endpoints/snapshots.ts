/** Snapshots and charts of figures. */
import { collection } from "../request";

export const { list: charts } = collection("snapshots/charts");

export const { list, create, byId } = collection("snapshots");
