import { atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import { parseRecord, SESSION_KEYS, type SessionKey, type SessionRecords } from "./session-records";
import { createTextStore, type StringStorage } from "./storage";

export type Store = ReturnType<typeof createStore>;

type Stored<K extends SessionKey> = SessionRecords[K] | undefined;

/** The session for views. Other code uses `session.get`, which sees writes of other tabs at once. */
export const sessionAtoms: { readonly [K in SessionKey]: PrimitiveAtom<Stored<K>> } = {
  apiAuth: atom<Stored<"apiAuth">>(undefined),
  userAuth: atom<Stored<"userAuth">>(undefined),
  user: atom<Stored<"user">>(undefined),
  grants: atom<Stored<"grants">>(undefined),
};

/** The grants of the stored user; grants of another user that are still stored do not count. */
export const grantsAtom = atom((get) => {
  const grants = get(sessionAtoms.grants);
  const user = get(sessionAtoms.user);
  return grants && user && String(grants.userId) === String(user.id) ? grants.data : undefined;
});

export interface SessionSettings {
  readonly store: Store;
  /** Returns the storage that all tabs share; may throw. */
  storage(): StringStorage | undefined;
  /** Calls `listener` with the key that another tab wrote, or null for all keys. @returns a function that stops it */
  onStorage?(listener: (key: string | null) => void): () => void;
}

/** Creates a session with a store and a storage, and rehydrates it. */
export function createSession({ store, storage, onStorage }: SessionSettings) {
  const texts = createTextStore(storage);

  /** Sets the atom only if the record has changed, so that reading does not render views. */
  function show<K extends SessionKey>(key: K, record: Stored<K>): Stored<K> {
    const target = sessionAtoms[key] as PrimitiveAtom<Stored<K>>;
    const before = store.get(target);
    if (JSON.stringify(before) === JSON.stringify(record)) return before;
    store.set(target, record);
    return record;
  }

  /** Returns the stored record; undefined if absent or corrupt. */
  const get = <K extends SessionKey>(key: K) => show(key, parseRecord(key, texts.read(key)));

  /** Stores a record; undefined removes it. */
  function set<K extends SessionKey>(key: K, record: Stored<K>): void {
    texts.write(key, record && JSON.stringify(record));
    show(key, record);
  }

  /** Updates every atom from the storage. */
  const rehydrate = () => SESSION_KEYS.forEach((key) => get(key));

  const stop = onStorage?.((key) => {
    texts.refresh(key);
    rehydrate();
  });
  rehydrate();

  return {
    get,
    set,
    rehydrate,
    /** Removes userAuth, user and grants; the API token remains. */
    forgetUser(): void {
      set("userAuth", undefined);
      set("user", undefined);
      set("grants", undefined);
    },
    /** Stops listening to other tabs. */
    dispose: () => stop?.(),
  };
}
