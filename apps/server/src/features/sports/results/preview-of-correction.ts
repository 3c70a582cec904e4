import { setImmediate as nextTurn } from "node:timers/promises";
import type { EventResult } from "@fairhouse/games/sports/rules/event.ts";
import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import {
  asIfCorrected,
  type Change,
  changeOf,
  chargesOf,
  FIRST_ID,
  readSettledBets,
  waitsAgain,
} from "@fairhouse/play/external/settlement/settled-bets.ts";
import type pg from "pg";
import { endOf, games, openSlips } from "../slips/open-slips.ts";

/** The bets that a correction would change. Amounts are in the smallest unit of each currency. */
export interface PreviewOfCorrection {
  readonly currency: string;
  /** Bets that are settled again at once, and their payouts until now and from then on. */
  readonly slips: number;
  readonly was: number;
  readonly payout: number;
  /** The part of the old payouts that their players no longer have: the house pays it. */
  readonly short: number;
  /** Settled bets that wait for further events instead, and what they take from the budgets of these. */
  readonly reopened: number;
  readonly charged: number;
  /** Bets that waited for further events and end at once, and what these are paid. */
  readonly ended: number;
  readonly paid: number;
}

const NOTHING = { slips: 0, was: 0, payout: 0, short: 0, reopened: 0, charged: 0, ended: 0, paid: 0 };

/** Computes what a correction would change without writing anything. @param result null for a void event. */
export async function previewOfCorrection(
  pool: pg.Pool,
  fact: string,
  result: EventResult | null,
): Promise<readonly PreviewOfCorrection[]> {
  const late = await new FactStore(pool).wouldBeLate(pool, fact);
  const sums = new Map<string, PreviewOfCorrection>();
  const balances = new Map<string, number>();
  const add = (currency: string, more: (sum: PreviewOfCorrection) => Partial<PreviewOfCorrection>) => {
    const sum = sums.get(currency) ?? { currency, ...NOTHING };
    sums.set(currency, { ...sum, ...more(sum) });
  };
  for (let read = FIRST_ID; ; await nextTurn()) {
    const bets = await readSettledBets(pool, fact, read);
    const last = bets.at(-1);
    if (last === undefined) break;
    read = last.id;
    const corrected = bets.map((bet) => ({ bet, after: asIfCorrected(bet, fact, result, late) }));
    const changes = corrected.flatMap(({ after }) => changeOf(games, after) ?? []);
    await readBalances(pool, changes, balances);
    for (const { bet, payout } of changes) {
      const was = bet.row.payout ?? 0;
      const balance = (balances.get(bet.player) ?? 0) + payout - was;
      balances.set(bet.player, Math.max(0, balance));
      add(bet.row.currency, (sum) => ({
        slips: sum.slips + 1,
        was: sum.was + was,
        payout: sum.payout + payout,
        short: sum.short + Math.max(0, -balance),
      }));
    }
    const changed = new Set(changes.map(({ bet }) => bet.id));
    for (const { bet, after } of corrected) {
      const [waited, waits] = [waitsAgain(games, bet), waitsAgain(games, after)];
      if (waits && !waited) {
        const charge = chargesOf(games, after).reduce((total, own) => total + own.charge, 0);
        add(bet.row.currency, ({ reopened, charged }) => ({ reopened: reopened + 1, charged: charged + charge }));
      } else if (waited && !waits && !changed.has(bet.id)) {
        add(bet.row.currency, ({ ended }) => ({ ended: ended + 1 }));
      }
    }
  }
  for await (const slip of openSlips(pool, fact)) {
    const end = endOf(slip, fact, result);
    if (end !== null) add(slip.currency, ({ ended, paid }) => ({ ended: ended + 1, paid: paid + end.payout }));
  }
  return [...sums.values()];
}

/** Adds the balances of players that are not known yet. */
async function readBalances(pool: pg.Pool, changes: readonly Change[], balances: Map<string, number>): Promise<void> {
  const players = changes.map(({ bet }) => bet.player).filter((player) => !balances.has(player));
  if (players.length === 0) return;
  const { rows } = await pool.query<{ id: string; balance: number }>(
    "select p.id, a.balance from play_player p join ledger_account a on a.id = p.account where p.id = any($1::uuid[])",
    [players],
  );
  for (const { id, balance } of rows) balances.set(id, balance);
}
