import { browserOfTabs } from "@fairhouse/client/testing.ts";
import type { HeldResult } from "@fairhouse/protocol/play.ts";
import { createSessionStore, defaultCurrency } from "./session.ts";
import { ShownBalance } from "./shown-balance.ts";

interface Opened {
  readonly at?: ReturnType<typeof browserOfTabs>;
  readonly tab?: string;
  readonly amount?: number;
  readonly version?: number;
  readonly player?: string;
  readonly held?: readonly HeldResult[];
}

/** Opens a page of a player in a tab of a browser. */
export function open({
  at = browserOfTabs(),
  tab = "one",
  amount = 10_000,
  version = 4,
  player = "ann",
  held,
}: Opened = {}) {
  const store = createSessionStore();
  const balance = new ShownBalance({ store, notes: at.notes(), tab, now: () => Date.now() });
  const enter = (who: string | null, coins: number, version = 4) =>
    store.setState({
      player: who,
      balance: coins,
      balanceId: "b1",
      balances: [{ _id: "b1", amount: coins, currency: defaultCurrency, version, ...(held && { held }) }],
    });
  enter(player, amount, version);
  const bet = (stake = 1_000, byHand = false) => balance.expect({ game: "dice", slot: "bet:dice", stake, byHand });
  return { at, store, balance, bet, enter, shown: () => store.getState().balance };
}

export const after = (amount: number, version: number) => ({ currencyId: "play", amount, version });
