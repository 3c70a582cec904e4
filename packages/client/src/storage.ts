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
