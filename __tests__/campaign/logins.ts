import type { SessionRecords, StringStorage } from "../../src/application/state";
import { expiryOf } from "../../src/application/api/token";
import { mint, nameOf } from "../support/contract-server/tokens";
import type { Log } from "../support/contract-server/script";

const REFUSED = /^(?:slow:)?(?:401|403-user)$/;

const record = (spelling: string) => JSON.stringify({ token: mint(spelling) });

/**
 * Creates a storage that several tabs share. It counts the logins that the client undoes: a user token may be removed
 * only after the server refused it or it expired.
 */
export function createSharedStorage(storage: StringStorage, log: () => Log, now: () => number) {
  const listeners: ((key: string) => void)[] = [];
  let undone = 0;

  const stored = () => JSON.parse(storage.getItem("userAuth") ?? "null") as SessionRecords["userAuth"] | null;
  const announce = (from: number, key: string) =>
    listeners.forEach((listener, tab) => tab !== from && setTimeout(() => listener(key), 0));

  function checkRemoval(): void {
    const user = stored();
    if (user === null) return;
    const name = nameOf(user.token);
    const isRefused = log().arrivals.some(({ bearer, reply }) => bearer === name && REFUSED.test(reply));
    const isExpired = user.expired === true || (expiryOf(user.token) ?? Infinity) <= now();
    if (!isRefused && !isExpired) undone += 1;
  }

  const forTab = (tab: number): StringStorage => ({
    getItem: (key) => storage.getItem(key),
    setItem(key, text) {
      storage.setItem(key, text);
      announce(tab, key);
    },
    removeItem(key) {
      if (key === "userAuth") checkRemoval();
      storage.removeItem(key);
      announce(tab, key);
    },
  });

  return {
    forTab,
    onStorage: (listener: (key: string) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    /** Writes from outside the client. */
    write(key: string, spelling: string | undefined): void {
      if (spelling === undefined) storage.removeItem(key);
      else storage.setItem(key, record(spelling));
      announce(-1, key);
    },
    undoneLogins: () => undone,
    /** Whether a token that was marked as refused is still stored. */
    hasRefusedUser: () => stored()?.expired === true,
  };
}
