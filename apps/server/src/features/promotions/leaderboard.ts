import type { Clock } from "@fairhouse/platform/clock.ts";
import { isShown } from "@fairhouse/play/round/end/unshown.ts";
import type { Leaderboard, LeaderboardPeriod } from "@fairhouse/protocol/promotions.ts";
import type { Pool } from "pg";
import { dateOf, isoOf } from "./race-page.ts";
import { DAY_MS, dayOf, weekOf } from "./rules.ts";
import { isRacing, type Racers, type Ranking, type Standings } from "./standings.ts";

const SHOWN = 10;
/** Lifetime of an answer: everybody on the home page gets the same. */
const KEPT_MS = 10_000;

/** The public board, with the ranking that it was made from. */
interface Board {
  readonly shown: Omit<Leaderboard, "own">;
  readonly ranking: Ranking;
}

/**
 * The players who wagered and won most in the running day and week. Read at most once in {@link KEPT_MS}, however many
 * ask.
 */
export class Leaderboards {
  readonly #pool: Pool;
  readonly #currency: string;
  readonly #clock: Clock;
  readonly #standings: Standings;
  readonly #isRacing: string;
  readonly #kept = new Map<LeaderboardPeriod, { readonly readAt: number; readonly board: Promise<Board> }>();

  constructor(pool: Pool, currency: string, clock: Clock, standings: Standings, racers: Racers) {
    this.#pool = pool;
    this.#currency = currency;
    this.#clock = clock;
    this.#standings = standings;
    this.#isRacing = isRacing(racers);
  }

  /** Reads the board with the place of `player` in the very list that is shown; null for a visitor. */
  async read(period: LeaderboardPeriod, player: string | null): Promise<Leaderboard> {
    const { shown, ranking } = await this.#board(period);
    const index = player === null ? -1 : ranking.list.findIndex((standing) => standing.player === player);
    const listed = ranking.list[index];
    if (listed !== undefined) return { ...shown, own: { place: index + 1, amount: listed.wagered } };
    const mayBeBehind = player !== null && ranking.players > ranking.list.length;
    return { ...shown, own: mayBeBehind ? await this.#ownBehind(player, ranking, shown) : null };
  }

  /** A player who has just overtaken somebody stays behind the list that is shown. */
  async #ownBehind(
    player: string,
    ranking: Ranking,
    { period, startsAt }: Board["shown"],
  ): Promise<Leaderboard["own"]> {
    const from = startsAt.slice(0, "YYYY-MM-DD".length);
    const own = await this.#standings.own(player, period, from);
    if (own === null) return null;
    const place = await this.#standings.placeOf(own, ranking, period, from);
    return { place: Math.max(place, ranking.list.length + 1), amount: own.wagered };
  }

  #board(period: LeaderboardPeriod): Promise<Board> {
    const known = this.#kept.get(period);
    const now = this.#clock.monotonic();
    if (known !== undefined && now - known.readAt <= KEPT_MS) return known.board;
    const board = this.#query(period);
    board.catch(() => this.#kept.delete(period));
    this.#kept.set(period, { readAt: now, board });
    return board;
  }

  async #query(period: LeaderboardPeriod): Promise<Board> {
    const now = this.#clock.now();
    const first = period === "day" ? dayOf(now) : weekOf(now);
    const [ranking, wins] = await Promise.all([
      this.#standings.read(period, dateOf(first)),
      this.#wins(first * DAY_MS),
    ]);
    const wagered = ranking.list.slice(0, SHOWN).map(({ name, avatar, simulated, wagered: amount }, index) => ({
      place: index + 1,
      player: name,
      avatar: name === null ? "" : avatar,
      simulated,
      amount,
    }));
    const shown = {
      period,
      startsAt: isoOf(first),
      endsAt: isoOf(first + (period === "day" ? 1 : 7)),
      wagered,
      wins,
    };
    return { shown, ranking };
  }

  /**
   * Reads wins by the index of high wins, whose condition it repeats: bets that paid ten stakes or more. Those of a
   * round that is still revealed wait.
   */
  async #wins(from: number): Promise<Leaderboard["wins"]> {
    const { rows } = await this.#pool.query<{
      bet: string;
      game: string;
      stake: number;
      payout: number;
      name: string | null;
      avatar: string;
      simulated: boolean;
    }>({
      name: "leaderboard-wins",
      text: `select w.bet, w.game, w.stake, w.payout, w.name, w.avatar, w.simulated from (
          select distinct on (b.player) b.id as bet, b.game, b.stake, b.payout, p.name, p.avatar, p.simulated
          from play_bet b join play_player p on p.id = b.player
          where b.currency = $3 and b.payout - b.stake * 10 >= 0 and b.settled_at >= $2 and ${this.#isRacing}
            and ${isShown("$1")}
          order by b.player, b.payout - b.stake desc, b.id) w
        order by w.payout - w.stake desc, w.bet limit ${SHOWN}`,
      values: [new Date(this.#clock.now()), new Date(from), this.#currency],
    });
    return rows.map(({ name, avatar, ...win }, index) => ({
      place: index + 1,
      player: name,
      avatar: name === null ? "" : avatar,
      ...win,
    }));
  }
}
