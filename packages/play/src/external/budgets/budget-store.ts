import type { Money } from "@fairhouse/kernel/money.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import type { Pool, PoolClient } from "pg";

/** A budget after a draw. */
interface Drawn {
  /** The charges of the bets that were counted last, and the portions that all servers have drawn since. */
  readonly drawn: Money;
  /** The draw is void once the budget has another epoch. */
  readonly epoch: number;
}

/** The charge of a bet on the budget of a fact that it waits for. */
export interface StandingCharge {
  readonly fact: string;
  readonly bet: string;
  readonly charge: Money;
}

/**
 * True for `b` play_bet, a settled one that is paid again if its other facts go its way: a correction of one of them waits
 * for others. Also for those that another leg has lost for good: rather too many for a while than too few.
 */
export const mayBePaidAgain = `b.ended in ('settled', 'refunded') and exists (
  select from play_wait o join play_correction c on c.fact = o.fact and c.settled_at is null where o.bet = b.id)`;
/** True for `b` play_bet of `mayBePaidAgain` that every correction of its facts has counted. */
export const isCountedAgain = `${mayBePaidAgain} and not exists (
  select from play_wait o join play_correction c on c.fact = o.fact and c.settled_at is null and c.answered = 0 where o.bet = b.id)`;
/** True for `b` play_bet that takes something from the budgets of its open facts. */
export const mayBePaid = `(b.settled_at is null or ${mayBePaidAgain})`;

/** Time between two counts of the bets on one fact. */
const COUNT_EVERY_S = 10;

/** The rows of budgets. */
export class BudgetStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Draws an amount from the budget of a fact, before the bets that will take it.
   * @returns null, and nothing was drawn, if more than `most` would be, or if the fact takes no bets.
   */
  async draw(fact: string, amount: Money, most: Money): Promise<Drawn | null> {
    const { rows } = await this.#pool.query<Drawn>({
      name: "budget-draw",
      text: `insert into play_budget as b (fact, drawn)
        select id, $2::bigint from play_fact where id = $1 and phase = 'open' and $2::bigint <= $3::bigint
        on conflict (fact) do update set drawn = b.drawn + $2 where b.drawn + $2 <= $3
        returning drawn, epoch`,
      values: [fact, amount, most],
    });
    return rows[0] ?? null;
  }

  async drawn(fact: string): Promise<Money> {
    const { rows } = await this.#pool.query<Drawn>({
      name: "budget-drawn",
      text: "select drawn from play_budget where fact = $1",
      values: [fact],
    });
    return rows[0]?.drawn ?? 0;
  }

  /**
   * Sets what is drawn to the charges of the bets that may be paid, which frees the portions of stopped servers and the
   * charges of bets that have ended. The portions of running servers are void as well: the version of the fact changes,
   * so bets that were computed before are not admitted any more. Bets in flight are waited for.
   * @param everyS the time since the last count that has to have passed, in seconds.
   * @returns false if bets on the fact were counted a moment ago, or it takes none.
   */
  async recount(fact: string, everyS = COUNT_EVERY_S): Promise<boolean> {
    return inTransaction(this.#pool, async (client) => {
      const { rows: held } = await client.query(
        `select from play_fact f join play_budget b on b.fact = f.id
         where f.id = $1 and f.phase = 'open' and (b.counted_at is null or b.counted_at <= clock_timestamp() - $2 * interval '1 second')
         for update of f`,
        [fact, everyS],
      );
      if (held.length === 0) return false;
      // A statement of its own, so that it sees every bet for which the lock waited.
      const { rows } = await client.query<{ taken: Money }>(
        `select coalesce(sum(w.charge), 0)::bigint as taken from play_wait w join play_bet b on b.id = w.bet
         where w.fact = $1 and ${mayBePaid}`,
        [fact],
      );
      await client.query(
        "update play_budget set drawn = $2, epoch = epoch + 1, counted_at = clock_timestamp() where fact = $1",
        [fact, rows[0]?.taken ?? 0],
      );
      await client.query("update play_fact set version = version + 1 where id = $1", [fact]);
      return true;
    });
  }

  /**
   * Charges bets that were settled, and that a corrected result leaves to further facts. These are counted at once: what
   * the bets took may have been freed when they were settled.
   */
  async chargeAgain(charges: readonly StandingCharge[]): Promise<void> {
    if (charges.length === 0) return;
    const facts = [...new Set(charges.map(({ fact }) => fact))].sort();
    await inTransaction(this.#pool, async (client) => {
      await client.query("select from play_fact where id = any($1::uuid[]) order by id for share", [facts]);
      await raiseCharges(client, charges);
    });
    for (const fact of facts) await this.recount(fact, 0);
  }
}

/**
 * Raises charges of bets of which another fact is known now, beyond any limit, because these bets stand. A charge never
 * falls. Facts that take no bets any more are left alone. The caller's transaction holds locks on all of these facts.
 */
export async function raiseCharges(client: PoolClient, charges: readonly StandingCharge[]): Promise<void> {
  if (charges.length === 0) return;
  await client.query(
    `with raised as (
       select w.fact, w.bet, r.charge, r.charge - coalesce(w.charge, 0) as more
       from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as r(fact, bet, charge)
       join play_wait w on w.fact = r.fact and w.bet = r.bet join play_fact f on f.id = r.fact and f.phase = 'open'
       where r.charge > coalesce(w.charge, 0)),
     written as (update play_wait w set charge = r.charge from raised r where w.fact = r.fact and w.bet = r.bet)
     insert into play_budget as b (fact, drawn) select fact, sum(more) from raised group by fact order by fact
     on conflict (fact) do update set drawn = b.drawn + excluded.drawn`,
    [charges.map(({ fact }) => fact), charges.map(({ bet }) => bet), charges.map(({ charge }) => charge)],
  );
}

/** Forgets the budget of a fact that is settled. */
export async function dropBudget(client: PoolClient, fact: string): Promise<void> {
  await client.query("delete from play_budget where fact = $1", [fact]);
}
