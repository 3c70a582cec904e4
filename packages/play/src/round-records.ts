import { SETTLING_ACT } from "@fairhouse/ledger/entry.ts";
import type { Pool } from "pg";
import type { BalanceFacts, TicketFacts } from "./announcement.ts";
import { balanceAfter, readBet } from "./bet-store.ts";
import type { CashOut } from "./flight.ts";
import { type RoundRow, roundColumns } from "./round-store.ts";
import type { PastRoundFacts, PublicTicketFacts, RoundPhase } from "./table-event.ts";
import { MAX_NAMED_TICKETS, MAX_RECENT_ROUNDS } from "./table-view.ts";

/** A table's chain as the fairness page shows it; the same fields as the protocol's. */
export interface ChainFacts {
  readonly terminalHash: string;
  readonly salt: string;
  readonly saltSource: string;
  readonly length: number;
  /** Links played so far. */
  readonly index: number;
  readonly createdAt: string;
}

/** All tickets of a round in brief. */
export interface TicketTally {
  readonly tickets: readonly PublicTicketFacts[];
  readonly ticketCount: number;
  readonly ticketTotal: number;
}

/** Where a ticket stands. */
export interface TicketPlace {
  readonly player: string;
  readonly table: string;
  readonly game: string;
  readonly game_version: number;
  readonly phase: RoundPhase;
  readonly settled: boolean;
  readonly left_at: number | null;
  readonly refunded: boolean;
}

const ticketFields = `b.id, b.round as "roundId", b.bet, b.stake, b.left_at as "leftAt", b.payout, b.refunded`;

/** What the pages read of rounds and tickets. */
export class RoundRecords {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Finished rounds of a table before a number, newest first. */
  async past(table: string, before: number, limit: number): Promise<readonly PastRoundFacts[]> {
    const { rows } = await this.#pool.query<RoundRow>({
      name: "round-past",
      text: `select ${roundColumns} from play_round r
        where r."table" = $1 and r.number < $2 and r.phase in ('settled', 'voided') order by r.number desc limit $3`,
      values: [table, before, limit],
    });
    return rows.map(pastRound);
  }

  recent(table: string): Promise<readonly PastRoundFacts[]> {
    return this.past(table, Number.MAX_SAFE_INTEGER, MAX_RECENT_ROUNDS);
  }

  /** The chain in play and the terminal hash of the one that follows; null before the table's first chain. */
  async chain(table: string): Promise<{ chain: ChainFacts; nextTerminalHash: string | null } | null> {
    const { rows } = await this.#pool.query<{
      terminal_hash: string;
      salt: string | null;
      salt_source: string;
      length: number;
      played: number;
      created_at: Date;
    }>({
      name: "round-chains",
      text: `with c as (
          select ordinal, terminal_hash, salt, salt_source, length, played, created_at from play_chain where "table" = $1
        )
        (select * from c where salt is not null order by ordinal desc limit 1) union all
        (select * from c where salt is null order by ordinal limit 1)`,
      values: [table],
    });
    const current = rows.find((row) => row.salt !== null);
    if (!current) return null;
    const chain = {
      terminalHash: current.terminal_hash,
      salt: current.salt ?? "",
      saltSource: current.salt_source,
      length: current.length,
      index: current.played,
      createdAt: current.created_at.toISOString(),
    };
    return { chain, nextTerminalHash: rows.find((row) => row.salt === null)?.terminal_hash ?? null };
  }

  /** The player's tickets of the table's last round, open or finished, in the order of acceptance. */
  async own(player: string, table: string): Promise<readonly TicketFacts[]> {
    const { rows } = await this.#pool.query<TicketFacts>({
      name: "round-own-tickets",
      text: `select ${ticketFields} from play_bet b
        where b.round = (select id from play_round where "table" = $2 order by number desc limit 1) and b.player = $1
        order by b.ticket`,
      values: [player, table],
    });
    return rows;
  }

  /** The largest tickets of a round, with count and total of all. */
  async tally(round: string): Promise<TicketTally> {
    const { rows } = await this.#pool.query<PublicTicketFacts & { count: number; total: number }>({
      name: "round-tally",
      text: `select b.id, p.name as player, case when p.name is null then '' else p.avatar end as avatar, b.stake,
          b.left_at as "leftAt", b.payout, count(*) over () as count, (sum(b.stake) over ())::bigint as total
        from play_bet b join play_player p on p.id = b.player where b.round = $1
        order by b.stake desc, b.ticket limit $2`,
      values: [round, MAX_NAMED_TICKETS],
    });
    const tickets = rows.map(({ count: _count, total: _total, ...ticket }) => ticket);
    return { tickets, ticketCount: rows[0]?.count ?? 0, ticketTotal: rows[0]?.total ?? 0 };
  }

  /** Everybody who has a ticket in a round. */
  async bettors(round: string): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ player: string }>({
      name: "round-bettors",
      text: "select distinct player from play_bet where round = $1",
      values: [round],
    });
    return new Set(rows.map((row) => row.player));
  }

  async place(ticket: string): Promise<TicketPlace | null> {
    const { rows } = await this.#pool.query<TicketPlace>({
      name: "round-ticket-place",
      text: `select b.player, r."table", r.game, r.game_version, r.phase, b.settled_at is not null as settled, b.left_at, b.refunded
        from play_bet b join play_round r on r.id = b.round where b.id = $1`,
      values: [ticket],
    });
    return rows[0] ?? null;
  }

  /** The first answer of a ticket's command: as it was placed, with the balance right after. */
  async placed(id: string): Promise<{ ticket: TicketFacts; balance: BalanceFacts }> {
    const bet = await readBet(this.#pool, id);
    if (!bet || bet.round === null) throw new Error(`no ticket ${id} of a known key`);
    const { stake, round: roundId } = bet;
    const ticket = { id, roundId, bet: bet.bet, stake, leftAt: null, payout: null, refunded: false };
    return { ticket, balance: await balanceAfter(this.#pool, bet, 1) };
  }

  /** What the cash-out of a ticket was answered; null unless it left its round. */
  async cashedOut(id: string): Promise<CashOut | null> {
    const bet = await readBet(this.#pool, id);
    if (!bet || bet.round === null || bet.payout === null || bet.left_at === null) return null;
    const { stake, left_at: leftAt, payout, refunded, round: roundId } = bet;
    const ticket = { id, roundId, bet: bet.bet, stake, leftAt, payout, refunded };
    return { ticket, balance: await balanceAfter(this.#pool, bet, SETTLING_ACT) };
  }
}

export function pastRound(row: RoundRow): PastRoundFacts {
  return {
    id: row.id,
    number: row.number,
    outcome: row.outcome,
    link: row.revealed,
    index: row.link,
    settledAt: (row.settled_at ?? row.opened_at).toISOString(),
    voided: row.phase === "voided",
    interrupted: row.interrupted,
  };
}
