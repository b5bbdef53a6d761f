import type { Base, Method } from "../../../../src/application/api";
import type { Script } from "../../../support/contract-server/script";

/** A call of a case: `GET /v1/orders`, or the same with more to it. Paths without `/v1` or `/v2` go to v3. */
export type CallSpec = string | CallDetail;

export interface CallDetail {
  readonly call: string;
  readonly body?: object;
  readonly query?: object;
  readonly subsystem?: string;
  /** The caller's patience: aborted already, or by the action `abort`. */
  readonly abort?: "before" | "later";
  /** What happens once the server holds `heldAt` requests (default 1), before it lets its held answers go. */
  readonly meanwhile?: readonly Action[];
  readonly heldAt?: number;
  /** What happens during each wait for contention, in turn. */
  readonly duringWaits?: readonly Action[];
}

/** What happens besides calls. */
export type Action =
  | { readonly advance: number }
  /** Another tab writes to storage: a token's spelling, a raw text, or nothing. */
  | {
      readonly otherTab: "apiAuth" | "userAuth" | "all";
      readonly writes?: string;
      readonly raw?: string;
      readonly unheard?: true;
    }
  | { readonly visit: string }
  | { readonly resetSession: true }
  | "abort";

export type Step = CallSpec | { readonly all: readonly CallSpec[] } | Action;

/** One row of the table. Times in ms; tokens by name (`A1`, `U1`), `-` for none. */
export interface Case {
  readonly name: string;
  /** Spellings of the stored tokens at the start; `U1x` is marked as expired. */
  readonly api?: string;
  readonly user?: string;
  /** Raw stored texts, instead. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly storage?: "absent" | "throws" | "full" | "unreadable";
  readonly sinks?: "throwing";
  readonly server?: Script;
  readonly renewalCall?: readonly [Base, Method, string];
  readonly subsystemHeader?: string;
  readonly steps: readonly Step[];
  readonly expect: Expectation;
}

/** What must come of it. Lists are complete; a list left out must be empty. */
export interface Expectation {
  /** `METHOD /path bearer body?`, in order of arrival; sorted where calls run side by side. Renewals included. */
  readonly sends: readonly string[];
  readonly results: readonly string[];
  /** `code message`, as shown. */
  readonly alerts?: readonly string[];
  /** Codes logged to the console. */
  readonly logs?: readonly number[];
  /** `status METHOD route`. */
  readonly reports?: readonly string[];
  /** The kept location, or `-`. */
  readonly logouts?: readonly string[];
  readonly waits?: readonly number[];
  /** Afterwards, as the session reads it: `apiAuth userAuth`. Default: as at the start. */
  readonly store?: string;
  /** What storage itself holds under apiAuth, when it differs. */
  readonly kept?: string;
}
