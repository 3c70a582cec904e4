import type { CashedOut } from "@fairhouse/fairness/external-bet.ts";
import { restOf } from "@fairhouse/fairness/sold-parts.ts";
import type { AnyExternalGame } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { saleAct } from "@fairhouse/ledger/entry.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { PlacedSlip } from "@fairhouse/protocol/play.ts";
import type { PoolClient } from "pg";
import type { Announcement } from "../commit/announcement.ts";
import { type BetRow, balanceAfter, balanceOf, factsOfRow, readBet } from "../commit/bet-store.ts";
import type { PlayerState } from "../commit/player.ts";
import type { Refusal } from "../commit/refusal.ts";
import type { Games } from "../ports.ts";
import {
  BatchSettlement,
  type Decision,
  type DueBet,
  type SettlementGate,
  type SettlementParts,
} from "../settlement/batch-settlement.ts";
import type { Fact, FactStore } from "./fact-store.ts";
import { unlessSold } from "./held-bets.ts";
import type { Moment, Moments } from "./moments.ts";
import { isUndisturbed, type Press, pressOn } from "./press.ts";
import { rulesOfBet } from "./rules-of-bet.ts";
import { deadlineOf, type Offer, offerOf } from "./sale-offer.ts";

const SETTLING_ACT = 0;
/** Tries beside facts that change: a fact changes at its kick-off and at its end. */
const TRIES = 3;
/** The most parts of one bet that are sold. */
const MOST_PARTS = 99;

export interface SlipCashOutParts extends SettlementParts {
  readonly games: Games;
  readonly facts: Pick<FactStore, "read">;
  readonly moments: Pick<Moments, "next" | "hold">;
  readonly bus: Bus<Announcement>;
  readonly ticks: Ticks;
}

/** A part of an open bet that its player sells. */
export interface PartToSell {
  /** 1 for the first part of its bet: the bet and this number are the key of the sale. */
  readonly number: number;
  /** Whole units of each line, fewer than are left. */
  readonly units: number;
}

/** The part of a bet that is sold, and by whose word. */
interface Sale {
  /** All that is left of the bet if this is null. */
  readonly part: PartToSell | null;
  /** `order` if the player's order says so, which must still stand then: `cash_out_unavailable` otherwise. */
  readonly by: "player" | "order";
}

const WHOLE: Sale = { part: null, by: "player" };
const NOT_HELD: Press = { heldMs: 0, steps: new Map() };

/** Buys open bets on facts back, wholly or in parts, at the price of the moment; any server may do so. A sale is held as a bet is. */
export class SlipCashOut {
  readonly #parts: SlipCashOutParts;
  readonly #batch: BatchSettlement;

  constructor(parts: SlipCashOutParts) {
    this.#parts = parts;
    this.#batch = new BatchSettlement(parts);
  }

  /**
   * Sells a player's open bet, or a part of it. A repeated call after a lost answer gives the same answer.
   * @param least the least that the player takes: less is refused as `price_changed`, with the value of the moment.
   */
  async cashOut(
    player: string,
    id: string,
    least: Money,
    sale: Partial<Sale> = {},
  ): Promise<Result<PlacedSlip, Refusal>> {
    const { part, by } = { ...WHOLE, ...sale };
    const press = await this.#hold(player, id);
    for (let left = TRIES; left > 0; left -= 1) {
      const row = await readBet(this.#parts.pool, id);
      if (row?.player_id !== player || row.kind !== "external") return refuse({ code: "not_found" });
      const act = part === null ? SETTLING_ACT : saleAct(part.number);
      if (await this.#isSold(row, part)) {
        return accept({ bet: factsOfRow(row), balance: await balanceAfter(this.#parts.pool, row, act) });
      }
      if (row.payout !== null) return refuse({ code: "ticket_settled" });
      if (this.#parts.ticks.isShut) return refuse({ code: "house_shut" });
      if (part !== null && !isForSale(rulesOfBet(this.#parts.games, row), row, part)) {
        return refuse({ code: "cash_out_unavailable" });
      }
      const result = await this.#try(row, least, { part, by }, press);
      if (result !== null) return result;
    }
    return refuse({ code: "cash_out_unavailable" });
  }

  /** Holds the sale of an open bet on facts in play elsewhere for as long as a bet on them. */
  async #hold(player: string, id: string): Promise<Press> {
    const { pool, games, facts, moments } = this.#parts;
    const row = await readBet(pool, id);
    if (row?.kind !== "external" || row.player_id !== player || row.payout !== null) return NOT_HELD;
    const game = rulesOfBet(games, row);
    if (game.course === undefined) return NOT_HELD;
    const press = pressOn(game, await facts.read(game.facts(row.bet)));
    if (press.heldMs > 0) await moments.hold(press.heldMs);
    return press;
  }

  /** True if exactly this was sold before: the answer was lost. */
  async #isSold(row: BetRow, part: PartToSell | null): Promise<boolean> {
    if (part === null) return row.ended === "cashed_out";
    if (part.number > (row.sold?.parts ?? 0)) return false;
    const { rowCount } = await this.#parts.pool.query({
      name: "cash-out-part",
      text: "select from play_cash_out where bet = $1 and number = $2 and units = $3",
      values: [row.id, part.number, part.units],
    });
    return rowCount === 1;
  }

  /** Returns null if a fact of the bet, or the bet itself, has changed meanwhile. */
  async #try(row: BetRow, least: Money, { part, by }: Sale, press: Press): Promise<Result<PlacedSlip, Refusal> | null> {
    const { games, facts, moments, ticks } = this.#parts;
    const game = rulesOfBet(games, row);
    const read = await facts.read(game.facts(row.bet));
    const open = read.filter(({ phase }) => phase === "open");
    if (open.some(({ id, state }) => !isUndisturbed(game, press, id, state))) {
      return refuse({ code: "cash_out_unavailable" });
    }
    const moment = await moments.next(open);
    const sold = part === null ? restOf(game, row.bet, row.sold) : game.partOf?.(row.bet, part.units);
    const offer = sold === undefined ? null : offerOf(game, sold, read, moment);
    if (sold === undefined || offer === null) return refuse({ code: "cash_out_unavailable" });
    if (offer.value < least) return refuse({ code: "price_changed", details: { value: offer.value } });
    const order = by === "order" ? { bet: row.id, least } : null;
    const piece = part === null ? null : { ...part, stake: game.stake(sold) };
    const decision = decisionOf(row, offer, piece);
    const settled = await this.#batch.settle(gateOf(game, read, moment, order, decision), [decision]).catch((error) => {
      if (error instanceof TooLate) return null;
      if (error instanceof OrderChanged) return error;
      throw error;
    });
    if (settled instanceof OrderChanged) return refuse({ code: "cash_out_unavailable" });
    const state = settled?.players.get(row.player_id);
    if (settled === null || state === undefined) return null;
    await ticks.raise();
    return accept(this.#tell(decision, state, settled.at));
  }

  #tell({ ticket: { row }, payout, outcome, leftAt, piece }: Selling, state: PlayerState, at: Date): PlacedSlip {
    const { bus } = this.#parts;
    const bet =
      piece === null
        ? { ...factsOfRow(row), payout, outcome, ended: "cashed_out" as const, leftAt, settledAt: at.toISOString() }
        : { ...factsOfRow(row), sold: soldWith(row.sold, piece, payout) };
    const balance = balanceOf(state);
    bus.publish({ type: "balance", player: row.player_id, balance });
    bus.publish({ type: "slip", player: row.player_id, bet });
    if (piece === null) bus.publish({ type: "settled", bet });
    return { bet, balance };
  }
}

interface Piece extends PartToSell {
  readonly stake: Money;
}

interface Selling extends Decision<DueBet & { readonly row: BetRow }> {
  readonly piece: Piece | null;
  readonly outcome: { readonly cashedOut: CashedOut };
}

/** @param piece the part that is sold; null if it is all that is left. */
function decisionOf(row: BetRow, { value, cashedOut }: Offer, piece: Piece | null): Selling {
  const { id, player_id: player, stake, created_at: createdAt, sold } = row;
  const ticket = { id, player, stake, createdAt, sold, row };
  const common = { ticket, piece, ended: "cashed_out" as const, outcome: { cashedOut } };
  if (piece !== null) return { ...common, payout: value, leftAt: null, part: piece };
  const payout = value + (sold?.value ?? 0);
  return { ...common, payout, leftAt: Math.max(1, Math.floor((100 * payout) / stake)) };
}

function soldWith(sold: BetRow["sold"], { units, stake }: Piece, value: Money): BetRow["sold"] & object {
  const before = sold ?? { parts: 0, units: 0, stake: 0, value: 0 };
  return {
    parts: before.parts + 1,
    units: before.units + units,
    stake: before.stake + stake,
    value: before.value + value,
  };
}

/** True if a part is the next one of its bet, and something of the bet is left beside it. */
function isForSale({ units, partOf }: AnyExternalGame, { bet, sold }: BetRow, part: PartToSell): boolean {
  if (units === undefined || partOf === undefined) return false;
  const parts = sold?.parts ?? 0;
  return part.number === parts + 1 && parts < MOST_PARTS && part.units + (sold?.units ?? 0) < units(bet);
}

/**
 * Locks the facts as they were read, in the order of their ids, so that none ends, or kicks off, before the bet does, and
 * the order by which it is sold, so that nobody takes it back meanwhile.
 */
function gateOf(
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

class OrderChanged extends Error {}

/** Rolls a cash-out back whose player could have seen what follows its moment. */
class TooLate extends Error {}
