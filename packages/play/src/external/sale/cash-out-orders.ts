import { setImmediate as nextTurn } from "node:timers/promises";
import { restOf } from "@fairhouse/fairness/sold-parts.ts";
import type { AnyFactState } from "@fairhouse/kernel/any-game.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Log } from "@fairhouse/platform/log.ts";
import type { Pool } from "pg";
import { type BetRow, readBet, readBets } from "../../commit/bet-store.ts";
import type { Refusal } from "../../commit/refusal.ts";
import type { Games } from "../../ports.ts";
import type { Fact, FactStore } from "../facts/fact-store.ts";
import type { Moments } from "../facts/moments.ts";
import { rulesOfBet } from "../settlement/rules-of-bet.ts";
import { offerOf } from "./sale-offer.ts";
import type { SlipCashOut } from "./slip-cash-out.ts";

/** Bets priced at once: other work runs between portions. */
const PRICED_PER_PORTION = 50;

/** Sells a bet once the house pays at least so much for it. */
export interface CashOutOrder {
  readonly bet: string;
  readonly least: Money;
}

export interface CashOutOrdersParts {
  readonly pool: Pool;
  readonly games: Games;
  readonly facts: Pick<FactStore, "read">;
  readonly moments: Pick<Moments, "current">;
  readonly selling: Pick<SlipCashOut, "cashOut">;
  readonly log: Log;
}

/** An order as it stands in the database. */
interface Standing {
  readonly id: string;
  readonly least: Money;
  readonly over: boolean;
  /** Parts of the bet that were sold. */
  readonly parts: number;
}

interface OrderRow extends BetRow {
  readonly least: Money;
}

/**
 * Orders of players to sell a bet as soon as the house pays a certain amount for it. Nothing but the order is kept: any
 * server finds out whether it is due, and a bet that two of them sell is sold once.
 */
export class CashOutOrders {
  readonly #parts: CashOutOrdersParts;
  /** Open bets with orders, by id, as they were read last: nothing of one changes but its parts. */
  #bets: ReadonlyMap<string, BetRow> = new Map();
  /** The standing from which each bet was priced at the last look, by id: a price changes with it alone. */
  #priced: ReadonlyMap<string, string> = new Map();
  /** The sales on their way, by bet: many are held, or wait their turns, for longer than the time between looks. */
  readonly #selling = new Map<string, Promise<void>>();

  constructor(parts: CashOutOrdersParts) {
    this.#parts = parts;
  }

  /** Lists the orders for a player's open bets on a game. */
  async of(player: string, game: string): Promise<readonly CashOutOrder[]> {
    const { rows } = await this.#parts.pool.query<CashOutOrder>({
      name: "cash-out-orders-of-player",
      text: `select o.bet, o.least from play_bet b join play_cash_out_order o on o.bet = b.id and o.ended_at is null
        where b.player = $1 and b.kind = 'external' and b.settled_at is null and b.game = $2 order by o.bet`,
      values: [player, game],
    });
    return rows;
  }

  /**
   * Places, changes or takes back the order for a player's open bet. A repeated call changes nothing.
   * @param least null takes the order back.
   */
  async set(player: string, bet: string, least: Money | null): Promise<Result<null, Refusal>> {
    const { pool } = this.#parts;
    const row = await readBet(pool, bet);
    if (row?.player_id !== player || row.kind !== "external") return refuse({ code: "not_found" });
    if (row.payout !== null) return refuse({ code: "ticket_settled" });
    if (rulesOfBet(this.#parts.games, row).cashOut === undefined) return refuse({ code: "cash_out_unavailable" });
    if (least === null) await this.#end([bet]);
    else {
      await pool.query({
        name: "cash-out-order-place",
        text: `insert into play_cash_out_order (bet, least) values ($1, $2) on conflict (bet) do update
          set least = excluded.least, placed_at = excluded.placed_at, ended_at = null
          where (play_cash_out_order.least, play_cash_out_order.ended_at) is distinct from (excluded.least, null)`,
        values: [bet, least],
      });
    }
    return accept(null);
  }

  /**
   * Starts the sales of bets whose orders are due; `finish` waits for them. One player may have hundreds, and the orders
   * of others are looked at meanwhile. In play a bet is sold at the end of the step, like every other; an order whose
   * price has fallen by then stays.
   */
  async look(): Promise<void> {
    const { pool, facts, moments } = this.#parts;
    // A sale that ends during this look may be open still when its order is read.
    const selling = new Set(this.#selling.keys());
    const { rows } = await pool.query<Standing>({
      name: "cash-out-orders",
      text: `select b.id, o.least, b.payout is not null as over,
          (select count(*)::int from play_cash_out c where c.bet = b.id) as parts
        from play_cash_out_order o join play_bet b on b.id = o.bet where o.ended_at is null order by b.id`,
    });
    const over = rows.filter((order) => order.over).map(({ id }) => id);
    if (over.length > 0) await this.#end(over);
    const open = await this.#withBets(rows.filter((order) => !order.over && !selling.has(order.id)));
    if (open.length === 0) return;
    const ids = new Set(open.flatMap((row) => rulesOfBet(this.#parts.games, row).facts(row.bet)));
    const read = new Map((await facts.read([...ids])).map((fact) => [fact.id, fact]));
    const courses = await moments.current([...read.values()].filter(({ phase }) => phase === "open"));
    const states = new Map([...courses].map(([id, { state }]) => [id, state]));
    for (const row of await this.#due(open, read, states)) this.#start(row);
  }

  /** Adds the bets to orders. Those that are known since the last look are not read again, of which there may be many. */
  async #withBets(orders: readonly Standing[]): Promise<readonly OrderRow[]> {
    const isKnown = ({ id, parts }: Standing) => {
      const bet = this.#bets.get(id);
      return bet !== undefined && (bet.sold?.parts ?? 0) === parts;
    };
    const unknown = orders.filter((order) => !isKnown(order)).map(({ id }) => id);
    const read = unknown.length === 0 ? [] : await readBets(this.#parts.pool, unknown);
    const fresh = new Map(read.map((row) => [row.id, row]));
    const bets = orders.flatMap(({ id }) => fresh.get(id) ?? this.#bets.get(id) ?? []);
    this.#bets = new Map(bets.map((bet) => [bet.id, bet]));
    return orders.flatMap(({ id, least }) => {
      const bet = this.#bets.get(id);
      return bet === undefined ? [] : [{ ...bet, least }];
    });
  }

  /** Waits for the sales on their way. */
  async finish(): Promise<void> {
    await Promise.all(this.#selling.values());
  }

  #start(row: OrderRow): void {
    const sale = this.#sell(row).finally(() => this.#selling.delete(row.id));
    this.#selling.set(row.id, sale);
  }

  /** Returns the bets for which the house pays enough as their facts stand now. A failure keeps no other bet waiting. */
  async #due(
    open: readonly OrderRow[],
    read: ReadonlyMap<string, Fact>,
    states: ReadonlyMap<string, AnyFactState>,
  ): Promise<readonly OrderRow[]> {
    const { log } = this.#parts;
    const due: OrderRow[] = [];
    const priced = new Map<string, string>();
    let count = 0;
    for (const row of open) {
      const game = rulesOfBet(this.#parts.games, row);
      const own = game.facts(row.bet).flatMap((id) => read.get(id) ?? []);
      const facts = own.map(({ id, phase, version }) => [phase, version, states.get(id)]);
      const standing = [row.least, row.sold?.parts, facts];
      const key = JSON.stringify(standing);
      if (this.#priced.get(row.id) !== key) {
        try {
          const offer = offerOf(game, restOf(game, row.bet, row.sold), own, { states, steps: new Map() });
          if (offer !== null && offer.value >= row.least) {
            // It is priced again at the next look, unless it is sold now.
            due.push(row);
            continue;
          }
        } catch (error) {
          log.error({ err: error, bet: row.id }, "a bet cannot be priced, though its player ordered its sale");
          continue;
        }
        if (++count % PRICED_PER_PORTION === 0) await nextTurn();
      }
      priced.set(row.id, key);
    }
    this.#priced = priced;
    return due;
  }

  /** Sells a bet. A failure keeps no other bet waiting. */
  async #sell({ id, player_id: player, least }: OrderRow): Promise<void> {
    const { selling, log } = this.#parts;
    try {
      const sold = await selling.cashOut(player, id, least, { by: "order" });
      if (sold.ok) await this.#end([id]);
    } catch (error) {
      log.error({ err: error, bet: id }, "a bet is not sold yet, though its player's order is due");
    }
  }

  async #end(bets: readonly string[]): Promise<void> {
    await this.#parts.pool.query({
      name: "cash-out-orders-end",
      text: `update play_cash_out_order set ended_at = clock_timestamp() where bet = any($1::uuid[]) and ended_at is null`,
      values: [bets],
    });
  }
}
