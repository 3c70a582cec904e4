import type { Rule } from "@fairhouse/ledger/trial-balance.ts";
import { queryWithoutTimeout } from "@fairhouse/platform/without-timeout.ts";
import type { PoolClient } from "pg";
import type { Games } from "../../ports.ts";
import { isCountedAgain } from "../budgets/budget-store.ts";
import { FIRST_ID, readBetsCountedAgain, waitsAgain } from "./settled-bets.ts";

interface OpenBudget {
  readonly fact: string;
  readonly drawn: number;
  /** The charges of the open bets. */
  readonly taken: number;
}

/**
 * Returns the rule of budgets for slips that a correction has revived. The rules of their game tell which of the settled
 * slips these are. Those whose correction nobody has looked at yet take nothing so far.
 */
export function revivedBudgets(games: Games, game: string): Rule {
  return {
    name: `what open and revived bets of ${game} take from the budget of an open fact was drawn from it before`,
    async find(client) {
      const broken: (OpenBudget & { readonly revived: number })[] = [];
      for (const budget of await budgetsOfRevived(client, game)) {
        const revived = await takenByRevived(client, games, budget.fact);
        if (budget.taken + revived > budget.drawn) broken.push({ ...budget, revived });
      }
      return broken.map((budget) => ({ ...budget }));
    },
  };
}

/** Reads the budgets of open facts for which settled bets may wait again. */
async function budgetsOfRevived(client: PoolClient, game: string): Promise<readonly OpenBudget[]> {
  const { rows } = await queryWithoutTimeout<OpenBudget>(
    client,
    `select f.id as fact, coalesce(d.drawn, 0) as drawn,
       (select coalesce(sum(w.charge), 0)::bigint from play_wait w join play_bet o on o.id = w.bet and o.settled_at is null
        where w.fact = f.id) as taken
     from play_fact f left join play_budget d on d.fact = f.id
     where f.game = $1 and f.phase = 'open' and f.id in (
       select w.fact from play_wait w join play_bet b on b.id = w.bet where ${isCountedAgain})`,
    [game],
  );
  return rows;
}

async function takenByRevived(client: PoolClient, games: Games, fact: string): Promise<number> {
  let taken = 0;
  for (let after = FIRST_ID; ; ) {
    const bets = await readBetsCountedAgain(client, fact, after);
    for (const bet of bets) if (waitsAgain(games, bet)) taken += bet.charge;
    const last = bets.at(-1);
    if (last === undefined) return taken;
    after = last.id;
  }
}
