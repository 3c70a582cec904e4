import { errorCode, type Http } from "@fairhouse/client/http.ts";
import { parseRecord, type TextStorage } from "@fairhouse/client/storage.ts";
import { changedList, type ListChange, type Named } from "@fairhouse/protocol/list-change.ts";

/** How a list is kept. One object for the life of the page. */
export interface ListKeeping<Item extends Named> {
  /** Of the browser's storage. */
  readonly key: string;
  /** Of the account's list, below `/api`. */
  readonly path: string;
  /** From storage, which is written by anybody: what makes no sense is left out. */
  read(stored: unknown): readonly Item[];
  /** As it is stored. */
  write(item: Item): Named;
}

/** Whether a change was kept. Refused: by now the list is full, or has that name. */
export type Kept = "kept" | "refused" | "failed";

/** Keeps a list somewhere. Only changes are told it, so that a tab does not write over what another one has saved. */
export interface ListKeeper<Item extends Named> {
  readonly place: "account" | "device";
  /** Rejects when the house does not answer. */
  load(): Promise<readonly Item[]>;
  /** @returns with the list as it then is, unless that is not known. */
  change(change: ListChange<Item>): Promise<{ readonly kept: Kept; readonly list?: readonly Item[] }>;
}

/** In this browser, whose storage all its tabs share. */
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
      // Storage that is forbidden or full takes nothing, and says nothing.
      return storage.getItem(keeping.key) === text ? { kept: "kept", list } : { kept: "failed" };
    },
  };
}

/** With the account of whoever is signed in. An account that has never kept such a list takes over that of the browser. */
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
          // The page goes on showing what it knew; the next act is told what is wrong with it.
          return { kept: "refused" };
        }
      }
    },
  };
}

interface ListAnswer {
  readonly list: readonly unknown[] | null;
}
