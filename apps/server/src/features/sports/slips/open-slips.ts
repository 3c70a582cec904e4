import { setImmediate as nextTurn } from "node:timers/promises";
import { restOf, type Sold } from "@fairhouse/fairness/sold-parts.ts";
import type { EventResult } from "@fairhouse/games/sports/rules/event.ts";
import { sports } from "@fairhouse/games/sports/rules/sports.ts";
import { type AnyBet, anyGame, knownOfJson } from "@fairhouse/kernel/any-game.ts";
import type { ExternalEnd } from "@fairhouse/kernel/game.ts";
import { FIRST_ID } from "@fairhouse/play/external/settlement/settled-bets.ts";
import type pg from "pg";

export interface OpenSlip {
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

const rules = anyGame(sports);
export const games = { latest: () => rules, version: () => rules };

const knownOf = (result: EventResult | null) => (result === null ? null : knownOfJson(result));

/** Ends what is left of an open slip as if an event had this result; null if it goes on waiting. */
export function endOf({ bet, sold, known }: OpenSlip, fact: string, result: EventResult | null): ExternalEnd | null {
  const results = new Map(
    Object.entries(known).flatMap(([event, its]) => (its === null ? [] : [[event, knownOf(its.result)]])),
  );
  return rules.settle(restOf(rules, bet, sold), results.set(fact, knownOf(result)));
}

/** Reads the open bets on an event, each with the results of its events as far as they are known. */
export async function* openSlips(pool: pg.Pool, fact: string): AsyncGenerator<OpenSlip> {
  for (let last = FIRST_ID; ; await nextTurn()) {
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
  }
}
