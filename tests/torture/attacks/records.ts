import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Attack, Broken } from "../attack.ts";
import { brokenRules } from "../checks/audit.ts";
import { SimulatedPlayer } from "../client/player.ts";
import { poolAt } from "../house/embedded.ts";
import { fastRounds, planted } from "../house/preloads.ts";
import { Server } from "../house/server.ts";

const BETS = 20;
const PASSWORD = "records";
const LOOK_MS = 100;
const LOOKS = 900;

/** Alterations of rows of the books: the first by a plain statement, the others try to get round its refusal. */
const ALTER = [
  "update play_bet set payout = payout + 1000 where payout is not null",
  "update play_bet set outcome = '{}' where settled_at is not null",
  "update play_bet set settled_at = null, payout = null where settled_at is not null",
  "delete from play_bet",
  "truncate play_bet",
  "update play_round set outcome = '{}' where phase in ('settled', 'voided')",
  "delete from play_round where phase in ('settled', 'voided')",
  "update play_move set move = '{}'",
  "delete from play_key",
  "update play_seed set commitment = 'x'",
  "update play_seed set client_seed = 'x' where id in (select seed from play_bet)",
];
const GET_ROUND = [
  "alter table ledger_movement disable trigger all",
  "alter table play_bet disable trigger all",
  "drop trigger ledger_movement_immutable on ledger_movement",
  "set session_replication_role = replica",
  "drop table ledger_reversal",
  "truncate admin_act",
];

/**
 * Alters the books: as the owner of the tables, whom triggers restrain, and as the running house, which may not even
 * touch those.
 */
export const records: Attack = {
  name: "records",
  about: "settled bets and rounds are altered in the database, by its owner and by the role of the running house",
  async run(field) {
    const ownerUrl = await field.newDatabase();
    const owner = poolAt(ownerUrl);
    const role = `house_${field.random.fork("role").between(100_000, 999_999)}`;
    await owner.query(`create role ${role} login password '${PASSWORD}'`);
    field.after(async () => {
      await owner.query(`drop owned by ${role}`);
      await owner.query(`drop role ${role}`);
      await owner.end();
    });
    const url = new URL(ownerUrl);
    [url.username, url.password] = [role, PASSWORD];
    const server = await Server.start({
      dataDir: await field.newFolder(),
      databaseUrl: url.href,
      preloads: [...planted(field.plant), fastRounds(field, 4)],
      environment: { DATABASE_OWNER_URL: ownerUrl },
    });
    field.after(() => server.stop());
    field.witness(() => server.logs);
    const player = new SimulatedPlayer({
      urls: [server.url],
      random: field.random.fork("player"),
      plays: ["bet", "hand"],
    });
    await player.arrive();
    for (let bet = 0; bet < BETS; bet++) await player.step();
    await player.rotate();
    await player.settle();
    player.leave();
    await settledRound(owner);
    const house = poolAt(url.href);
    field.after(() => house.end());
    const broken: Broken[] = [];
    for (const [who, pool, statements] of [
      ["the owner", owner, ALTER],
      ["the house", house, [...ALTER, ...GET_ROUND]],
    ] as const) {
      for (const sql of statements) {
        if (await isDone(pool, sql))
          broken.push({ invariant: "what was settled does not change", what: `${who}: ${sql}` });
      }
    }
    return [...broken, ...(await brokenRules(owner))];
  },
};

/** True if the database accepts a statement. The statement is rolled back. */
async function isDone(pool: pg.Pool, sql: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rowCount } = await client.query(sql);
    if (rowCount === 0) throw new NothingThere(`${sql}: there is nothing to alter`);
    return true;
  } catch (error) {
    if (error instanceof NothingThere) throw error;
    return false;
  } finally {
    client.release(true);
  }
}

/** Thrown if the attack itself could not be made. */
class NothingThere extends Error {}

async function settledRound(pool: pg.Pool): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const { rowCount } = await pool.query("select from play_round where phase = 'settled' limit 1");
    if (rowCount !== 0) return;
    await sleep(LOOK_MS);
  }
  throw new Error("no round was settled");
}
