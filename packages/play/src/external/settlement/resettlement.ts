import { payoutAct } from "@fairhouse/ledger/entry.ts";
import type { Random } from "@fairhouse/platform/random.ts";
import type { PoolClient } from "pg";
import { balanceOf, factsOfRow } from "../../commit/bet-store.ts";
import { BatchSettlement, byPlayer, type Decision, type Settled } from "../../settlement/batch-settlement.ts";
import type { BudgetStore } from "../budgets/budget-store.ts";
import type { ExternalSettlement, ExternalSettlementParts } from "./external-settlement.ts";
import { holdResults } from "./fact-gates.ts";
import {
  type Change,
  changeOf,
  chargesOf,
  FIRST_ID,
  isOpen,
  type NumberedCorrection,
  readSettledBets,
  type SettledBet,
} from "./settled-bets.ts";

/** A correction whose bets are not all settled again. */
export interface DueCorrection extends NumberedCorrection {
  /** Counts the reasons to look at it. */
  readonly asked: number;
}

export interface ResettlementParts extends ExternalSettlementParts {
  readonly random: Pick<Random, "uuid">;
  readonly settlement: Pick<ExternalSettlement, "settleCorrected" | "doubtful">;
  readonly budgets: Pick<BudgetStore, "chargeAgain">;
}

/**
 * Settles bets again whose results were corrected. The new payout is paid and the old one is reversed; the row of the
 * bet changes to the new payout, and `play_resettlement` keeps every earlier one. Bets that were cashed out stay as they
 * were sold.
 */
export class Resettlement {
  readonly #parts: ResettlementParts;
  readonly #batch: BatchSettlement;

  constructor(parts: ResettlementParts) {
    this.#parts = parts;
    this.#batch = new BatchSettlement(parts);
  }

  /** Lists the corrections to look at, the newest of a fact first: it is the one by which bets are settled. */
  async due(): Promise<readonly DueCorrection[]> {
    const { rows } = await this.#parts.pool.query<DueCorrection>({
      name: "correction-due",
      text: `select fact, number, asked from play_correction where settled_at is null and answered < asked
        order by fact, number desc`,
    });
    return rows;
  }

  /**
   * Settles the bets on a corrected fact, as far as known results decide them. Any server may call it, and again after a
   * failure: a bet is settled once by each correction.
   * @returns the number of bets that this call settled again.
   */
  async settle(correction: DueCorrection): Promise<number> {
    const { pool, games, settlement, budgets } = this.#parts;
    if (!(await settlement.settleCorrected(correction.fact))) return 0;
    let [count, isComplete] = [0, true];
    for (let after = FIRST_ID; ; ) {
      const bets = await readSettledBets(pool, correction.fact, after);
      const last = bets.at(-1);
      if (last === undefined) break;
      after = last.id;
      if (bets.some(({ facts }) => facts.some(isOpen))) isComplete = false;
      await budgets.chargeAgain(bets.flatMap((bet) => chargesOf(games, bet)));
      const changes = bets.flatMap((bet) => changeOf(games, bet) ?? []);
      if (changes.length === 0) continue;
      const changed = changes.map(({ bet }) => bet);
      const settled = await settlement.doubtful.covered(changed, () => this.#write(correction, changes));
      // Another server was quicker, or a further correction came: the next look reads all of it again.
      if (settled === null) return count;
      this.#tell(settled);
      count += settled.decisions.length;
    }
    await this.#answer(correction, isComplete);
    return count;
  }

  #write(correction: DueCorrection, changes: readonly Change[]): Promise<Settled<SettledBet> | null> {
    const decisions = changes.map(({ bet, payout, refunded }): Decision<SettledBet> => {
      const again = { number: bet.number + 1, was: bet.row.payout ?? 0, reversal: this.#parts.random.uuid() };
      return { ticket: bet, payout, ended: refunded ? "refunded" : "settled", leftAt: null, again };
    });
    // The one that is looked at is the newest, and may have added while an earlier one took more away.
    const takenBy = new Map(changes.map((change) => [change.bet.id, change.takenBy]));
    const versions = new Map(
      changes.flatMap(({ bet }) => bet.facts.map((fact) => [fact.id, isOpen(fact) ? null : fact.version] as const)),
    );
    return this.#batch.settle(
      {
        lock: (client) => holdResults(client, versions),
        settledOf: (client) => changedSince(client, decisions),
        close: (client, _at, settled) =>
          writeResettlements(
            client,
            decisions.filter(({ ticket }) => settled.has(ticket.id)),
            (bet) => takenBy.get(bet) ?? correction,
          ),
      },
      decisions,
    );
  }

  async #answer({ fact, number, asked }: DueCorrection, isComplete: boolean): Promise<void> {
    await this.#parts.pool.query(
      `update play_correction set answered = greatest(answered, $3), settled_at = case when $4 then clock_timestamp() end
       where fact = $1 and number = $2 and settled_at is null`,
      [fact, number, asked, isComplete],
    );
  }

  #tell({ decisions, players }: Settled<SettledBet>): void {
    const { bus } = this.#parts;
    for (const [player, own] of byPlayer(decisions)) {
      const state = players.get(player);
      if (state) bus.publish({ type: "balance", player, balance: balanceOf(state) });
      for (const { ticket, payout, ended } of own) {
        bus.publish({ type: "slip", player, bet: { ...factsOfRow(ticket.row), payout, ended } });
      }
    }
  }
}

/** Returns the bets that were settled again since they were read. */
async function changedSince(
  client: PoolClient,
  decisions: readonly Decision<SettledBet>[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ bet: string }>(
    `select r.bet from unnest($1::uuid[], $2::int[]) as r(bet, number) join play_resettlement n on n.bet = r.bet and n.number = r.number`,
    [decisions.map(({ ticket }) => ticket.id), decisions.map(({ ticket }) => ticket.number + 1)],
  );
  return new Set(rows.map(({ bet }) => bet));
}

/**
 * Writes what the movements of re-settlements belong to, and the new payouts of their bets.
 * @param correctionOf the correction by which a bet is settled again.
 */
async function writeResettlements(
  client: PoolClient,
  decisions: readonly Decision<SettledBet>[],
  correctionOf: (bet: string) => NumberedCorrection,
): Promise<void> {
  const rows = decisions.map(({ ticket, payout, ended, again }) => ({
    bet: ticket.id,
    number: ticket.number + 1,
    fact: correctionOf(ticket.id).fact,
    correction: correctionOf(ticket.id).number,
    reversed: payoutAct(ticket.number),
    was_payout: ticket.row.payout,
    was_refunded: ticket.row.ended === "refunded",
    payout,
    refunded: ended === "refunded",
    reversal: again?.reversal,
  }));
  const written = `json_to_recordset($1) as r(bet uuid, number smallint, fact uuid, correction smallint, reversed smallint, was_payout bigint, was_refunded boolean,
    payout bigint, refunded boolean, reversal uuid)`;
  await client.query(
    `insert into ledger_reversal (reversed_by, reference, act, reason, actor)
     select r.reversal, r.bet, r.reversed, 'correction ' || r.correction || ' of the result of ' || r.fact, 'the house' from ${written}`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `insert into play_resettlement (bet, number, fact, correction, was_payout, was_refunded, payout, refunded, reversal)
     select r.bet, r.number, r.fact, r.correction, r.was_payout, r.was_refunded, r.payout, r.refunded, r.reversal from ${written}`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `update play_bet b set payout = r.payout, refunded = r.refunded from ${written} where b.id = r.bet`,
    [JSON.stringify(rows)],
  );
}
