import { setImmediate as nextTurn } from "node:timers/promises";
import { restOf, type Sold } from "@fairhouse/fairness/sold-parts.ts";
import type { EventResult } from "@fairhouse/games/sports/rules/event.ts";
import { sports } from "@fairhouse/games/sports/rules/sports.ts";
import { type AnyBet, anyGame, knownOfJson } from "@fairhouse/kernel/any-game.ts";
import type pg from "pg";

/**
 * The bets that a result would end, and what they are paid: what their players have not sold of them. Amounts are in the
 * smallest unit of each currency.
 */
export interface Preview {
  readonly currency: string;
  /** Open bets on the event. */
  readonly slips: number;
  readonly stake: number;
  /** Those of them that it ends, and their payouts, with stakes that go back. */
  readonly ended: number;
  readonly payout: number;
}

interface OpenSlip {
  readonly id: string;
  readonly currency: string;
  /** The stake of what is left of it. */
  readonly stake: number;
  readonly bet: AnyBet;
  /** Null if no part of it was sold. */
  readonly sold: Sold | null;
  readonly known: Readonly<Record<string, { readonly result: EventResult | null } | null>>;
}

/** Slips judged at once: a busy server's other work runs between portions. */
const AT_ONCE = 500;

/** Computes the settlement of an event without writing anything. @param result null for a void event. */
export async function previewOf(pool: pg.Pool, fact: string, result: EventResult | null): Promise<readonly Preview[]> {
  const sums = new Map<string, Preview>();
  for await (const slip of openSlips(pool, fact)) {
    const before = sums.get(slip.currency) ?? { currency: slip.currency, slips: 0, stake: 0, ended: 0, payout: 0 };
    const end = endOf(slip, fact, result);
    sums.set(slip.currency, {
      ...before,
      slips: before.slips + 1,
      stake: before.stake + slip.stake,
      ended: before.ended + (end === null ? 0 : 1),
      payout: before.payout + (end?.payout ?? 0),
    });
  }
  return [...sums.values()];
}

const rules = anyGame(sports);
const knownOf = (result: EventResult | null) => (result === null ? null : knownOfJson(result));

function endOf({ bet, sold, known }: OpenSlip, fact: string, result: EventResult | null) {
  const results = new Map(
    Object.entries(known).flatMap(([event, its]) => (its === null ? [] : [[event, knownOf(its.result)]])),
  );
  return rules.settle(restOf(rules, bet, sold), results.set(fact, knownOf(result)));
}

/** Reads the open bets on an event, each with the results of its other events as far as they are known. */
async function* openSlips(pool: pg.Pool, fact: string): AsyncGenerator<OpenSlip> {
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await pool.query<OpenSlip>(
      `select b.id, b.currency, b.stake - coalesce(s.stake, 0) as stake, b.bet,
         case when s.units > 0 then jsonb_build_object('units', s.units, 'value', s.value) end as sold, (
           select jsonb_object_agg(o.fact, case when f.known_at is not null then jsonb_build_object('result', f.result) end)
           from play_wait o join play_fact f on f.id = o.fact where o.bet = b.id) as known
       from play_wait w join play_bet b on b.id = w.bet and b.settled_at is null
       cross join lateral (
         select sum(c.units) as units, sum(c.stake)::bigint as stake, sum(c.value) as value from play_cash_out c where c.bet = b.id) s
       where w.fact = $1 and b.id > $2 order by b.id limit ${AT_ONCE}`,
      [fact, last],
    );
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
    await nextTurn();
  }
}
