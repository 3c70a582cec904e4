import type { BetFacts } from "@fairhouse/play/announcement.ts";
import type { Clock } from "@fairhouse/play/ports.ts";
import type { Pool } from "pg";
import { joinRound, type RecordRow, recordColumns, recordOf } from "./bet-records.ts";

/** Everybody looks at the same list, and it changes slowly: it is read once in so long. */
const KEPT_MS = 3_000;
const MOST = 100;

/** The largest wins of the last 24 hours: at least ten times the stake, largest profit first. */
export class HighWins {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #lists = new Map<string | null, { readonly readAt: number; readonly bets: Promise<readonly BetFacts[]> }>();

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /** `game` is one of the catalogue, or null for all. */
  async list(game: string | null, limit: number): Promise<readonly BetFacts[]> {
    const now = this.#clock.monotonic();
    let list = this.#lists.get(game);
    if (!list || now - list.readAt > KEPT_MS) {
      list = { readAt: now, bets: this.#read(game) };
      // A failed reading is told to who waits for it and forgotten.
      list.bets.catch(() => this.#lists.delete(game));
      this.#lists.set(game, list);
    }
    return (await list.bets).slice(0, limit);
  }

  async #read(game: string | null): Promise<readonly BetFacts[]> {
    const { rows } = await this.#pool.query<RecordRow>({
      name: "bets-high",
      text: `select ${recordColumns} from play_bet b join play_player p on p.id = b.player ${joinRound}
        where b.payout >= b.stake * 10 and b.settled_at > now() - interval '24 hours' and ($1::text is null or b.game = $1)
        order by b.payout - b.stake desc, b.id desc limit ${MOST}`,
      values: [game],
    });
    return rows.map(recordOf);
  }
}
