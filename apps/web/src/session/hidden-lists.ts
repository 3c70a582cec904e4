import type { WaitingResult } from "@fairhouse/client/play-context.tsx";
import { createStore } from "zustand/vanilla";
import type { Asked, Held } from "./held-results.ts";

/** The player's own bets that lists leave out. */
export interface HiddenBets {
  readonly ids: ReadonlySet<string>;
  /**
   * Time since which a command has had no answer, in server time: bets settled since then may be its own. Null if all
   * have one.
   */
  readonly since: number | null;
}

/** The part of the held results that lists and screens read: they hear of changes alone. */
export class HiddenLists {
  readonly hidden = createStore<HiddenBets>(() => ({ ids: new Set(), since: null }));
  /** Covered bets, oldest first. */
  readonly byHand = createStore<readonly WaitingResult[]>(() => []);

  tell(held: readonly Held[], asked: readonly Asked[]): void {
    const ids = new Set(held.flatMap(({ id, ofHouse }) => (ofHouse ? [] : [id])));
    const since = asked[0]?.at ?? null;
    const before = this.hidden.getState();
    const isSame = since === before.since && ids.size === before.ids.size && [...ids].every((id) => before.ids.has(id));
    if (!isSame) this.hidden.setState({ ids, since }, true);
    const waiting = held.flatMap(({ id, game, until }) => (until === null ? [{ id, game }] : []));
    const known = this.byHand.getState();
    if (waiting.length !== known.length || waiting.some(({ id }, at) => id !== known[at]?.id)) {
      this.byHand.setState(waiting, true);
    }
  }
}
