import type { BetList } from "@fairhouse/protocol/play.ts";
import type { PlayContext } from "../play-context.tsx";
import { RoundPlay, type RoundRules } from "./round-play.ts";

/** Number of bets on a page of the history. */
const MOST_BETS = 100;

/**
 * The tables of one game that a screen has looked at, or at which its player has bets. All of them are followed while
 * the screen is on the page.
 */
export class RoundTables<Bet> {
  readonly #context: PlayContext;
  readonly #game: string;
  readonly #rules: RoundRules<Bet> | undefined;
  readonly #plays = new Map<string, RoundPlay<Bet>>();
  readonly #followed = new Map<string, () => void>();
  #attached = false;

  constructor(context: PlayContext, game: string, rules: RoundRules<Bet> | undefined) {
    this.#context = context;
    this.#game = game;
    this.#rules = rules;
  }

  at(table: string): RoundPlay<Bet> {
    const known = this.#plays.get(table);
    if (known !== undefined) return known;
    const play = new RoundPlay<Bet>(this.#context, this.#game, table, this.#rules);
    this.#plays.set(table, play);
    return play;
  }

  /** Follows a table from now on. */
  follow(table: string): void {
    if (this.#attached && !this.#followed.has(table)) this.#followed.set(table, this.at(table).attach());
  }

  /**
   * Follows also the tables at which the player has earlier bets. Without an answer they are followed once they are
   * looked at.
   */
  async followOpen(): Promise<void> {
    try {
      const { bets } = await this.#context.http.get<BetList>(`/bets?scope=mine&game=${this.#game}&limit=${MOST_BETS}`);
      for (const { payout, round } of bets) if (payout === null && round !== null) this.follow(round.table);
    } catch {
      // Their bets are played all the same, and are in the history.
    }
  }

  /** Called when the screen is on the page; it has left once the returned function is called. */
  attach(): () => void {
    this.#attached = true;
    return () => {
      this.#attached = false;
      for (const stop of this.#followed.values()) stop();
      this.#followed.clear();
    };
  }
}
