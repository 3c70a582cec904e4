import { setImmediate as nextTurn } from "node:timers/promises";
import type { EventResult } from "@fairhouse/games/sports/rules/event.ts";
import { sports } from "@fairhouse/games/sports/rules/sports.ts";
import type pg from "pg";

/** The bets that a result would end, and what they are paid. Amounts are in the smallest unit of each currency. */
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
  readonly stake: number;
  readonly bet: unknown;
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

function endOf({ id, bet, known }: OpenSlip, fact: string, result: EventResult | null) {
  const parsed = sports.bet.safeParse(bet);
  if (!parsed.success) throw new Error(`the rules do not read bet ${id}`);
  const results = new Map(Object.entries(known).flatMap(([event, its]) => (its === null ? [] : [[event, its.result]])));
  return sports.settle(parsed.data, results.set(fact, result));
}

/** Reads the open bets on an event, each with the results of its other events as far as they are known. */
async function* openSlips(pool: pg.Pool, fact: string): AsyncGenerator<OpenSlip> {
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await pool.query<OpenSlip>(
      `select b.id, b.currency, b.stake, b.bet, (
           select jsonb_object_agg(o.fact, case when f.known_at is not null then jsonb_build_object('result', f.result) end)
           from play_wait o join play_fact f on f.id = o.fact where o.bet = b.id) as known
       from play_wait w join play_bet b on b.id = w.bet and b.settled_at is null
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
