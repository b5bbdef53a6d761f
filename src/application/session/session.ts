import { atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import { parseRecord, SESSION_KEYS, type SessionKey, type SessionRecords } from "./session-records";
import { createTextStore, type StringStorage } from "./storage";

export type Store = ReturnType<typeof createStore>;

type Stored<K extends SessionKey> = SessionRecords[K] | undefined;

/** The session for views. Decisions read `Session.get`, which sees other tabs' writes at once. */
export const sessionAtoms: { readonly [K in SessionKey]: PrimitiveAtom<Stored<K>> } = {
  apiAuth: atom<Stored<"apiAuth">>(undefined),
  userAuth: atom<Stored<"userAuth">>(undefined),
  user: atom<Stored<"user">>(undefined),
  grants: atom<Stored<"grants">>(undefined),
};

/** The grants of the user at hand; another user's, left over in storage, do not count. */
export const grantsAtom = atom((get) => {
  const grants = get(sessionAtoms.grants);
  return grants !== undefined && grants.userId === get(sessionAtoms.user)?.id ? grants.data : undefined;
});

/** What the session needs from the page. */
export interface SessionOutside {
  readonly store: Store;
  /** Answers with the storage; may throw. */
  storage(): StringStorage | undefined;
  /** Reports other tabs' writes by key, null for all keys at once; answers with how to stop. */
  onStorage?(heard: (key: string | null) => void): () => void;
}

export interface Session {
  /** The record as stored now; undefined when absent or corrupt. */
  get<K extends SessionKey>(key: K): Stored<K>;
  /** Stores a record; undefined removes it. */
  set<K extends SessionKey>(key: K, record: Stored<K>): void;
  /** Brings every atom in line with storage. */
  rehydrate(): void;
  /** Drops whatever is not stored, keeps what is, and renews the API token; a failed renewal keeps the old one. */
  reset(renew: () => Promise<boolean>): Promise<boolean>;
  /** Forgets the user: userAuth, user and grants. The API token stays. */
  forgetUser(): void;
  /** Stops listening to other tabs. */
  dispose(): void;
}

/** The session on a store and a storage of its own, rehydrated (spec sections 3 and 4). */
export function createSession({ store, storage, onStorage }: SessionOutside): Session {
  const texts = createTextStore(storage);

  /** Sets the atom only on a change, so that reading wakes no view. */
  function show<K extends SessionKey>(key: K, record: Stored<K>): Stored<K> {
    const shown = sessionAtoms[key] as PrimitiveAtom<Stored<K>>;
    const before = store.get(shown);
    if (JSON.stringify(before) === JSON.stringify(record)) return before;
    store.set(shown, record);
    return record;
  }

  const get = <K extends SessionKey>(key: K) => show(key, parseRecord(key, texts.read(key)));

  function set<K extends SessionKey>(key: K, record: Stored<K>): void {
    texts.write(key, record && JSON.stringify(record));
    show(key, record);
  }

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
    reset(renew) {
      rehydrate();
      return renew();
    },
    forgetUser() {
      set("userAuth", undefined);
      set("user", undefined);
      set("grants", undefined);
    },
    dispose: () => stop?.(),
  };
}
