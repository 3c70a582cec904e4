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
  /** By name, as far as they are known here. */
  read(): ReadonlyMap<string, string>;
  set(name: string, text: string): void;
  remove(name: string): void;
  /** Calls back when another tab has written, until the returned function is called. */
  follow(listener: () => void): () => void;
  /** Resolves when everything is known here that any tab has written before this call. */
  caughtUp(): Promise<void>;
}

/** Without a name: the sender asks for nothing but to hear of it in its turn. */
interface Told {
  readonly from: number;
  readonly name?: string;
  /** Null: removed. */
  readonly text?: string | null;
}

/**
 * Tabs tell each other their notes over a channel, which keeps the order, so that a tab can know that it has heard everything: it waits for a
 * message of its own. `localStorage` has them for tabs that are opened later; where that is forbidden or full those begin without.
 */
export function sharedNotes(prefix: string): SharedNotes {
  const entries = new Map<string, string>();
  try {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith(prefix)) entries.set(key.slice(prefix.length), String(text));
  } catch {
    // There are none.
  }
  const self = Math.random();
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const keep = (name: string, text: string | null) => {
    if (text === null) entries.delete(name);
    else entries.set(name, text);
  };
  // The end of a channel that sends does not hear it.
  const mouth = new BroadcastChannel(prefix);
  const ear = new BroadcastChannel(prefix);
  ear.onmessage = ({ data: { from, name, text = null } }: MessageEvent<Told>) => {
    if (name === undefined) {
      if (from === self) waiting.shift()?.();
    } else if (from !== self) {
      keep(name, text);
      for (const listener of listeners) listener();
    }
  };
  const tell = (message: Omit<Told, "from">) => mouth.postMessage({ from: self, ...message });
  return {
    read: () => entries,
    set(name, text) {
      keep(name, text);
      deviceStorage.setItem(prefix + name, text);
      tell({ name, text });
    },
    remove(name) {
      keep(name, null);
      deviceStorage.removeItem(prefix + name);
      tell({ name, text: null });
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    caughtUp: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        tell({});
      }),
  };
}
