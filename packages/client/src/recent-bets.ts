import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { BetList, BetRecord } from "@fairhouse/protocol/play.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { PlayContext } from "./play-context.tsx";

/** A settled bet of the player, as the chips above the stage show it. */
export interface RecentBet<Outcome> {
  readonly id: string;
  readonly stake: Money;
  readonly payout: Money;
  readonly outcome: Outcome;
}

const KEPT = 24;

/** The player's latest results at one game, newest first. */
export class RecentBets<Outcome> {
  readonly store: StoreApi<readonly RecentBet<Outcome>[]> = createStore<readonly RecentBet<Outcome>[]>(() => []);
  readonly #context: Pick<PlayContext, "http">;
  readonly #game: string;
  /** Counts the players, because the list of an earlier one may come late. */
  #visit = 0;

  constructor(context: Pick<PlayContext, "http">, game: string) {
    this.#context = context;
    this.#game = game;
  }

  /**
   * Fetches earlier results, without those that are still to be shown when they arrive. Chips are an ornament: after a
   * failure they stay as they are.
   */
  async load(unseen: () => readonly string[] = () => []): Promise<void> {
    const visit = this.#visit;
    try {
      const { bets } = await this.#context.http.get<BetList>(`/bets?scope=mine&game=${this.#game}&limit=${KEPT}`);
      if (visit !== this.#visit) return;
      const covered = unseen();
      const earlier = bets.flatMap((bet) => (covered.includes(bet.id) ? [] : (recentOf<Outcome>(bet) ?? [])));
      this.store.setState((shown) => withoutDoubles([...shown, ...earlier]), true);
    } catch {
      // The next reveal adds its own.
    }
  }

  add(bet: RecentBet<Outcome>): void {
    this.store.setState((shown) => withoutDoubles([bet, ...shown]), true);
  }

  /** Takes out results of which this page learns late that their player has not seen them. */
  withhold(unseen: readonly string[]): void {
    const shown = this.store.getState();
    const left = shown.filter(({ id }) => !unseen.includes(id));
    if (left.length < shown.length) this.store.setState(left, true);
  }

  forget(): void {
    this.#visit += 1;
    this.store.setState([], true);
  }
}

function recentOf<Outcome>(bet: BetRecord): RecentBet<Outcome> | null {
  if (bet.payout === null || isGivenBack(bet)) return null;
  // The edge: the outcome is the game's, made by its rules.
  return { id: bet.id, stake: bet.stake, payout: bet.payout, outcome: bet.outcome as Outcome };
}

function withoutDoubles<Outcome>(bets: readonly RecentBet<Outcome>[]): readonly RecentBet<Outcome>[] {
  const seen = new Set<string>();
  return bets.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, KEPT);
}
