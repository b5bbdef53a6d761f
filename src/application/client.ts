/** Composition root: the one place where `product-api` and `state` meet. Never imported by a marketing page as it loads. */
import {
  type Alert,
  type Base,
  type Client,
  type Clock,
  createClient,
  type LogoutIntent,
  type Request,
} from "./api";
import {
  createSession,
  createStore,
  createTextStore,
  type Session,
  showAlert,
  type Store,
  type StringStorage,
  track,
} from "./state";
import type { Reporter } from "./reporting";

/** Where the location to come back to is kept; the specification leaves the key open. */
const KEPT_LOCATION_KEY = "keptLocation";

/** A path of this site. `//evil.example` is none, nor its other spellings: browsers skip tabs and turn backslashes. */
const OWN_PATH = /^\/(?![\t\n\r]*[/\\])/;

/** Everything the app touches outside itself. */
export interface Outside {
  readonly bases: Readonly<Record<Base, string>>;
  /** Answers with the storage; may throw. */
  storage(): StringStorage | undefined;
  /** Reports other tabs' writes by key, null for all keys at once; answers with how to stop. */
  onStorage?(heard: (key: string | null) => void): () => void;
  readonly clock: Clock;
  /** Path, query and fragment of the current page. */
  location(): string;
  readonly reporter: Reporter;
  /** After the session has forgotten the user: where the page goes from there. */
  loggedOut?(intent: LogoutIntent): void;
  /** The console, for alerts above 400. */
  log(message: string, code: number): void;
  readonly store?: Store | undefined;
  readonly renewal?: Request<unknown> | undefined;
  readonly subsystemHeader?: string | undefined;
  readonly keptLocationKey?: string | undefined;
}

export interface App {
  readonly store: Store;
  readonly session: Session;
  readonly client: Client;
  /** Sends a call with the loading overlay on. */
  readonly sendLoading: Client["send"];
  /** Rehydrates the session and renews the API token (spec section 4). Answers whether it was renewed. */
  resetSession(): Promise<boolean>;
  /** The location kept at logout, once. */
  takeKeptLocation(): string | undefined;
  dispose(): void;
}

/** An app of its own, with its own store, session and client. */
export function createApp(outside: Outside): App {
  const { bases, clock, location, renewal, subsystemHeader, storage, reporter } = outside;
  const { keptLocationKey = KEPT_LOCATION_KEY, store = createStore() } = outside;
  const session = createSession({ ...outside, store });
  const texts = createTextStore(storage);

  const client = createClient({
    bases,
    clock,
    location,
    renewal,
    subsystemHeader,
    session: {
      apiToken: () => session.get("apiAuth")?.token,
      userToken: () => session.get("userAuth"),
      setApiToken: (token) => session.set("apiAuth", { token }),
      expireUser(token) {
        const user = session.get("userAuth");
        if (user?.token === token) session.set("userAuth", { ...user, expired: true });
      },
    },
    report: (error) => reporter.report(error),
    alert({ message, code }: Alert) {
      // Only alerts that were shown are logged, and 400 itself is not (spec section 8).
      if (showAlert(store, { message, code }, clock.now()) && code > 400) outside.log(message, code);
    },
    logout(intent) {
      session.forgetUser();
      texts.write(keptLocationKey, intent.location);
      outside.loggedOut?.(intent);
    },
  });

  return {
    store,
    session,
    client,
    sendLoading: (request, options) => track(store, client.send(request, options)),
    resetSession: () => session.reset(client.renew),
    takeKeptLocation() {
      const kept = texts.read(keptLocationKey);
      texts.write(keptLocationKey, undefined);
      return kept !== undefined && OWN_PATH.test(kept) ? kept : undefined;
    },
    dispose: () => session.dispose(),
  };
}

/** The page's own storage, clock, location and console. */
export function browserOutside(
  page: Window,
): Pick<Outside, "storage" | "onStorage" | "clock" | "location" | "log"> {
  return {
    storage: () => page.localStorage,
    onStorage(heard) {
      const listen = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== page.sessionStorage) heard(key);
      };
      page.addEventListener("storage", listen);
      return () => page.removeEventListener("storage", listen);
    },
    clock: {
      now: () => Date.now(),
      after(ms, run) {
        const timer = page.setTimeout(run, ms);
        return () => page.clearTimeout(timer);
      },
    },
    location: () => page.location.pathname + page.location.search + page.location.hash,
    log: (message, code) => console.error(`${code} ${message}`),
  };
}
