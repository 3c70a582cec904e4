import { parseRecord, type TextStorage } from "@fairhouse/client/storage.ts";
import { errorCode, type Http } from "@fairhouse/client/wire/http.ts";
import { changedList, type ListChange, type Named } from "@fairhouse/protocol/list-change.ts";

/** The way in which a list is kept. It must be one object for the life of the page. */
export interface ListKeeping<Item extends Named> {
  /** Key in the browser's storage. */
  readonly key: string;
  /** Path of the account's list below `/api`. */
  readonly path: string;
  /** Reads items from untrusted storage; invalid ones are left out. */
  read(stored: unknown): readonly Item[];
  /** Returns an item in its stored form. */
  write(item: Item): Named;
}

/** The result of a change. It is refused if the list is full by now, or has that name. */
export type Kept = "kept" | "refused" | "failed";

/** Keeps a list somewhere. It takes only changes, so that a tab does not overwrite what another one has saved. */
export interface ListKeeper<Item extends Named> {
  readonly place: "account" | "device";
  /** Rejects if the house does not answer. */
  load(): Promise<readonly Item[]>;
  /** @returns the result and, if it is known, the list after the change. */
  change(change: ListChange<Item>): Promise<{ readonly kept: Kept; readonly list?: readonly Item[] }>;
}

/** Keeps a list in this browser, whose storage is shared by all its tabs. */
export function deviceKeeper<Item extends Named>(storage: TextStorage, keeping: ListKeeping<Item>): ListKeeper<Item> {
  const read = () => keeping.read(parseRecord(storage.getItem(keeping.key))?.value);
  return {
    place: "device",
    load: async () => read(),
    async change(change) {
      const list = changedList(read(), change);
      if (list === null) return { kept: "refused", list: read() };
      const text = JSON.stringify({ value: list.map(keeping.write) });
      storage.setItem(keeping.key, text);
      // Forbidden or full storage may drop the item without an error.
      return storage.getItem(keeping.key) === text ? { kept: "kept", list } : { kept: "failed" };
    },
  };
}

/**
 * Keeps a list with the account of the signed-in player. An account that has never kept such a list takes over the
 * browser's.
 */
export function accountKeeper<Item extends Named>(
  http: Http,
  storage: TextStorage,
  keeping: ListKeeping<Item>,
): ListKeeper<Item> {
  const send = async ({ put = [], ...rest }: ListChange<Item>) => {
    const answer = await http.post<ListAnswer>(keeping.path, { ...rest, put: put.map(keeping.write) });
    return keeping.read(answer.list);
  };
  async function load(): Promise<readonly Item[]> {
    const { list } = await http.get<ListAnswer>(keeping.path);
    if (list !== null) return keeping.read(list);
    const own = await deviceKeeper(storage, keeping).load();
    return own.length === 0 ? [] : send({ put: own, replace: true });
  }
  return {
    place: "account",
    load,
    async change(change) {
      try {
        return { kept: "kept", list: await send(change) };
      } catch (error) {
        if (errorCode(error) !== "list_refused") return { kept: "failed" };
        try {
          return { kept: "refused", list: await load() };
        } catch {
          // The page keeps showing the last known list; the next act reports the error.
          return { kept: "refused" };
        }
      }
    },
  };
}

interface ListAnswer {
  readonly list: readonly unknown[] | null;
}
