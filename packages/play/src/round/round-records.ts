import { readsBook } from "@fairhouse/fairness/round-outcome.ts";
import type { AnyBet, AnyRoundGame } from "@fairhouse/kernel/any-game.ts";
import type { Ended } from "@fairhouse/kernel/ended.ts";
import { SETTLING_ACT } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type {
  OwnTicket,
  PastRound,
  PublicTicket,
  RoundPhase,
  TicketAnswer,
  TicketTotals,
} from "@fairhouse/protocol/table.ts";
import { MAX_NAMED_TICKETS, MAX_RECENT_ROUNDS } from "@fairhouse/protocol/table-fold.ts";
import type { Pool, PoolClient } from "pg";
import { type BetRow, balanceAfter, readBet } from "../commit/bet-store.ts";
import { type ChainFactsRow, chainColumns, type TableChains, tableChains } from "../seed/chain-facts.ts";
import { withWinners } from "./end/pot-winners.ts";
import { shownLink } from "./end/unshown.ts";
import type { Round } from "./round.ts";
import { type RoundRow, roundColumns } from "./round-store.ts";
import { PositionTotals, positionsOf, publicTicket } from "./table/public-ticket.ts";

/** Chains last for months, so a few are enough history. */
const SHOWN_CHAINS = 10;

/** A summary of all tickets of a round. */
export interface TicketTally extends TicketTotals {
  readonly tickets: readonly PublicTicket[];
}

type TallyRow = Parameters<typeof publicTicket>[1] & { readonly count: number; readonly total: number };

/** A ticket with its table and round. */
export interface TicketInRound {
  readonly player: string;
  readonly table: string;
  readonly game: string;
  readonly game_version: number;
  readonly phase: RoundPhase;
  readonly round: string;
  readonly fence: number;
  readonly ended: Ended | null;
  readonly bet: AnyBet;
  readonly stake: number;
  readonly created_at: Date;
  /** Number of entries of the player's account now: while it stays the same, the ticket is as it is here. */
  readonly entries: number;
}

/** Reads of rounds and tickets for the pages. */
export class RoundRecords {
  readonly #pool: Pool;
  readonly #clock: Clock;

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /** Reads rounds of a table before a number that are over and shown, newest first. */
  async past(game: AnyRoundGame, table: string, before: number, limit: number): Promise<readonly PastRound[]> {
    const { rows } = await this.#pool.query<RoundRow & { readonly shown_link: string | null }>({
      name: "round-past",
      text: `select ${roundColumns}, ${shownLink("$4")} as shown_link from play_round r
        where r."table" = $1 and r.number < $2 and r.phase in ('settled', 'voided') and (r.shown_at is null or r.shown_at <= $4)
        order by r.number desc limit $3`,
      values: [table, before, limit, new Date(this.#clock.now())],
    });
    const rounds = rows.map((row) => pastRound({ ...row, revealed: row.shown_link }));
    return withWinners(this.#pool, game, rounds);
  }

  recent(game: AnyRoundGame, table: string): Promise<readonly PastRound[]> {
    return this.past(game, table, Number.MAX_SAFE_INTEGER, MAX_RECENT_ROUNDS);
  }

  /** Adds the winner of its pot to a finished round. */
  async withWinner(game: AnyRoundGame, round: PastRound): Promise<PastRound> {
    const [named] = await withWinners(this.#pool, game, [round]);
    return named ?? round;
  }

  /** Reads the newest chains of a table; all null before its first. */
  async chains(table: string): Promise<TableChains> {
    const { rows } = await this.#pool.query<ChainFactsRow>({
      name: "round-chains",
      text: `select ${chainColumns} from play_chain c where c."table" = $1 order by c.ordinal desc limit ${SHOWN_CHAINS}`,
      values: [table],
    });
    return tableChains(rows);
  }

  /** Reads the player's tickets of the table's last round, open or finished, in the order of acceptance. */
  async own(player: string, table: string): Promise<readonly OwnTicket[]> {
    const { rows } = await this.#pool.query<OwnTicket>({
      name: "round-own-tickets",
      text: `select b.id, b.round as "roundId", b.bet, b.stake, b.ended, nullif(b.left_at, 0) as "leftAt", b.payout,
          case when b.payout is not null and r.shown_at > $3 then (extract(epoch from r.shown_at) * 1000)::float8 end as "heldUntil"
        from (select id, shown_at from play_round where "table" = $2 order by number desc limit 1) r
        join play_bet b on b.round = r.id and b.player = $1
        order by b.ticket`,
      values: [player, table, new Date(this.#clock.now())],
    });
    return rows;
  }

  /**
   * Reads the largest tickets of a round, with the totals of all. Payouts are included once the round is shown.
   * `first`: a ticket that is read whatever its size, and comes before the others.
   */
  async tally({ id, game }: Pick<Round, "id" | "game">, first: string | null = null): Promise<TicketTally> {
    const isPot = readsBook(game);
    const { rows } = await this.#pool.query<TallyRow>({
      name: isPot ? "round-tally-of-pot" : "round-tally",
      text: `select b.id, p.name, p.avatar, p.simulated, b.bet, b.stake, b.left_at as "leftAt",
          ${isPot ? '(sum(b.stake) over (order by b.ticket) - b.stake)::bigint as "from",' : ""}
          case when r.shown_at > $3 then null else b.payout end as payout,
          count(*) over () as count, (sum(b.stake) over ())::bigint as total
        from play_round r join play_bet b on b.round = r.id join play_player p on p.id = b.player
        where r.id = $1 and b.ended is distinct from 'taken_back'
        order by b.id is not distinct from $4::uuid desc, b.stake desc, b.ticket limit $2`,
      values: [id, MAX_NAMED_TICKETS, new Date(this.#clock.now()), first],
    });
    return {
      tickets: rows.map((row) => publicTicket(game, row)),
      ticketCount: rows[0]?.count ?? 0,
      ticketTotal: rows[0]?.total ?? 0,
      positions: await this.#positions(id, game),
    };
  }

  async #positions(round: string, game: AnyRoundGame): Promise<TicketTotals["positions"]> {
    if (!game.positions) return {};
    const { rows } = await this.#pool.query<{ bet: AnyBet }>({
      name: "round-positions",
      text: `select bet from play_bet where round = $1 and ended is distinct from 'taken_back'`,
      values: [round],
    });
    const totals = new PositionTotals();
    for (const { bet } of rows) totals.add(positionsOf(game, bet));
    return totals.all;
  }

  /** Reads the players who have a ticket in a round. */
  async bettors(round: string): Promise<ReadonlySet<string>> {
    const { rows } = await this.#pool.query<{ player: string }>({
      name: "round-bettors",
      text: `select distinct player from play_bet where round = $1 and ended is distinct from 'taken_back'`,
      values: [round],
    });
    return new Set(rows.map((row) => row.player));
  }

  async whereIs(ticket: string): Promise<TicketInRound | null> {
    const { rows } = await this.#pool.query<TicketInRound>({
      name: "round-ticket-place",
      text: `select b.player, r."table", r.game, r.game_version, r.phase, r.id as round, r.fence, b.ended,
          b.bet, b.stake, b.created_at, a.entries
        from play_bet b join play_round r on r.id = b.round join play_player p on p.id = b.player
        join ledger_account a on a.id = p.account where b.id = $1`,
      values: [ticket],
    });
    return rows[0] ?? null;
  }

  /** Returns the first answer to a ticket's command: the ticket as placed, with the balance right after. */
  async placed(id: string): Promise<TicketAnswer> {
    const bet = await readBet(this.#pool, id);
    if (!bet || bet.round === null) throw new Error(`no ticket ${id} of a known key`);
    const { stake, round: roundId } = bet;
    const ticket = { id, roundId, bet: bet.bet, stake, ended: null, leftAt: null, payout: null, heldUntil: null };
    return { ticket, balance: await balanceAfter(this.#pool, bet, 1) };
  }

  /** Returns the answer to the cash-out of a ticket; null unless it left its round. */
  async cashedOut(id: string, db: Pool | PoolClient = this.#pool): Promise<TicketAnswer | null> {
    const bet = await readBet(db, id);
    if (bet?.ended !== "cashed_out") return null;
    return settledTicket(db, bet);
  }

  /** Returns the answer to the player who took the ticket back. */
  async takenBack(id: string): Promise<TicketAnswer> {
    const bet = await readBet(this.#pool, id);
    if (bet?.ended !== "taken_back") throw new Error(`no ticket ${id} of a known key was taken back`);
    return settledTicket(this.#pool, bet);
  }
}

async function settledTicket(db: Pool | PoolClient, bet: BetRow): Promise<TicketAnswer> {
  const { id, stake, ended, left_at: leftAt, payout, round: roundId } = bet;
  if (roundId === null) throw new Error(`bet ${id} has no round`);
  const ticket = { id, roundId, bet: bet.bet, stake, ended, leftAt, payout, heldUntil: null };
  return { ticket, balance: await balanceAfter(db, bet, SETTLING_ACT) };
}

export function pastRound(row: RoundRow): PastRound {
  return {
    id: row.id,
    number: row.number,
    outcome: row.outcome,
    link: row.revealed,
    index: row.link,
    closesAt: row.closes_at?.getTime() ?? null,
    settledAt: (row.settled_at ?? row.opened_at).toISOString(),
    voided: row.phase === "voided",
    interrupted: row.interrupted,
  };
}
