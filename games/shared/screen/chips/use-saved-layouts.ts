import { type PlayContext, usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import { deviceStorage, parseRecord } from "@fairhouse/client/storage.ts";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { useEffect, useState } from "react";
import {
  type ClothOfLayouts,
  layoutsFrom,
  noLayouts,
  type SavedLayout,
  type SavedLayouts,
  type SavedLayoutsEvent,
  savedLayoutsReducer,
} from "./saved-layouts.ts";

/** A game's cloth, and the name under which an account keeps its layouts. */
export interface LayoutKeeping extends ClothOfLayouts {
  readonly game: string;
  readonly preference: "rouletteLayouts" | "baccaratLayouts";
}

/** Where the layouts are kept: with the account, in this browser, or nowhere because the house did not answer. */
type Keeper = "account" | "device" | "nobody";

export interface KeptLayouts {
  /** Null until the account has answered: what it has is not written over by what this page does not know. */
  readonly saved: SavedLayouts | null;
  readonly keeper: Keeper;
  act(event: SavedLayoutsEvent): void;
}

/** The player's saved layouts of a cloth: those of the account, or of this browser for visitors. */
export function useSavedLayouts(cloth: LayoutKeeping): KeptLayouts {
  const context = usePlayContext();
  const account = useSession(({ user }) => user?._id ?? null);
  const [saved, setSaved] = useState<SavedLayouts | null>(null);
  const [keeper, setKeeper] = useState<Keeper>("device");

  useEffect(() => {
    let here = true;
    setSaved(null);
    void load(context, account, cloth).then((loaded) => {
      if (!here) return;
      setSaved(loaded.list && { ...noLayouts, list: loaded.list });
      setKeeper(loaded.keeper);
    });
    return () => {
      here = false;
    };
  }, [context, account, cloth]);

  return {
    saved,
    keeper,
    act(event) {
      if (saved === null) return;
      const next = savedLayoutsReducer(saved, event);
      setSaved(next);
      if (keeper === "device") return writeDevice(cloth, next.list);
      void context
        .keepOnAccount({ [cloth.preference]: storable(next.list) })
        .then((kept) => setKeeper(kept ? "account" : "nobody"));
    },
  };
}

/** An account that has never kept a layout takes over those of the browser. */
async function load(
  { http }: PlayContext,
  account: string | null,
  cloth: LayoutKeeping,
): Promise<{ readonly list: readonly SavedLayout[] | null; readonly keeper: Keeper }> {
  const onDevice = {
    list: layoutsFrom(parseRecord(deviceStorage.getItem(keyOf(cloth)))?.value, cloth),
    keeper: "device",
  } as const;
  if (account === null) return onDevice;
  try {
    const kept = (await http.get<Preferences>("/account/preferences"))[cloth.preference];
    const list = kept === undefined ? onDevice.list : layoutsFrom(kept, cloth);
    return { list, keeper: "account" };
  } catch {
    return { list: null, keeper: "nobody" };
  }
}

function keyOf({ game }: LayoutKeeping): string {
  return `play:${game}:layouts`;
}

function writeDevice(cloth: LayoutKeeping, list: readonly SavedLayout[]): void {
  deviceStorage.setItem(keyOf(cloth), JSON.stringify({ value: list }));
}

function storable(list: readonly SavedLayout[]): NonNullable<Preferences[LayoutKeeping["preference"]]> {
  return list.map(({ name, chips }) => ({ name, chips: chips.map(({ on, amount }) => ({ on, amount })) }));
}
