import { leadsTo } from "@fairhouse/fairness/chain.ts";
import type { RoundRecord } from "@fairhouse/fairness/recompute.ts";
import type { AnyBet } from "@fairhouse/kernel/any-game.ts";
import { isTakenBack, TAKEN_BACK_AT } from "@fairhouse/kernel/taken-back.ts";
import type pg from "pg";

/** A round as it stands beside each of its bets. */
export interface RoundFacts {
  readonly round: string | null;
  readonly carry: unknown;
  readonly round_outcome: unknown;
  readonly opened_at: Date | null;
  readonly revealed: string | null;
  readonly link: number | null;
  readonly salt: string | null;
  readonly terminal_hash: string | null;
}

export const roundColumns = `b.round, r.carry, r.outcome as round_outcome, r.opened_at, r.revealed, r.link, c.salt, c.terminal_hash`;

interface Bet extends RoundFacts {
  readonly id: string;
  readonly game: string;
  readonly game_version: number;
  readonly bet: unknown;
  readonly stake: number;
  readonly payout: number;
  readonly left_at: number | null;
  readonly refunded: boolean;
}

interface BookRow {
  id: string;
  bet: AnyBet;
  left_at: number | null;
  client_seed: string;
}

/** Puts tickets back into their rounds. Bets come in the order of time, so the last round read is nearly always the next one. */
export class RoundBooks {
  readonly #pool: pg.Pool;
  #round = "";
  #book: RoundRecord["book"] = [];
  #chainHolds = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async record(bet: Bet): Promise<RoundRecord> {
    const { round, revealed, salt, link, opened_at: openedAt } = bet;
    if (round === null || openedAt === null || salt === null || link === null)
      throw new Error(`bet ${bet.id} has no round`);
    if (round !== this.#round) {
      this.#round = round;
      this.#book = await this.#read(round, openedAt);
      this.#chainHolds = leadsTo(bet.terminal_hash ?? "", revealed ?? "", link);
    }
    return {
      kind: "round",
      game: bet.game,
      version: bet.game_version,
      bet: bet.bet,
      stake: bet.stake,
      payout: bet.payout,
      refunded: bet.refunded,
      carry: bet.carry,
      book: this.#book,
      ticket: this.#placeOf(bet),
      outcome: bet.round_outcome,
      source: {
        // A link that does not lead to the published terminal hash proves nothing: no outcome matches it.
        link: this.#chainHolds ? (revealed ?? "") : "",
        salt,
        index: link,
        seeds: this.#book.map(({ clientSeed }) => clientSeed),
      },
    };
  }

  /** What was taken back is in no book: nothing of its round depends on it. */
  #placeOf({ id, left_at: leftAt }: Bet): RoundRecord["ticket"] {
    if (isTakenBack({ leftAt })) return { id, sequence: 0, clientSeed: "", leftAt };
    const ticket = this.#book.find((other) => other.id === id);
    if (!ticket) throw new Error(`bet ${id} is missing in its round`);
    const { bet: _placed, ...place } = ticket;
    return place;
  }

  async #read(round: string, openedAt: Date): Promise<RoundRecord["book"]> {
    const { rows } = await this.#pool.query<BookRow>(
      `select b.id, b.bet, b.left_at, s.client_seed from play_bet b
       cross join lateral (
         select client_seed from play_seed where player = b.player and activated_at is not null
         order by activated_at > $2, case when activated_at > $2 then activated_at end, activated_at desc limit 1
       ) s
       where b.round = $1 and b.left_at is distinct from ${TAKEN_BACK_AT} order by b.ticket`,
      [round, openedAt],
    );
    return rows.map((row, sequence) => ({
      id: row.id,
      sequence,
      bet: row.bet,
      clientSeed: row.client_seed,
      leftAt: row.left_at,
    }));
  }
}
