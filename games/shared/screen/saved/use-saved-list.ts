import { usePlayContext, useSession } from "@fairhouse/client/play-context.tsx";
import { deviceStorage } from "@fairhouse/client/storage.ts";
import type { ListChange, Named } from "@fairhouse/protocol/list-change.ts";
import { useEffect, useMemo, useState } from "react";
import { accountKeeper, deviceKeeper, type Kept, type ListKeeper, type ListKeeping } from "./list-keepers.ts";
import { changeOf, type SavedListEvent, undoOf } from "./saved-list.ts";

interface State<Item extends Named> {
  /** The keeper of the list, which tells accounts apart. */
  readonly keeper: ListKeeper<Item>;
  /** Null until it is loaded. */
  readonly list: readonly Item[] | null;
  readonly failed: boolean;
  /** Changes that undo the acts of this page, the latest last. */
  readonly undos: readonly ListChange<Item>[];
}

export interface KeptList<Item extends Named> {
  /** Null until it is known. */
  readonly list: readonly Item[] | null;
  /**
   * The place where the list is kept: with the account, in this browser, or nowhere because the house did not answer.
   */
  readonly keeper: "account" | "device" | "nobody";
  /** Applies an event. The caller must first check the name with {@link nameProblem}. */
  act(event: SavedListEvent<Item>): Promise<Kept>;
  /** Undoes the last act; null if there is none. */
  readonly undo: (() => Promise<Kept>) | null;
}

const MAX_UNDO = 20;
/** A list that could not be loaded is asked for again after this time, in milliseconds, while it is shown. */
const AGAIN_MS = 4_000;

/**
 * Provides a list of the player's: that of the account or, for visitors, of this browser. It shows what is actually
 * kept.
 */
export function useSavedList<Item extends Named>(keeping: ListKeeping<Item>): KeptList<Item> {
  const { http } = usePlayContext();
  const account = useSession(({ user }) => user?._id ?? null);
  const keeper = useMemo(
    () => (account === null ? deviceKeeper(deviceStorage, keeping) : accountKeeper(http, deviceStorage, keeping)),
    [http, account, keeping],
  );
  const [state, setState] = useState<State<Item>>(() => stateOf(keeper));
  const { list, failed, undos } = state.keeper === keeper ? state : stateOf(keeper);

  useEffect(() => {
    setState(stateOf(keeper));
    const show = (loaded: Partial<State<Item>>) =>
      setState((now) => (now.keeper === keeper ? { ...now, ...loaded } : now));
    let isLeft = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void keeper.load().then(
        (loaded) => show({ list: loaded, failed: false }),
        () => {
          show({ failed: true });
          if (!isLeft) again = setTimeout(load, AGAIN_MS);
        },
      );
    load();
    return () => {
      isLeft = true;
      clearTimeout(again);
    };
  }, [keeper]);

  async function make(change: ListChange<Item>, undosThen: readonly ListChange<Item>[]): Promise<Kept> {
    const { kept, list: next } = await keeper.change(change);
    setState((now) => {
      // Another player has signed in meanwhile.
      if (now.keeper !== keeper) return now;
      return { ...now, list: next ?? now.list, undos: kept === "kept" ? undosThen.slice(-MAX_UNDO) : now.undos };
    });
    return kept;
  }

  const last = undos.at(-1);
  return {
    list,
    keeper: failed ? "nobody" : keeper.place,
    async act(event) {
      if (list === null) return "failed";
      const change = changeOf(list, event);
      return make(change, [...undos, undoOf(list, change)]);
    },
    undo: last === undefined ? null : () => make(last, undos.slice(0, -1)),
  };
}

function stateOf<Item extends Named>(keeper: ListKeeper<Item>): State<Item> {
  return { keeper, list: null, failed: false, undos: [] };
}
