import type { CashedOut } from "@fairhouse/fairness/recompute.ts";
import type { AnyExternalGame, AnyFactState, AnyKnown } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { PlacedSlip } from "@fairhouse/protocol/play.ts";
import type { PoolClient } from "pg";
import type { Announcement } from "../commit/announcement.ts";
import { type BetRow, balanceAfter, balanceOf, factsOfRow, readBet } from "../commit/bet-store.ts";
import type { Refusal } from "../commit/refusal.ts";
import type { Games } from "../ports.ts";
import { BatchSettlement, type SettlementGate, type SettlementParts } from "../settlement/batch-settlement.ts";
import { settledBets } from "./external-settlement.ts";
import type { Fact, FactStore } from "./fact-store.ts";
import type { Moment, Moments } from "./moments.ts";
import { rulesOfBet } from "./rules-of-bet.ts";

const SETTLING_ACT = 0;
/** Tries beside facts that change: a fact changes at its kick-off and at its end. */
const TRIES = 3;

export interface SlipCashOutParts extends SettlementParts {
  readonly games: Games;
  readonly facts: Pick<FactStore, "read">;
  readonly moments: Pick<Moments, "next">;
  readonly bus: Bus<Announcement>;
  readonly ticks: Ticks;
}

export interface Offer {
  readonly value: Money;
  /** The facts from which the value was computed; they are the outcome of the bet. */
  readonly cashedOut: CashedOut;
}

/** Buys open bets on facts back, at the price of the moment; any server may do so. */
export class SlipCashOut {
  readonly #parts: SlipCashOutParts;
  readonly #batch: BatchSettlement;

  constructor(parts: SlipCashOutParts) {
    this.#parts = parts;
    this.#batch = new BatchSettlement(parts);
  }

  /**
   * Ends a player's open bet. A repeated call after a lost answer gives the same answer.
   * @param least the least that the player takes: less is refused as `price_changed`, with the value of the moment.
   * @param by `order` if the player's order says so, which must still stand then: `cash_out_unavailable` otherwise.
   */
  async cashOut(
    player: string,
    id: string,
    least: Money,
    by: "player" | "order" = "player",
  ): Promise<Result<PlacedSlip, Refusal>> {
    for (let left = TRIES; left > 0; left -= 1) {
      const row = await readBet(this.#parts.pool, id);
      if (row?.player_id !== player || row.kind !== "external") return refuse({ code: "not_found" });
      if (row.ended === "cashed_out") {
        return accept({ bet: factsOfRow(row), balance: await balanceAfter(this.#parts.pool, row, SETTLING_ACT) });
      }
      if (row.payout !== null) return refuse({ code: "ticket_settled" });
      if (this.#parts.ticks.isShut) return refuse({ code: "house_shut" });
      const result = await this.#try(row, least, by);
      if (result !== null) return result;
    }
    return refuse({ code: "cash_out_unavailable" });
  }

  /** Returns null if a fact of the bet, or the bet itself, has changed meanwhile. */
  async #try(row: BetRow, least: Money, by: "player" | "order"): Promise<Result<PlacedSlip, Refusal> | null> {
    const { games, facts, moments, bus, ticks } = this.#parts;
    const game = rulesOfBet(games, row);
    const read = await facts.read(game.facts(row.bet));
    const moment = await moments.next(read.filter(({ phase }) => phase === "open"));
    const offer = offerOf(game, row, read, moment);
    if (offer === null) return refuse({ code: "cash_out_unavailable" });
    const { value, cashedOut } = offer;
    if (value < least) return refuse({ code: "price_changed", details: { value } });
    const ticket = { id: row.id, player: row.player_id, stake: row.stake, createdAt: row.created_at };
    const leftAt = Math.max(1, Math.floor((100 * value) / row.stake));
    const decision = { ticket, payout: value, ended: "cashed_out" as const, leftAt, outcome: { cashedOut } };
    const order = by === "order" ? { bet: row.id, least } : null;
    const settled = await this.#batch.settle(gateOf(read, moment, order), [decision]).catch((error: unknown) => {
      if (error instanceof TooLate) return null;
      if (error instanceof OrderChanged) return error;
      throw error;
    });
    if (settled instanceof OrderChanged) return refuse({ code: "cash_out_unavailable" });
    const state = settled?.players.get(row.player_id);
    if (settled === null || state === undefined) return null;
    await ticks.raise();
    const bet = {
      ...factsOfRow(row),
      payout: value,
      outcome: { cashedOut },
      ended: "cashed_out" as const,
      leftAt,
      settledAt: settled.at.toISOString(),
    };
    const balance = balanceOf(state);
    bus.publish({ type: "balance", player: row.player_id, balance });
    bus.publish({ type: "slip", player: row.player_id, bet });
    bus.publish({ type: "settled", bet });
    return accept({ bet, balance });
  }
}

/** Returns the price of a bet at a moment, and what it follows from; null if there is none. */
export function offerOf(
  game: AnyExternalGame,
  row: BetRow,
  facts: readonly Fact[],
  moment: Pick<Moment, "states" | "steps">,
): Offer | null {
  const known = new Map<string, AnyKnown | null>();
  const states = new Map<string, AnyFactState>();
  const cashedOut: Record<string, CashedOut[string]> = {};
  for (const { id, phase, result, show, state: own } of facts) {
    if (phase === "known" || phase === "void") known.set(id, result);
    if (phase !== "open") continue;
    const state = show === null ? own : moment.states.get(id);
    if (state === undefined) return null;
    states.set(id, state);
    cashedOut[id] = show === null ? null : { step: moment.steps.get(id) ?? 0, state };
  }
  const value = game.cashOut?.(row.bet, known, states) ?? null;
  return value === null ? null : { value, cashedOut };
}

/**
 * Locks the facts as they were read, in the order of their ids, so that none ends, or kicks off, before the bet does, and
 * the order by which it is sold, so that nobody takes it back meanwhile.
 */
function gateOf(
  facts: readonly Fact[],
  moment: Moment,
  order: { readonly bet: string; readonly least: Money } | null,
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
    settledOf: settledBets,
    async close(client) {
      const { deadline } = moment;
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

class OrderChanged extends Error {}

/** Rolls a cash-out back whose player could have seen what follows its moment. */
class TooLate extends Error {}
