import type pg from "pg";

const PAGE = 1000;

/** A table of the export: rows in the order of `key`, a page at a time. `$1` account, `$2` last key, `$3` rows. */
interface Part {
  readonly name: string;
  readonly sql: string;
}

const NIL = "00000000-0000-0000-0000-000000000000";

const parts: readonly (Part & { readonly from: string | number })[] = [
  {
    name: "sessions",
    from: NIL,
    sql: `select id as key, jsonb_build_object('device', device, 'address', address, 'createdAt', created_at, 'seenAt', seen_at,
        'expiresAt', expires_at, 'endedAt', ended_at, 'endedWhy', ended_why) as row
      from account_session where account = $1 and id > $2::uuid order by id limit $3`,
  },
  {
    name: "changes",
    from: 0,
    sql: `select id as key, jsonb_build_object('at', at, 'act', act) as row
      from account_act where account = $1 and id > $2::bigint order by id limit $3`,
  },
  {
    name: "movements",
    from: 0,
    sql: `select m.sequence as key, jsonb_build_object('at', m.at, 'kind', m.kind, 'reference', m.reference, 'act', m.act,
        'amount', m.amount, 'balance', m.balance) as row
      from ledger_movement m join play_player p on p.account = m.account
      where p.id = $1 and m.sequence > $2::bigint order by m.sequence limit $3`,
  },
  {
    name: "rewards",
    from: NIL,
    sql: `select id as key, jsonb_build_object('id', id, 'kind', kind, 'amount', amount, 'at', at) as row
      from promotion_claim where player = $1 and id > $2::uuid order by id limit $3`,
  },
  {
    name: "seeds",
    from: NIL,
    sql: `select id as key, jsonb_build_object('id', id, 'commitment', commitment, 'clientSeed', client_seed, 'createdAt', created_at,
        'activatedAt', activated_at, 'revealedAt', revealed_at, 'serverSeed', server_seed, 'nonces', nonces) as row
      from play_seed where player = $1 and id > $2::uuid order by id limit $3`,
  },
  {
    name: "notices",
    from: NIL,
    sql: `select id as key, jsonb_build_object('kind', kind, 'data', data, 'at', created_at, 'readAt', read_at) as row
      from notification where player = $1 and id > $2::uuid order by id limit $3`,
  },
  {
    name: "supportMessages",
    from: 0,
    sql: `select id as key, jsonb_build_object('number', id, 'topic', topic, 'message', message, 'bet', bet, 'language', language,
        'createdAt', created_at, 'mailedAt', mailed_at, 'closedAt', closed_at) as row
      from support_message where player = $1 and id > $2::bigint order by id limit $3`,
  },
  {
    name: "bets",
    from: NIL,
    // The outcome of an open bet is not for its player yet.
    sql: `select id as key, jsonb_build_object('id', id, 'game', game, 'gameVersion', game_version, 'kind', kind, 'currency', currency,
        'stake', stake, 'payout', payout, 'bet', bet, 'moves', (select jsonb_agg(move order by turn) from play_move m where m.bet = b.id),
        'outcome', case when settled_at is not null then outcome end, 'seed', seed,
        'nonce', nonce, 'round', round, 'leftAt', left_at, 'refunded', refunded, 'createdAt', created_at, 'settledAt', settled_at) as row
      from play_bet b where player = $1 and id > $2::uuid order by id limit $3`,
  },
];

/** Everything that the house knows about an account, as pieces of one JSON object; no page of it is held longer than it takes to send. */
export async function* exportAccount(pool: pg.Pool, account: string): AsyncGenerator<string> {
  const { rows } = await pool.query<{ row: unknown }>(
    `select jsonb_build_object('id', a.id, 'email', a.email, 'firstName', a.first_name, 'lastName', a.last_name,
       'username', a.username, 'hidden', p.name is null, 'avatar', p.avatar, 'role', p.role, 'createdAt', a.created_at,
       'adultAt', p.adult_at, 'bannedAt', p.banned_at, 'excludedUntil', p.excluded_until, 'currency', p.currency,
       'balance', l.balance, 'referralCode', a.referral_code, 'wasReferred', a.referred_by is not null,
       'referred', (select count(*) from account r where r.referred_by = a.id),
       'preferences', (select chosen from account_preferences c where c.account = a.id),
       'twoFactor', exists (select from account_two_factor t where t.account = a.id and t.secret is not null),
       'limits', jsonb_build_object('wagerDay', p.wager_limit_day, 'wagerWeek', p.wager_limit_week,
         'wagerMonth', p.wager_limit_month, 'lossDay', p.loss_limit_day, 'lossWeek', p.loss_limit_week,
         'lossMonth', p.loss_limit_month)) as row
     from account a join play_player p on p.id = a.id join ledger_account l on l.id = p.account where a.id = $1`,
    [account],
  );
  yield `{"account":${JSON.stringify(rows[0]?.row ?? null)}`;
  for (const part of parts) {
    yield `,\n"${part.name}":[`;
    yield* exportRows(pool, part.sql, account, part.from);
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
