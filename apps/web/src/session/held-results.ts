import type { ShownMeanwhile } from "@fairhouse/client/play-context.tsx";
import { parseRecord, type TextStorage } from "@fairhouse/client/storage.ts";
import type { BalanceAfter, HeldResult } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { newerBalances, type SessionStore } from "./session.ts";

/** Keeps what a reveal has not shown yet out of the balance. The truth is in `balances`, what is shown in `balance`. */
export interface HeldResults {
  /** Since when results of one's own have been held back by a screen here, in server time; null while none does. */
  readonly since: Pick<StoreApi<number | null>, "getState" | "getInitialState" | "subscribe">;
  accept(after: BalanceAfter): void;
  /** See `PlayContext.holdResult`. */
  hold(meanwhile?: ShownMeanwhile): () => void;
  /** See `PlayContext.showHeld`. */
  showHeld(until: number): void;
  /** Keeps what the page shows for the one that is loaded in its place; call it when it is left. */
  noteForReload(): void;
  /** Calls back whenever a newer balance has become visible: own tables follow the same reveal. */
  onRevealed(listener: () => void): () => void;
  /**
   * Asks for something that tells results of one's own: the answer is given when no screen here reveals one, and is then fresh. A result
   * that lies covered for long keeps nothing waiting. What the house holds by itself it leaves out of its lists.
   */
  askAfterReveal<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
  /** Resolves when nothing is held, by the house neither: for what has everything in it. */
  allShown(): Promise<void>;
}

export interface HeldResultsParts {
  /** Server time in milliseconds since 1970. */
  now(): number;
  /** Kept for the tab: after a reload in the middle of a reveal, the page goes on showing what it showed before. */
  readonly storage: TextStorage;
}

const NOTE = "held";
/** Timers may be a little early, and the clocks of browser and house differ a little: lists are asked for when the house tells. */
const DUE_MARGIN_MS = 200;
/** A note is of the page that was left last; one older than this means nothing any more. */
const NOTE_LASTS_MS = 20_000;
/** Reveals that run by themselves are over by then. What lies longer waits for its player, who wants something else meanwhile. */
const PATIENCE_MS = 10_000;

export function createHeldResults(store: SessionStore, { now, storage }: HeldResultsParts): HeldResults {
  const listeners = new Set<() => void>();
  const since = createStore<number | null>(() => null);
  const holds = new Set<{ readonly from: number; readonly since: number }>();
  /** What the house said that balances contain and nobody is shown yet, by round, on pages without the game's own screen too. */
  const held = new Map<string, HeldResult>();
  let nextDue: ReturnType<typeof setTimeout> | undefined;
  let shownUntil = 0;
  let waiting: (() => void)[] = [];
  let unseen = false;
  /** Lets go of what was held before this page was loaded, until a screen holds by itself. */
  let endRestored: (() => void) | null = null;

  const isHeld = () => [...holds].some(({ from }) => now() >= from);
  /** How long a screen that reveals something is to be waited for. */
  const patience = () => (isHeld() ? Math.min(...[...holds].map(({ from }) => from)) + PATIENCE_MS - now() : 0);
  const newest = () => {
    const { balances, balanceId } = store.getState();
    return balances.find((balance) => balance._id === balanceId)?.amount;
  };

  /** Whether a game's own screen, or the house, still holds something. */
  const isWaiting = () => isHeld() || [...held.values()].some(({ until }) => until > Math.max(now(), shownUntil));

  /** What the house holds and this page has not shown by itself. Forgets what is due by now, and comes back for the rest. */
  function notDue(): number {
    for (const { round, until } of held.values()) if (until <= now()) held.delete(round);
    clearTimeout(nextDue);
    if (held.size > 0) {
      const next = Math.min(...[...held.values()].map(({ until }) => until));
      nextDue = setTimeout(due, Math.max(0, next - now()) + DUE_MARGIN_MS);
    }
    return [...held.values()].reduce((sum, { amount, until }) => (until > shownUntil ? sum + amount : sum), 0);
  }

  /** Only now the house tells in its lists what a screen here may have shown long ago. */
  function due(): void {
    unseen = true;
    if (!isHeld()) reveal();
  }

  function show(): void {
    const amount = newest();
    const shown = amount === undefined ? undefined : amount - notDue();
    if (shown !== undefined && shown !== store.getState().balance) store.setState({ balance: shown });
  }

  function reveal(): void {
    show();
    const asked = waiting;
    waiting = [];
    for (const goOn of asked) goOn();
    if (!unseen || isWaiting()) return;
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
    // Since when, and not now: the clock that the next page guesses first may be a little behind this one's.
    const from = Math.min(...[...holds].map((hold) => hold.from));
    const until = Math.max(now(), from) + NOTE_LASTS_MS;
    storage.setItem(NOTE, JSON.stringify({ player, shown: balance, from, until }));
  }

  function noteSince(): void {
    since.setState(holds.size === 0 ? null : Math.min(...[...holds].map((hold) => hold.since)), true);
  }

  function hold({ shown, hiding = 0, from = now() }: ShownMeanwhile = {}): () => void {
    const amount = newest();
    if (shown !== undefined) store.setState({ balance: shown });
    // What is shown may have been held before this page was loaded: then nothing has to be hidden.
    else if (hiding > 0 && amount === store.getState().balance) store.setState({ balance: amount - hiding });
    // What is held from the beginning of time is a reveal that runs: lists have told what came before it.
    const held = { from, since: from === 0 ? now() : from };
    holds.add(held);
    noteSince();
    endRestored?.();
    takeNote();
    return () => {
      if (!holds.delete(held)) return;
      noteSince();
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

  const nextReveal = (mostMs?: number) =>
    new Promise<void>((resolve) => {
      const timer = mostMs === undefined ? undefined : setTimeout(resolve, mostMs);
      waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  function learn(said: readonly HeldResult[] | undefined): void {
    for (const one of said ?? []) held.set(one.round, one);
  }

  store.subscribe((state, before) => {
    if (state.player !== before.player) {
      held.clear();
      for (const balance of state.balances) learn(balance.held);
      reveal();
      if (state.player !== null) restore();
      return;
    }
    if (state.balances === before.balances) return;
    for (const balance of state.balances) learn(balance.held);
    if (state.balance === before.balance) return;
    // A renewed session brings the newest balance with it, over what is held.
    unseen = true;
    if (isHeld()) store.setState({ balance: before.balance });
    else reveal();
  });

  return {
    since,
    accept(after) {
      // Also from one that is older than what is known: what it holds is in the newer one as well.
      learn(after.held);
      const balances = newerBalances(store.getState().balances, after);
      if (balances !== null) store.setState({ balances });
      else if (after.held === undefined) return;
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
    noteForReload: takeNote,
    onRevealed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async askAfterReveal(ask) {
      for (;;) {
        while (patience() > 0) await nextReveal(patience());
        const answer = await ask();
        if (patience() <= 0) return answer;
      }
    },
    async allShown() {
      while (isWaiting()) await nextReveal();
    },
  };
}
