import { someInstant } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { highWinsSql } from "./high-wins.ts";

const BETS = 40_000;
/** One of so many brings 36 times its stake. */
const HIGH = 40;
const HOURS = 20;

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(
    `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, created_at, settled_at)
     select gen_random_uuid(), gen_random_uuid(), '${someInstant.id}', 1, 'instant', 'coin', 1000, case when n % ${HIGH} = 0 then 36000 else 0 end,
       '{"chips":[{"on":"straight-1","amount":1000}]}', '{"pocket":1}', gen_random_uuid(), 0, at, at
     from (select n, now() - n * interval '${HOURS} hours' / ${BETS} as at from generate_series(1, ${BETS}) n) made`,
  );
  await database.pool.query("vacuum analyze play_bet");
});
afterAll(() => database.drop());

interface Node {
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Plan Rows": number;
  readonly Plans?: readonly Node[];
}

test("high wins are found by their own index also where all bets are of one day, and the planner knows how few they are", async () => {
  const { rows } = await database.pool.query(`explain (analyze, format json) ${highWinsSql}`, [
    null,
    new Date(),
    "coin",
  ]);
  const nodes = nodesOf(rows[0]["QUERY PLAN"][0].Plan);
  const scans = nodes.filter((node) => node["Relation Name"] === "play_bet");
  expect(scans).toHaveLength(1);
  const found = BETS / HIGH;
  for (const node of scans) {
    expect(node["Actual Rows"]).toBe(found);
    expect(node["Plan Rows"]).toBeLessThan(2 * found);
  }
  expect(nodes.map((node) => node["Index Name"])).toContain("play_bet_high_win");
});

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
