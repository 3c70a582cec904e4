import type { CashedOut } from "@fairhouse/fairness/external-bet.ts";
import type { AnyExternalGame } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { PoolClient } from "pg";
import type { BetRow } from "../../commit/bet-store.ts";
import type { Decision, DueBet, SettlementGate } from "../../settlement/batch-settlement.ts";
import type { Fact } from "../facts/fact-store.ts";
import type { Moment } from "../facts/moments.ts";
import { unlessSold } from "../settlement/held-bets.ts";
import { deadlineOf, type Offer } from "./sale-offer.ts";

/** A part of an open bet that its player sells. */
export interface PartToSell {
  /** 1 for the first part of its bet: the bet and this number are the key of the sale. */
  readonly number: number;
  /** Whole units of each line, fewer than are left. */
  readonly units: number;
}

export interface Piece extends PartToSell {
  readonly stake: Money;
}

export interface Selling extends Decision<DueBet & { readonly row: BetRow }> {
  readonly piece: Piece | null;
  readonly outcome: { readonly cashedOut: CashedOut };
}

/** @param piece the part that is sold; null if it is all that is left. */
export function decisionOf(row: BetRow, { value, cashedOut }: Offer, piece: Piece | null): Selling {
  const { id, player_id: player, stake, created_at: createdAt, sold } = row;
  const ticket = { id, player, stake, createdAt, sold, row };
  const common = { ticket, piece, ended: "cashed_out" as const, outcome: { cashedOut } };
  if (piece !== null) return { ...common, payout: value, leftAt: null, part: piece };
  const payout = value + (sold?.value ?? 0);
  return { ...common, payout, leftAt: Math.max(1, Math.floor((100 * payout) / stake)) };
}

/**
 * Locks the facts as they were read, in the order of their ids, so that none ends, or kicks off, before the bet does, and
 * the order by which it is sold, so that nobody takes it back meanwhile.
 */
export function gateOf(
  game: AnyExternalGame,
  facts: readonly Fact[],
  moment: Moment,
  order: { readonly bet: string; readonly least: Money } | null,
  { ticket: { row }, payout, outcome: { cashedOut }, piece }: Selling,
): SettlementGate {
  const sorted = facts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    async lock(client: PoolClient) {
      for (const { id, phase, version } of sorted) {
        const { rows } = await client.query<{ same: boolean }>(
          "select phase = $2 and version = $3 as same from play_fact where id = $1 for share",
          [id, phase, version],
        );
        if (rows[0]?.same !== true) return false;
      }
      if (order !== null) await holdOrder(client, order.bet, order.least);
      return !moment.isPast();
    },
    settledOf: unlessSold(new Map([[row.id, row.sold?.parts ?? 0]])),
    async close(client, at, settled) {
      if (piece !== null && settled.has(row.id)) {
        const { number, units, stake } = piece;
        await client.query(
          `insert into play_cash_out (bet, number, units, stake, value, cashed_out, at) values ($1, $2, $3, $4, $5, $6, $7)`,
          [row.id, number, units, stake, payout, JSON.stringify(cashedOut), at],
        );
      }
      const deadline = deadlineOf(game, facts, moment);
      if (deadline === null) return;
      const text = "select clock_timestamp() >= $1::timestamptz as late";
      const { rows } = await client.query<{ late: boolean }>(text, [new Date(deadline)]);
      if (rows[0]?.late === true) throw new TooLate();
    },
  };
}

/** @throws OrderChanged if the player has changed the order or taken it back. */
async function holdOrder(client: PoolClient, bet: string, least: Money): Promise<void> {
  const { rowCount } = await client.query(
    "select from play_cash_out_order where bet = $1 and least = $2 and ended_at is null for share",
    [bet, least],
  );
  if (rowCount === 0) throw new OrderChanged();
}

export class OrderChanged extends Error {}

/** Rolls a cash-out back whose player could have seen what follows its moment. */
export class TooLate extends Error {}
