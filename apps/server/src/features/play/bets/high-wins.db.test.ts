import { someInstant } from "@fairhouse/games/samples.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { analyzeWhole, freshDatabase, type TestDatabase } from "../../../../../../tests/database.ts";
import { playHouse } from "../../../../../../tests/play-house.ts";
import { HighWins, highestSql, highWinsSql, startOf } from "./high-wins.ts";

const BETS = 40_000;
/** One bet in so many pays 36 times its stake. */
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
  await analyzeWhole(database.pool, "play_bet");
});
afterAll(() => database.drop());

interface Node {
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Plan Rows": number;
  readonly Plans?: readonly Node[];
}

test("high wins are found by their own index even if all bets are of one day, and the planner knows how few they are", async () => {
  const { rows } = await database.pool.query(`explain (analyze, format json) ${highWinsSql}`, [
    null,
    new Date(),
    "coin",
    new Date(Date.now() - 24 * 60 * 60 * 1000),
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

test("those of a game in a year are read in their order, and no more than requested", async () => {
  const since = new Date(startOf("year", Date.now()) - 366 * 24 * 60 * 60 * 1000);
  const { rows } = await database.pool.query(`explain (analyze, format json) ${highestSql}`, [
    someInstant.id,
    new Date(),
    "coin",
    since,
  ]);
  const nodes = nodesOf(rows[0]["QUERY PLAN"][0].Plan);
  expect(nodes.map((node) => node["Index Name"])).toContain("play_bet_highest");
  expect(Math.max(...nodes.map((node) => node["Actual Rows"]))).toBeLessThanOrEqual(100);
});

describe("day, month and year", () => {
  /** The first moment of a day and of a month, at which it is long the next day somewhere east of Greenwich. */
  const midnight = Date.UTC(2031, 2, 1);

  test("turn at midnight UTC", () => {
    expect(startOf("day", midnight - 1)).toBe(Date.UTC(2031, 1, 28));
    expect(startOf("day", midnight)).toBe(midnight);
    expect(startOf("day", midnight + 86_399_999)).toBe(midnight);
    expect(startOf("month", midnight - 1)).toBe(Date.UTC(2031, 1, 1));
    expect(startOf("month", midnight)).toBe(midnight);
    expect(startOf("year", midnight)).toBe(Date.UTC(2031, 0, 1));
    expect(startOf("year", Date.UTC(2031, 0, 1) - 1)).toBe(Date.UTC(2030, 0, 1));
  });

  test("have the wins that were settled in them, but not the last millisecond of yesterday", async () => {
    const settled = async (at: number) => {
      const { rows } = await database.pool.query<{ id: string }>(
        `insert into play_bet (id, player, game, game_version, kind, currency, stake, payout, bet, outcome, seed, nonce, created_at, settled_at)
         select gen_random_uuid(), p.id, 'midnight', 1, 'instant', 'coin', 1000, 36000, '{}', '{}', gen_random_uuid(), 0, $1, $1
         from play_player p returning id`,
        [new Date(at)],
      );
      return rows[0]?.id ?? "";
    };
    await somePlayer();
    const lastYear = await settled(Date.UTC(2031, 0, 1) - 1);
    const [yesterday, today] = [await settled(midnight - 1), await settled(midnight)];
    // Two hours after midnight: "the last 24 hours" would include yesterday's.
    const clock = { now: () => midnight + 7_200_000, monotonic: () => 0, after: () => () => {} };
    const wins = new HighWins(database.pool, "coin", clock);
    const idsOf = async (period: "day" | "month" | "year") =>
      (await wins.list("midnight", period, 10)).map(({ id }) => id).sort();
    expect(await idsOf("day")).toEqual([today]);
    expect(await idsOf("month")).toEqual([today]);
    expect(await idsOf("year")).toEqual([yesterday, today].sort());
    expect(await idsOf("year")).not.toContain(lastYear);
  });
});

/** Creates a player for the bets, which no test looks at. */
async function somePlayer(): Promise<void> {
  const house = await playHouse(database.pool);
  await house.player();
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
