import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { features } from "@fairhouse/server/features.ts";
import { startHouse } from "@fairhouse/server/house.ts";
import { migrate, migrationFolder } from "@fairhouse/server/machinery/database/migrate.ts";
import { createLog } from "@fairhouse/server/machinery/observability/log.ts";
import { testConfig } from "@fairhouse/server/testing.ts";
import { expect, test } from "vitest";
import { emptyDatabase } from "../database.ts";
import { isLong } from "../form.ts";
import { putData, unpacked } from "./data.ts";

const DATA = new URL("data/", import.meta.url);
const names = (await readdir(DATA)).sort();
/** The first data meets every later migration, the last ones what was built last; the long form tries all. */
const LAST = 3;
const tried = isLong ? names : names.filter((_, at) => at === 0 || at >= names.length - LAST);

test("there is data of the newest migration", async () => {
  const newest = (await readdir(migrationFolder)).sort().at(-1);
  // If it is missing, `node tests/upgrade/write.ts` writes it.
  expect(names.at(-1)).toBe(newest?.replace(".sql", ".json.gz"));
});

test.each(tried)("a house upgrades a database of %s, and its player goes on", async (name) => {
  const data = unpacked(await readFile(new URL(name, DATA)));
  const folder = await mkdtemp(join(tmpdir(), "fairhouse-upgrade-"));
  const database = await emptyDatabase();
  try {
    for (const migration of data.migrations) await cp(join(migrationFolder, migration), join(folder, migration));
    await migrate(database.pool, { folder });
    await putData(database.pool, data);

    const config = testConfig({ databaseUrl: database.url, dataDir: folder });
    const house = await startHouse(config, { log: createLog("silent"), site: null, features });
    try {
      const ask = async (method: "GET" | "POST", path: string, body?: object, token = "") => {
        const headers = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
        const answer = await house.app.inject({ method, url: path, headers, ...(body && { payload: body }) });
        return { status: answer.statusCode, body: answer.json() };
      };
      const { email, password, bet, hand, ticket } = data.played;
      const { accessToken } = (await ask("POST", "/api/auth/login", { email, password })).body;
      const pages = await Promise.all([bet, ticket].map((id) => ask("GET", `/api/bets/${id}`, undefined, accessToken)));
      for (const { body } of pages) expect(body).toMatchObject({ own: true, bet: { ended: expect.any(String) } });
      const open = await ask("GET", "/api/hands/open", undefined, accessToken);
      expect(open.body.hands).toMatchObject([{ id: hand, turn: 1 }]);
      const move = { turn: 1, move: { cashOut: true } };
      expect(await ask("POST", `/api/hands/${hand}/moves`, move, accessToken)).toMatchObject({ status: 200 });
      const another = { bet: { chips: [{ on: "red", amount: 1_000 }] } };
      expect(await ask("POST", "/api/games/roulette/bets", another, accessToken)).toMatchObject({ status: 200 });
    } finally {
      await house.close();
    }
    expect(await auditPool(database.pool, auditRules)).toEqual([]);
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
});

test("bets of which parts were sold before have their marks, open and ended ones", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fairhouse-upgrade-"));
  const database = await emptyDatabase();
  const bet = (place: number) => `00000000-0000-7000-8000-00000000000${place}`;
  try {
    for (const name of (await readdir(migrationFolder)).filter((each) => each < "202611302110")) {
      await cp(join(migrationFolder, name), join(folder, name));
    }
    await migrate(database.pool, { folder });
    await database.pool.query(
      `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, created_at, settled_at)
       select id, gen_random_uuid(), 'virtual', 1, 'external', 'coin', 1000, payout, '{}', now(), case when payout is not null then now() end
       from unnest($1::uuid[], $2::bigint[]) as b(id, payout)`,
      [
        [bet(1), bet(2), bet(3)],
        [null, 900, null],
      ],
    );
    await database.pool.query(
      `insert into play_cash_out (bet, number, units, stake, value, cashed_out, at)
       select unnest($1::uuid[]), 1, 100, 100, 90, '{}', now()`,
      [[bet(1), bet(2)]],
    );
    await migrate(database.pool);
    const { rows } = await database.pool.query("select sold_in_parts as marked from play_bet order by id");
    expect(rows.map(({ marked }) => marked)).toEqual([true, true, false]);
    const resettled = database.pool.query("update play_bet set payout = 1 where id = $1", [bet(2)]);
    await expect(resettled).rejects.toThrow("except by a re-settlement");
  } finally {
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
