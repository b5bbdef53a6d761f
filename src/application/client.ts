/** Composition root of the client layer: joins `api` and `state`. No public page imports it on load. */
import { type ClientSettings, createClient, type Request, type SendOptions } from "./api";
import {
  createSession,
  createStore,
  createTextStore,
  type SessionSettings,
  showAlert,
  type Store,
  type StringStorage,
  track,
} from "./state";
import { containsSecret } from "./attribution/attribution";
import type { Reporter } from "./reporting";

/** The key of the return path in `sessionStorage`, as the Privacy Policy's `storage-table` names it. */
export const RETURN_PATH_KEY = "keptLocation";

/**
 * Returns a path of this site. Not `//evil.example` or its variants: browsers skip tabs and read backslashes as slashes.
 * And not the address of a verification email, which contains a secret.
 */
const returnPath = (path: string | undefined): string | undefined =>
  path !== undefined && /^\/(?![\t\n\r]*[/\\])/.test(path) && !containsSecret(path) ? path : undefined;

/** The dependencies of the app. */
export interface AppSettings
  extends Omit<ClientSettings, "session" | "alert" | "report" | "logout">, Omit<SessionSettings, "store"> {
  /** Returns the storage of this tab; may throw. */
  tabStorage(): StringStorage | undefined;
  readonly reporter: Reporter;
  /** Navigates to the login. Called only in this tab, after the user was removed from the session. */
  onLogout?(returnTo: string | undefined): void;
  /** Called for the alerts that are shown and have a code above 400. */
  log(message: string, code: number): void;
  readonly store?: Store | undefined;
}

/** Creates an app with its own store, session and client. */
export function createApp(settings: AppSettings) {
  const { reporter, onLogout, store = createStore() } = settings;
  const session = createSession({ ...settings, store });
  const tab = createTextStore(settings.tabStorage);

  const client = createClient({
    ...settings,
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
    alert(alert) {
      const isShown = showAlert(store, alert, settings.clock.now());
      if (isShown && alert.code > 400) settings.log(alert.message, alert.code);
    },
    logout(returnTo) {
      session.forgetUser();
      const path = returnPath(returnTo);
      tab.write(RETURN_PATH_KEY, path);
      onLogout?.(path);
    },
  });

  return {
    store,
    session,
    client,
    /** Sends a call while the loading overlay is shown. */
    sendLoading: <T>(request: Request<T>, options?: SendOptions) =>
      track(store, client.send(request, options)),
    /** Rehydrates the session and renews the API token, which remains if that fails. @returns whether it was renewed */
    resetSession(): Promise<boolean> {
      session.rehydrate();
      return client.renew();
    },
    /** Returns and removes the path that was stored at logout. */
    takeReturnPath(): string | undefined {
      const path = tab.read(RETURN_PATH_KEY);
      tab.write(RETURN_PATH_KEY, undefined);
      return returnPath(path);
    },
    dispose: () => session.dispose(),
  };
}

export type App = ReturnType<typeof createApp>;

/** Returns settings that use the storage, clock, location and console of a page. */
export const browserSettings = (page: Window) =>
  ({
    storage: () => page.localStorage,
    tabStorage: () => page.sessionStorage,
    onStorage(listener) {
      const listen = ({ key, storageArea }: StorageEvent) => {
        if (storageArea !== page.sessionStorage) listener(key);
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
  }) satisfies Partial<AppSettings>;
