import type pg from "pg";
import type { Additions } from "../../../parts.ts";

const PAGE = 1000;

/**
 * Yields everything that the house knows about an account, as pieces of one JSON object; no page is held longer than it
 * takes to send.
 */
export async function* exportAccount(
  pool: pg.Pool,
  additions: readonly Additions[],
  account: string,
): AsyncGenerator<string> {
  const facts = additions.flatMap(({ exportFacts = [] }) => exportFacts);
  const { rows } = await pool.query<{ row: unknown }>(
    `select jsonb_build_object('id', a.id, 'email', a.email, 'firstName', a.first_name, 'lastName', a.last_name,
       'username', a.username, 'hidden', p.name is null, 'avatar', p.avatar, 'role', p.role, 'createdAt', a.created_at,
       'adultAt', p.adult_at, 'bannedAt', p.banned_at, 'excludedUntil', p.excluded_until, 'currency', p.currency,
       'balance', l.balance, 'referralCode', a.referral_code, 'wasReferred', a.referred_by is not null,
       'referred', (select count(*) from account r where r.referred_by = a.id),
       'twoFactor', exists (select from account_two_factor t where t.account = a.id and t.secret is not null),
       'limits', jsonb_build_object('wagerDay', p.wager_limit_day, 'wagerWeek', p.wager_limit_week,
         'wagerMonth', p.wager_limit_month, 'lossDay', p.loss_limit_day, 'lossWeek', p.loss_limit_week,
         'lossMonth', p.loss_limit_month))
       ${facts.map(({ name, sql }) => `|| jsonb_build_object('${name}', (${sql}))`).join("\n       ")} as row
     from account a join play_player p on p.id = a.id join ledger_account l on l.id = p.account where a.id = $1`,
    [account],
  );
  yield `{"account":${JSON.stringify(rows[0]?.row ?? null)}`;
  for (const { name, sql, from } of additions.flatMap(({ exportTables = [] }) => exportTables)) {
    yield `,\n"${name}":[`;
    yield* exportRows(pool, sql, account, from);
    yield "]";
  }
  yield "}\n";
}

async function* exportRows(pool: pg.Pool, sql: string, account: string, from: string | number): AsyncGenerator<string> {
  let last = from;
  let first = true;
  for (;;) {
    const { rows } = await pool.query<{ key: string | number; row: unknown }>(sql, [account, last, PAGE]);
    if (rows.length > 0) yield `${first ? "" : ","}\n${rows.map(({ row }) => JSON.stringify(row)).join(",\n")}`;
    first = false;
    last = rows.at(-1)?.key ?? last;
    if (rows.length < PAGE) return;
  }
}
