import { setImmediate as nextTurn } from "node:timers/promises";
import type { EventResult } from "@fairhouse/games/sports/rules/event.ts";
import { sports } from "@fairhouse/games/sports/rules/sports.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { FactStore } from "@fairhouse/play/external/fact-store.ts";
import {
  asIfCorrected,
  type Change,
  changeOf,
  FIRST_ID,
  readSettledBets,
} from "@fairhouse/play/external/resettlement.ts";
import type pg from "pg";

/** The settled bets that a correction would change. Amounts are in the smallest unit of each currency. */
export interface PreviewOfCorrection {
  readonly currency: string;
  /** Bets that are settled again, and their payouts until now and from then on. */
  readonly slips: number;
  readonly was: number;
  readonly payout: number;
  /** The part of the old payouts that their players no longer have: the house pays it. */
  readonly short: number;
}

const rules = anyGame(sports);
const games = { latest: () => rules, version: () => rules };

/** Computes what a correction would change without writing anything. @param result null for a void event. */
export async function previewOfCorrection(
  pool: pg.Pool,
  fact: string,
  result: EventResult | null,
): Promise<readonly PreviewOfCorrection[]> {
  const late = await new FactStore(pool).wouldBeLate(pool, fact);
  const sums = new Map<string, PreviewOfCorrection>();
  const balances = new Map<string, number>();
  for (let after = FIRST_ID; ; await nextTurn()) {
    const bets = await readSettledBets(pool, fact, after);
    const last = bets.at(-1);
    if (last === undefined) return [...sums.values()];
    after = last.id;
    const changes = bets.flatMap((bet) => changeOf(games, asIfCorrected(bet, fact, result, late)) ?? []);
    await readBalances(pool, changes, balances);
    for (const { bet, payout } of changes) {
      const { currency, payout: paid } = bet.row;
      const was = paid ?? 0;
      const balance = (balances.get(bet.player) ?? 0) + payout - was;
      balances.set(bet.player, Math.max(0, balance));
      const sum = sums.get(currency) ?? { currency, slips: 0, was: 0, payout: 0, short: 0 };
      sums.set(currency, {
        currency,
        slips: sum.slips + 1,
        was: sum.was + was,
        payout: sum.payout + payout,
        short: sum.short + Math.max(0, -balance),
      });
    }
  }
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
