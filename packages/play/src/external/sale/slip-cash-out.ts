import { restOf } from "@fairhouse/fairness/sold-parts.ts";
import type { AnyExternalGame } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import { saleAct } from "@fairhouse/ledger/entry.ts";
import type { Bus } from "@fairhouse/platform/bus.ts";
import { FairTurns } from "@fairhouse/platform/fair-turns.ts";
import type { Ticks } from "@fairhouse/platform/ticks.ts";
import type { PlacedSlip } from "@fairhouse/protocol/play.ts";
import type { Pool } from "pg";
import type { Announcement } from "../../commit/announcement.ts";
import { type BetRow, balanceAfter, balanceOf, factsOfRow, readBet } from "../../commit/bet-store.ts";
import type { PlayerState } from "../../commit/player.ts";
import type { Refusal } from "../../commit/refusal.ts";
import type { Games } from "../../ports.ts";
import { BatchSettlement, type SettlementParts } from "../../settlement/batch-settlement.ts";
import type { FactStore } from "../facts/fact-store.ts";
import type { Moments } from "../facts/moments.ts";
import { FewOfEach } from "../placing/few-of-each.ts";
import { isUndisturbed, type Press, pressOn } from "../placing/press.ts";
import type { ExternalSettlement } from "../settlement/external-settlement.ts";
import { rulesOfBet } from "../settlement/rules-of-bet.ts";
import { decisionOf, gateOf, OrderChanged, type PartToSell, type Piece, type Selling, TooLate } from "./sale.ts";
import { offerOf } from "./sale-offer.ts";

const SETTLING_ACT = 0;
/** Tries beside facts that change: a fact changes at its kick-off and at its end. */
const TRIES = 3;
/** The most parts of one bet that are sold. */
const MOST_PARTS = 99;
/** The most sales that are written at once at a server: bets, leases and settlements use the same connections. */
const MOST_SALES_AT_ONCE = 3;
/** The most sales of one player that wait at a server because they asked for them; their orders wait beside these. */
const MOST_ASKED = 20;

export interface SlipCashOutParts extends SettlementParts {
  /** The connections of pages: a sale takes none of those in `pool` before its turn. */
  readonly reads: Pool;
  readonly games: Games;
  readonly facts: Pick<FactStore, "read">;
  readonly moments: Pick<Moments, "next" | "hold">;
  readonly bus: Bus<Announcement>;
  readonly ticks: Ticks;
  readonly settlement: Pick<ExternalSettlement, "doubtful">;
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
  readonly #turns = new FairTurns(MOST_SALES_AT_ONCE);
  readonly #asked = new FewOfEach(MOST_ASKED);

  constructor(parts: SlipCashOutParts) {
    this.#parts = parts;
    this.#batch = new BatchSettlement(parts);
  }

  /**
   * Sells a player's open bet, or a part of it. A repeated call after a lost answer tells the balance of the first
   * answer, and the bet as it is by then.
   * @param least the least that the player takes: less is refused as `price_changed`, with the value of the moment.
   */
  async cashOut(
    player: string,
    id: string,
    least: Money,
    sale: Partial<Sale> = {},
  ): Promise<Result<PlacedSlip, Refusal>> {
    const row = await readBet(this.#parts.reads, id);
    if (row?.player_id !== player || row.kind !== "external") return refuse({ code: "not_found" });
    const whole = { ...WHOLE, ...sale };
    // However many sales wait, a repetition of one that is written gets its answer.
    const known = await this.#known(row, whole.part);
    if (known !== null) return known;
    const sell = () => this.#sell(row, least, whole);
    if (whole.by === "order") return sell();
    return (await this.#asked.among(player, sell)) ?? refuse({ code: "busy" });
  }

  async #sell(asked: BetRow, least: Money, { part, by }: Sale): Promise<Result<PlacedSlip, Refusal>> {
    const press = await this.#hold(asked);
    for (let left = TRIES; left > 0; left -= 1) {
      const row = await readBet(this.#parts.reads, asked.id);
      if (row === null) throw new Error(`bet ${asked.id} is gone`);
      const known = await this.#known(row, part);
      if (known !== null) return known;
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
  async #hold(row: BetRow): Promise<Press> {
    const { games, facts, moments } = this.#parts;
    const game = rulesOfBet(games, row);
    if (game.course === undefined) return NOT_HELD;
    const press = pressOn(game, await facts.read(game.facts(row.bet)));
    if (press.heldMs > 0) await moments.hold(press.heldMs);
    return press;
  }

  /** Returns the answer to a sale of a bet that has ended, or of a part that was sold before; null if it is still to be sold. */
  async #known(row: BetRow, part: PartToSell | null): Promise<Result<PlacedSlip, Refusal> | null> {
    if (await this.#isSold(row, part)) {
      const act = part === null ? SETTLING_ACT : saleAct(part.number);
      return accept({ bet: factsOfRow(row), balance: await balanceAfter(this.#parts.reads, row, act) });
    }
    return row.payout === null ? null : refuse({ code: "ticket_settled" });
  }

  /** True if exactly this was sold before: the answer was lost. */
  async #isSold(row: BetRow, part: PartToSell | null): Promise<boolean> {
    if (part === null) return row.ended === "cashed_out";
    if (part.number > (row.sold?.parts ?? 0)) return false;
    const { rowCount } = await this.#parts.reads.query({
      name: "cash-out-part",
      text: "select from play_cash_out where bet = $1 and number = $2 and units = $3",
      values: [row.id, part.number, part.units],
    });
    return rowCount === 1;
  }

  /** Returns null if a fact of the bet, or the bet itself, has changed meanwhile. */
  async #try(row: BetRow, least: Money, { part, by }: Sale, press: Press): Promise<Result<PlacedSlip, Refusal> | null> {
    const { games, facts, moments } = this.#parts;
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
    const gate = gateOf(game, read, moment, order, decision);
    const write = () => this.#turns.take(row.player_id, () => this.#batch.settle(gate, [decision]));
    const written = this.#parts.settlement.doubtful.covered([decision.ticket], write);
    const settled = await written.catch((error: unknown) => {
      if (error instanceof TooLate) return null;
      if (error instanceof OrderChanged) return error;
      throw error;
    });
    if (settled instanceof OrderChanged) return refuse({ code: "cash_out_unavailable" });
    const state = settled?.players.get(row.player_id);
    if (settled === null || state === undefined) return null;
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
