/** What this part needs of `localStorage` and `sessionStorage`. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Storage may be forbidden or full; the page then works without it, and forgets with the tab. */
export function safeStorage(open: () => TextStorage): TextStorage {
  const attempt = <Value>(act: (storage: TextStorage) => Value, otherwise: Value): Value => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

export const tabStorage = safeStorage(() => sessionStorage);
export const deviceStorage = safeStorage(() => localStorage);

/** A record from stored text, or null: storage is written by anybody. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Notes that every tab of this browser reads, an entry each: no tab overwrites what another one writes beside it. */
export interface SharedNotes {
  /** By name, as the tabs have written them so far. */
  read(): ReadonlyMap<string, string>;
  set(name: string, text: string): void;
  remove(name: string): void;
  /** Calls back when another tab has written, until the returned function is called. */
  follow(listener: () => void): () => void;
}

/** Notes in `localStorage` under a prefix; where that is forbidden or full they are this tab's alone. */
export function sharedNotes(prefix: string): SharedNotes {
  const own = new Map<string, string>();
  const stored = () => {
    try {
      return Object.entries(localStorage);
    } catch {
      return [];
    }
  };
  return {
    read: () =>
      new Map([
        ...own,
        ...stored().flatMap(([key, text]) =>
          key.startsWith(prefix) ? [[key.slice(prefix.length), String(text)] as const] : [],
        ),
      ]),
    set(name, text) {
      try {
        localStorage.setItem(prefix + name, text);
      } catch {
        own.set(name, text);
      }
    },
    remove(name) {
      own.delete(name);
      deviceStorage.removeItem(prefix + name);
    },
    follow(listener) {
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      addEventListener("storage", hear);
      return () => removeEventListener("storage", hear);
    },
  };
}
