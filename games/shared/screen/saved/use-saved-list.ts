import { type PlayContext, usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import { deviceStorage, parseRecord } from "@fairhouse/client/storage.ts";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { useEffect, useState } from "react";
import { type Named, type SavedList, type SavedListEvent, savedListReducer } from "./saved-list.ts";

/** Where a list is kept, and how. One object for the life of the page. */
export interface ListKeeping<Item extends Named> {
  /** Of this browser's storage. */
  readonly key: string;
  /** From storage, which is written by anybody: what makes no sense is left out. */
  read(stored: unknown): readonly Item[];
  /** As it is stored. */
  write(list: readonly Item[]): unknown;
  /** What an account has of it; undefined when it has never kept one. */
  onAccount(preferences: Preferences): unknown;
  /** What keeps the list on an account that had these preferences when its list was read. */
  forAccount(list: readonly Item[], before: Preferences): Preferences;
}

/** Where the list is kept: with the account, in this browser, or nowhere because the house did not answer. */
type Keeper = "account" | "device" | "nobody";

export interface KeptList<Item extends Named> {
  /** Null until the account has answered: what it has is not written over by what this page does not know. */
  readonly saved: SavedList<Item> | null;
  readonly keeper: Keeper;
  act(event: SavedListEvent<Item>): void;
}

/** A list of the player's: that of the account, or of this browser for visitors. */
export function useSavedList<Item extends Named>(keeping: ListKeeping<Item>): KeptList<Item> {
  const context = usePlayContext();
  const account = useSession(({ user }) => user?._id ?? null);
  const [saved, setSaved] = useState<SavedList<Item> | null>(null);
  const [keeper, setKeeper] = useState<Keeper>("device");
  const [before, setBefore] = useState<Preferences>({});

  useEffect(() => {
    let here = true;
    setSaved(null);
    void load(context, account, keeping).then((loaded) => {
      if (!here) return;
      setSaved(loaded.list && { list: loaded.list, past: [] });
      setKeeper(loaded.keeper);
      setBefore(loaded.preferences);
    });
    return () => {
      here = false;
    };
  }, [context, account, keeping]);

  return {
    saved,
    keeper,
    act(event) {
      if (saved === null) return;
      const next = savedListReducer(saved, event);
      setSaved(next);
      if (keeper === "device") {
        deviceStorage.setItem(keeping.key, JSON.stringify({ value: keeping.write(next.list) }));
        return;
      }
      void context
        .keepOnAccount(keeping.forAccount(next.list, before))
        .then((kept) => setKeeper(kept ? "account" : "nobody"));
    },
  };
}

interface Loaded<Item> {
  readonly list: readonly Item[] | null;
  readonly keeper: Keeper;
  readonly preferences: Preferences;
}

/** An account that has never kept such a list takes over that of the browser. */
async function load<Item extends Named>(
  { http }: PlayContext,
  account: string | null,
  keeping: ListKeeping<Item>,
): Promise<Loaded<Item>> {
  const onDevice = keeping.read(parseRecord(deviceStorage.getItem(keeping.key))?.value);
  if (account === null) return { list: onDevice, keeper: "device", preferences: {} };
  try {
    const preferences = await http.get<Preferences>("/account/preferences");
    const kept = keeping.onAccount(preferences);
    return { list: kept === undefined ? onDevice : keeping.read(kept), keeper: "account", preferences };
  } catch {
    return { list: null, keeper: "nobody", preferences: {} };
  }
}
