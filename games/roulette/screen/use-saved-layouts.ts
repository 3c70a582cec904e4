import { type PlayContext, usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import { deviceStorage, parseRecord } from "@fairhouse/client/storage.ts";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { useEffect, useState } from "react";
import {
  layoutsFrom,
  noLayouts,
  type SavedLayout,
  type SavedLayouts,
  type SavedLayoutsEvent,
  savedLayoutsReducer,
} from "./saved-layouts.ts";

const KEY = "play:roulette:layouts";

/** Where the layouts are kept: with the account, in this browser, or nowhere because the house did not answer. */
type Keeper = "account" | "device" | "nobody";

export interface KeptLayouts {
  /** Null until the account has answered: what it has is not written over by what this page does not know. */
  readonly saved: SavedLayouts | null;
  readonly keeper: Keeper;
  act(event: SavedLayoutsEvent): void;
}

/** The player's saved layouts: those of the account, or of this browser for visitors. */
export function useSavedLayouts(): KeptLayouts {
  const context = usePlayContext();
  const account = useSession(({ user }) => user?._id ?? null);
  const [saved, setSaved] = useState<SavedLayouts | null>(null);
  const [keeper, setKeeper] = useState<Keeper>("device");

  useEffect(() => {
    let here = true;
    setSaved(null);
    void load(context, account).then((loaded) => {
      if (!here) return;
      setSaved(loaded.list && { ...noLayouts, list: loaded.list });
      setKeeper(loaded.keeper);
    });
    return () => {
      here = false;
    };
  }, [context, account]);

  return {
    saved,
    keeper,
    act(event) {
      if (saved === null) return;
      const next = savedLayoutsReducer(saved, event);
      setSaved(next);
      if (keeper === "device") return writeDevice(next.list);
      void context
        .keepOnAccount({ rouletteLayouts: storable(next.list) })
        .then((kept) => setKeeper(kept ? "account" : "nobody"));
    },
  };
}

/** An account that has never kept a layout takes over those of the browser. */
async function load(
  { http }: PlayContext,
  account: string | null,
): Promise<{ readonly list: readonly SavedLayout[] | null; readonly keeper: Keeper }> {
  const onDevice = { list: layoutsFrom(parseRecord(deviceStorage.getItem(KEY))?.value), keeper: "device" } as const;
  if (account === null) return onDevice;
  try {
    const { rouletteLayouts } = await http.get<Preferences>("/account/preferences");
    const list = rouletteLayouts === undefined ? onDevice.list : layoutsFrom(rouletteLayouts);
    return { list, keeper: "account" };
  } catch {
    return { list: null, keeper: "nobody" };
  }
}

function writeDevice(list: readonly SavedLayout[]): void {
  deviceStorage.setItem(KEY, JSON.stringify({ value: list }));
}

function storable(list: readonly SavedLayout[]): NonNullable<Preferences["rouletteLayouts"]> {
  return list.map(({ name, chips }) => ({ name, chips: chips.map(({ on, amount }) => ({ on, amount })) }));
}
