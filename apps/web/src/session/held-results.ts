import type { ShownMeanwhile } from "@fairhouse/client/play-context.tsx";
import { parseRecord, type TextStorage } from "@fairhouse/client/storage.ts";
import type { BalanceAfter } from "@fairhouse/protocol/play.ts";
import { newerBalances, type SessionStore } from "./session.ts";

/** Keeps what a reveal has not shown yet out of the balance. The truth is in `balances`, what is shown in `balance`. */
export interface HeldResults {
  accept(after: BalanceAfter): void;
  /** See `PlayContext.holdResult`. */
  hold(meanwhile?: ShownMeanwhile): () => void;
  /** See `PlayContext.showHeld`. */
  showHeld(until: number): void;
  /** Calls back whenever a newer balance has become visible: own tables follow the same reveal. */
  onRevealed(listener: () => void): () => void;
  /** Asks for something that tells results of one's own: the answer is given when no reveal is going on, and is then fresh. */
  askAfterReveal<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

export interface HeldResultsParts {
  /** Server time in milliseconds since 1970. */
  now(): number;
  /** Kept for the tab: after a reload in the middle of a reveal, the page goes on showing what it showed before. */
  readonly storage: TextStorage;
}

const NOTE = "held";
/** Timers may be a little early. */
const DUE_MARGIN_MS = 20;
/** No reveal is longer; a note older than this means nothing any more. */
const NOTE_LASTS_MS = 20_000;

export function createHeldResults(store: SessionStore, { now, storage }: HeldResultsParts): HeldResults {
  const listeners = new Set<() => void>();
  const holds = new Set<{ readonly from: number }>();
  /** What the house said that balances contain and nobody is shown yet, on pages without the game's own screen too. */
  let held: readonly { readonly amount: number; readonly until: number }[] = [];
  let nextDue: ReturnType<typeof setTimeout> | undefined;
  let shownUntil = 0;
  let waiting: (() => void)[] = [];
  let unseen = false;
  /** Lets go of what was held before this page was loaded, until a screen holds by itself. */
  let endRestored: (() => void) | null = null;

  const isHeld = () => [...holds].some(({ from }) => now() >= from);
  const newest = () => {
    const { balances, balanceId } = store.getState();
    return balances.find((balance) => balance._id === balanceId)?.amount;
  };

  /** Forgets what is due by now, and comes back for the rest. */
  function notDue(): number {
    const passed = Math.max(now(), shownUntil);
    held = held.filter(({ until }) => until > passed);
    clearTimeout(nextDue);
    if (held.length > 0) {
      const next = Math.min(...held.map(({ until }) => until));
      nextDue = setTimeout(() => isHeld() || reveal(), Math.max(0, next - now()) + DUE_MARGIN_MS);
    }
    return held.reduce((sum, { amount }) => sum + amount, 0);
  }

  function reveal(): void {
    const amount = newest();
    const shown = amount === undefined ? undefined : amount - notDue();
    if (shown !== undefined && shown !== store.getState().balance) store.setState({ balance: shown });
    const asked = waiting;
    waiting = [];
    for (const goOn of asked) goOn();
    if (!unseen || held.length > 0) return;
    unseen = false;
    for (const listener of listeners) listener();
  }

  /** What a reload is to show, as long as something is held or soon will be. */
  function takeNote(): void {
    const { player, balance } = store.getState();
    if (holds.size === 0 || player === null) {
      storage.removeItem(NOTE);
      return;
    }
    const from = Math.max(now(), Math.min(...[...holds].map((hold) => hold.from)));
    storage.setItem(NOTE, JSON.stringify({ player, shown: balance, from, until: from + NOTE_LASTS_MS }));
  }

  function hold({ shown, hiding = 0, from = 0 }: ShownMeanwhile = {}): () => void {
    const amount = newest();
    if (shown !== undefined) store.setState({ balance: shown });
    // What is shown may have been held before this page was loaded: then nothing has to be hidden.
    else if (hiding > 0 && amount === store.getState().balance) store.setState({ balance: amount - hiding });
    const held = { from };
    holds.add(held);
    endRestored?.();
    takeNote();
    return () => {
      if (!holds.delete(held)) return;
      if (!isHeld()) reveal();
      takeNote();
    };
  }

  /** The page was reloaded while something was held: the balance that came with the session has it in it already. */
  function restore(): void {
    const note = parseRecord(storage.getItem(NOTE));
    storage.removeItem(NOTE);
    if (note === null || note.player !== store.getState().player) return;
    const { shown, from, until } = note;
    if (typeof shown !== "number" || typeof from !== "number" || typeof until !== "number") return;
    if (now() < from || now() >= until) return;
    const release = hold({ shown });
    const timer = setTimeout(() => endRestored?.(), until - now());
    endRestored = () => {
      endRestored = null;
      clearTimeout(timer);
      release();
    };
  }

  store.subscribe((state, before) => {
    if (state.player !== before.player) {
      if (state.player !== null) restore();
      return;
    }
    // A renewed session brings the newest balance with it, over what is held.
    if (state.balances === before.balances || state.balance === before.balance || !isHeld()) return;
    unseen = true;
    store.setState({ balance: before.balance });
  });

  return {
    accept(after) {
      const balances = newerBalances(store.getState().balances, after);
      if (balances === null) return;
      store.setState({ balances });
      if (after.held !== undefined) held = [...held, after.held];
      unseen = true;
      if (isHeld()) return;
      reveal();
      if (holds.size > 0) takeNote();
    },
    hold,
    showHeld(until) {
      shownUntil = Math.max(shownUntil, until);
      if (!isHeld()) reveal();
    },
    onRevealed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async askAfterReveal(ask) {
      for (;;) {
        if (isHeld()) await new Promise<void>((resolve) => waiting.push(resolve));
        const answer = await ask();
        if (!isHeld()) return answer;
      }
    },
  };
}
