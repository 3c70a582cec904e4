import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { newerBalances, type SessionStore } from "./session.ts";

/** Keeps what a reveal has not shown yet out of the balance. The truth is in `balances`, what is shown in `balance`. */
export interface HeldResults {
  accept(after: BalanceAfter): void;
  /** See `House.holdResult`. */
  hold(shown?: number): () => void;
  /** Calls back whenever a newer balance has become visible: own tables follow the same reveal. */
  onRevealed(listener: () => void): () => void;
}

export function createHeldResults(store: SessionStore): HeldResults {
  const listeners = new Set<() => void>();
  let holds = 0;
  let unseen = false;

  function reveal(): void {
    const { balances, balanceId } = store.getState();
    const current = balances.find((balance) => balance._id === balanceId);
    if (current !== undefined) store.setState({ balance: current.amount });
    if (!unseen) return;
    unseen = false;
    for (const listener of listeners) listener();
  }

  return {
    accept(after) {
      const balances = newerBalances(store.getState().balances, after);
      if (balances === null) return;
      store.setState({ balances });
      unseen = true;
      if (holds === 0) reveal();
    },
    hold(shown) {
      holds += 1;
      if (shown !== undefined) store.setState({ balance: shown });
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holds -= 1;
        if (holds === 0) reveal();
      };
    },
    onRevealed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
