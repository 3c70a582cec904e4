import { rollBack } from "@fairhouse/platform/transaction.ts";
import { queryWithoutTimeout, takeTime } from "@fairhouse/platform/without-timeout.ts";
import type { Pool, PoolClient } from "pg";

/** One broken rule with the rows that break it. */
export interface Finding {
  readonly rule: string;
  readonly rows: readonly Record<string, unknown>[];
}

const MAX_NAMED_ROWS = 20;
/**
 * Memory for one sort or hash of a rule: with the default 4 MB, ten million rows go through the disk again and again.
 */
const WORK_MEM = "64MB";

/** A rule that holds if its query finds no row. Other packages bring rules of their own, in the same form. */
interface RuleInSql {
  readonly name: string;
  readonly sql: string;
}

/** A rule that SQL alone cannot try: it returns the rows that break it. Its queries may take their time. */
interface RuleInCode {
  readonly name: string;
  find(client: PoolClient): Promise<readonly Record<string, unknown>[]>;
}

export type Rule = RuleInSql | RuleInCode;

/** Invariants 1 and 2 of `docs/reliability.md`, as queries for rows that break them. */
export const ledgerRules: readonly RuleInSql[] = [
  {
    name: "entries of a movement sum to zero, per currency",
    sql: `select e.reference, e.act, a.currency, sum(e.amount)::text as sum from ledger_entry e
      left join ledger_account a on a.id = e.account group by 1, 2, 3 having sum(e.amount) <> 0`,
  },
  {
    name: "every entry belongs to an account",
    sql: `select e.reference, e.act, e.account from ledger_entry e
      where not exists (select 1 from ledger_account a where a.id = e.account)`,
  },
  {
    name: "a stored balance is the sum of its entries, and their count is stored",
    sql: `select a.id as account, a.owner, a.balance, a.entries, coalesce(sum(e.amount), 0)::text as sum, count(e.account) as found
      from ledger_account a left join ledger_entry e on e.account = a.id where a.role = 'player'
      group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.entries <> count(e.account)`,
  },
  {
    name: "running numbers are 1, 2, 3, … and each balance-after is right and not negative",
    sql: `select * from (
        select e.account, e.sequence, e.balance, e.reference, e.act,
          row_number() over w as expected_sequence, sum(e.amount) over w as expected_balance
        from ledger_entry e join ledger_account a on a.id = e.account where a.role = 'player'
        window w as (partition by e.account order by e.sequence nulls first rows unbounded preceding)
      ) checked
      where sequence is distinct from expected_sequence or balance is distinct from expected_balance or balance < 0`,
  },
  {
    name: "a roll-up is the sum of the entries before it",
    sql: `select r.account, r.balance::text, coalesce(sum(e.amount), 0)::text as sum from ledger_rollup r
      left join ledger_entry e on e.account = r.account and e.transaction < r.before_transaction
      group by r.account, r.balance having r.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    name: "a correction says what it corrects, and why",
    sql: `select distinct e.reference from ledger_entry e where e.kind = 'correction'
      and not exists (select 1 from ledger_reversal r where r.reversed_by = e.reference)`,
  },
  {
    name: "a correction is the exact opposite of what it corrects",
    sql: `select r.reference, r.act, r.reversed_by from ledger_reversal r
      where exists (
        select account, -amount from ledger_entry where reference = r.reference and act = r.act
        except select account, amount from ledger_entry where reference = r.reversed_by
      ) or exists (
        select account, -amount from ledger_entry where reference = r.reversed_by
        except select account, amount from ledger_entry where reference = r.reference and act = r.act
      )`,
  },
];

/** Called after each rule was tried, with the milliseconds that it took. */
type Tell = (rule: Rule, tookMs: number) => void;

/**
 * Tries every rule on one snapshot of the database, which may be in use, however long that takes. Returns the broken
 * rules; empty if all hold.
 */
export async function audit(
  client: PoolClient,
  rules: readonly Rule[],
  tell: Tell = () => undefined,
): Promise<readonly Finding[]> {
  await client.query("begin isolation level repeatable read read only");
  try {
    const findings: Finding[] = [];
    await takeTime(client);
    // Whole tables are compared with whole tables: index look-ups row by row take minutes where a hash takes a second.
    await client.query("set local enable_nestloop = off");
    await client.query(`set local work_mem = '${WORK_MEM}'`);
    for (const rule of rules) {
      const startedAt = performance.now();
      const rows = await breaking(client, rule);
      if (rows.length > 0) findings.push({ rule: rule.name, rows: rows.slice(0, MAX_NAMED_ROWS) });
      tell(rule, performance.now() - startedAt);
    }
    await client.query("rollback");
    return findings;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

async function breaking(client: PoolClient, rule: Rule): Promise<readonly Record<string, unknown>[]> {
  if ("find" in rule) return rule.find(client);
  const { rows } = await queryWithoutTimeout<Record<string, unknown>>(client, rule.sql);
  return rows;
}

/** Audits on a connection of its own. */
export async function auditPool(pool: Pool, rules: readonly Rule[], tell?: Tell): Promise<readonly Finding[]> {
  const client = await pool.connect();
  try {
    return await audit(client, rules, tell);
  } finally {
    client.release();
  }
}
