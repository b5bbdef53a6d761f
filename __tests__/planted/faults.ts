import * as behavior from "./behavior";
import * as client from "./client";
import * as delivery from "./delivery";
import type { Fault } from "./fault";
import * as law from "./law";
import * as pages from "./pages";
import * as routes from "./routes";

/** Each export of these files is a kind. */
const byKind = { ...behavior, ...client, ...delivery, ...law, ...pages, ...routes };
export const kinds = Object.keys(byKind);

export const faults: readonly Fault[] = Object.entries(byKind).flatMap(([kind, ofKind]) =>
  Object.entries(ofKind).map(([name, fault]) => ({ kind, name, ...fault })),
);
