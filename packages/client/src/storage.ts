/** The functions of `localStorage` and `sessionStorage` used here. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Wraps a storage. It may be forbidden or full; the page then works without it, and forgets when the tab is closed. */
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

/** Parses a record from stored text, or returns null: anybody may write to storage. */
export function parseRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Notes that every tab of this browser reads, one entry each, so that no tab overwrites what another writes beside it.
 */
export interface SharedNotes {
  /** Notes by name, as far as they are known here. */
  read(): ReadonlyMap<string, string>;
  set(name: string, text: string): void;
  remove(name: string): void;
  /** Calls back when another tab has written, until the returned function is called. */
  follow(listener: () => void): () => void;
  /** Resolves when this tab knows everything that any tab wrote before the call. */
  caughtUp(): Promise<void>;
}

/** A message between tabs. Without a name, the sender only asks to hear it back in its turn. */
interface Told {
  readonly from: number;
  readonly name?: string;
  /** Null if removed. */
  readonly text?: string | null;
}

/**
 * Opens the notes of a prefix. Tabs exchange notes over a channel that keeps the order: a tab has heard everything when
 * it receives a message of its own. Tabs that are opened later read `localStorage`; if that is forbidden or full, they
 * begin without notes.
 */
export function sharedNotes(prefix: string): SharedNotes {
  const entries = new Map<string, string>();
  try {
    for (const [key, text] of Object.entries(localStorage))
      if (key.startsWith(prefix)) entries.set(key.slice(prefix.length), String(text));
  } catch {
    // Without storage there are none.
  }
  const self = Math.random();
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const keep = (name: string, text: string | null) => {
    if (text === null) entries.delete(name);
    else entries.set(name, text);
  };
  // A channel does not hear its own messages, so there are two.
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
