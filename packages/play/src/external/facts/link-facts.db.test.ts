import { randomUUID } from "node:crypto";
import { leadsTo } from "@fairhouse/fairness/chain.ts";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { noTicks } from "@fairhouse/platform/ticks.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { digitLinks, digitSum } from "@fairhouse/tests/external-games.ts";
import { millAtOnce } from "@fairhouse/tests/mill.ts";
import { limits, moments, parsed, systemRandom, testVault } from "@fairhouse/tests/play-house.ts";
import { digit } from "@fairhouse/tests/round-games.ts";
import { type RoundHouse, roundHouse } from "@fairhouse/tests/round-house.ts";
import { verifyFacts } from "@fairhouse/tools/verify/facts.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ChainStore } from "../../seed/chain-store.ts";
import { BudgetStore } from "../budgets/budget-store.ts";
import { Budgets } from "../budgets/budgets.ts";
import { ExternalDesk } from "../placing/external-desk.ts";
import { ExternalSettlement } from "../settlement/external-settlement.ts";
import { FactCache } from "./fact-cache.ts";
import { FactStore } from "./fact-store.ts";
import { learnLinkFacts } from "./link-facts.ts";
import { openAhead } from "./open-ahead.ts";

const game = anyGame(digitSum);
const games = { latest: () => game, version: (_: string, version: number) => (version === 1 ? game : undefined) };

let database: TestDatabase;
let house: RoundHouse;
let facts: FactStore;
let chain: string;
const vault = testVault();

beforeEach(async () => {
  database = await freshDatabase();
  house = await roundHouse(database.pool, [anyGame(digit)], { vault });
  facts = new FactStore(database.pool);
  await house.rounds.start();
  await house.passing(async () => (await taken()) >= 1);
  const { rows } = await database.pool.query<{ id: string }>("select id from play_chain where salt is not null");
  chain = rows[0]?.id ?? "";
});
afterEach(async () => {
  await house.finish();
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

const now = () => Promise.resolve(new Date(house.clock.now()));

/** Links that rounds have taken. */
async function taken(): Promise<number> {
  const { rows } = await database.pool.query<{ played: number }>("select max(played) as played from play_chain");
  return rows[0]?.played ?? 0;
}

async function openFact(first: number, last: number, gameVersion = 1): Promise<string | null> {
  const id = randomUUID();
  const fact = { id, game: game.id, gameVersion, state: null, links: { chain, first, last } };
  return (await facts.open(database.pool, fact, new Date(house.clock.now()))) ? id : null;
}

const phaseOf = async (id: string) => (await facts.read([id]))[0]?.phase;

function place(player: string, event: string) {
  const cache = new FactCache(facts, { error: () => undefined });
  const budgets = new Budgets(new BudgetStore(database.pool));
  const { commit } = house.play;
  const parts = { pool: database.pool, commit, random: systemRandom, limits, facts: cache, budgets, moments };
  const key = { id: randomUUID(), bodyHash: "00".repeat(32) };
  return new ExternalDesk(parts).place(player, game, parsed(game.wish, { amount: 1_000, event, over: 9 }), key);
}

function chainStore() {
  return new ChainStore({
    pool: database.pool,
    vault,
    random: systemRandom,
    clock: house.clock,
    chain: { length: 1, stride: 1, mill: millAtOnce },
  });
}

function learn(store = facts) {
  const chains = chainStore();
  const log = { error: () => undefined };
  return learnLinkFacts({ pool: database.pool, games, chains, facts: store, now, log });
}

test("bets end when the first link is taken, and the links alone give the result once the last is shown", async () => {
  const player = await house.play.player();
  const first = (await taken()) + 1;
  // Nobody has the rules of this one; it keeps the other from nothing.
  const orphan = (await openFact(first, first + 1, 2)) ?? "";
  const event = (await openFact(first, first + 1)) ?? "";
  expect(await place(player, event)).toMatchObject({ ok: true });
  await house.passing(async () => (await taken()) >= first);
  expect(await phaseOf(event)).toBe("closed");
  expect(await place(player, event)).toMatchObject({ refusal: { code: "market_suspended" } });

  // Until the round of the last link is over and shown, nobody learns a result.
  let wasEarly = false;
  await house.passing(async () => {
    const before = await shownLinks();
    if ((await learn()).length > 0 && before < first + 1) wasEarly = true;
    return (await phaseOf(event)) === "known";
  });
  expect(wasEarly).toBe(false);

  expect(await phaseOf(orphan)).toBe("closed");
  const { rows } = await database.pool.query<{ digit: number }>(
    `select (outcome->>'digit')::integer as digit from play_round where chain = $1 and link between $2 and $3 order by link`,
    [chain, first, first + 1],
  );
  const [known] = await facts.read([event]);
  expect(known?.result).toEqual(rows.map((round) => round.digit));
  const bus = { publish: () => undefined };
  const settlement = new ExternalSettlement({
    ...house.play,
    pool: database.pool,
    clock: house.clock,
    games,
    bus,
    ticks: noTicks,
  });
  expect(await settlement.settle(event)).toBe(1);

  const rules = () => game;
  expect(await verifyFacts(database.pool, rules)).toEqual({ passed: 1, failed: 0, lines: [] });
  const lying = anyGame({ ...digitSum, ofLinks: { ...digitLinks, result: () => [10, 10] } });
  expect((await verifyFacts(database.pool, () => lying)).lines).toEqual([
    expect.stringContaining(`fact ${event}: the result is`),
  ]);

  // Anybody can do the same from what is public.
  const source = await database.pool.query<{ revealed: string; salt: string; terminal_hash: string }>(
    "select f.revealed, c.salt, c.terminal_hash from play_fact f join play_chain c on c.id = f.chain where f.id = $1",
    [event],
  );
  const { revealed = "", salt = "", terminal_hash: terminal = "" } = source.rows[0] ?? {};
  expect(leadsTo(terminal, revealed, first + 1)).toBe(true);
  const links = factLinks({ first, last: first + 1, link: revealed, salt });
  expect(digitLinks.result(null, links)).toEqual(known?.result);
  expect(() => links.chance(first + 2, "stream")).toThrow(RangeError);
});

/** The last link that is public. */
async function shownLinks(): Promise<number> {
  const { rows } = await database.pool.query<{ link: number }>(
    "select coalesce(max(link), 0) as link from play_round where revealed is not null and (shown_at is null or shown_at <= $1)",
    [new Date(house.clock.now())],
  );
  return rows[0]?.link ?? 0;
}

test("no fact opens on links of which the first is taken, or on a chain that has ended", async () => {
  expect(await openFact(await taken(), 50)).toBeNull();
  await database.pool.query("update play_chain set retired_at = now() where id = $1", [chain]);
  expect(await openFact(60, 61)).toBeNull();
});

test("a chain that ends early shows the links of its facts, but not while a round is played from it", async () => {
  const player = await house.play.player();
  const event = (await openFact(50, 60)) ?? "";
  expect(await place(player, event)).toMatchObject({ ok: true });
  const current = await taken();
  await database.pool.query("update play_chain set retired_at = now() where id = $1", [chain]);
  let wasEarly = false;
  await house.passing(async () => {
    const isOver = (await shownLinks()) >= current;
    if ((await learn()).length > 0 && !isOver) wasEarly = true;
    return (await phaseOf(event)) === "known";
  });
  expect(wasEarly).toBe(false);
  // No round takes a link of it any more.
  await house.passing(async () => {
    const { rows } = await database.pool.query("select 1 from play_chain where salt is not null and id <> $1", [chain]);
    return rows.length === 1;
  });
  const { rows } = await database.pool.query<{ played: number }>("select played from play_chain where id = $1", [
    chain,
  ]);
  expect(rows[0]?.played).toBe(current);
});

test("the next links have their facts, each opened once by whichever server comes first", async () => {
  const parts = {
    pool: database.pool,
    games: { ...games, ids: [game.id] },
    chains: chainStore(),
    facts,
    now,
  };
  const opened = async () => {
    const { rows } = await database.pool.query<{ first: number; phase: string }>(
      "select first_link as first, phase from play_fact where chain = $1 order by first_link",
      [chain],
    );
    return rows;
  };
  const next = (await taken()) + 1;
  await Promise.all([openAhead(parts), openAhead(parts)]);
  expect(await opened()).toEqual([next, next + 1].map((first) => ({ first, phase: "open" })));
  await house.passing(async () => (await taken()) >= next);
  await openAhead(parts);
  const last = await taken();
  expect((await opened()).filter(({ first }) => first > last).map(({ first }) => first)).toEqual([last + 1, last + 2]);

  await database.pool.query("update play_chain set retired_at = now() where id = $1", [chain]);
  const before = (await opened()).length;
  await openAhead(parts);
  expect(await opened()).toHaveLength(before);
});

test("facts of a chain that has ended take no bets once the first of them is learnt", async () => {
  const player = await house.play.player();
  const events = [(await openFact(50, 52)) ?? "", (await openFact(50, 51)) ?? ""];
  const answers: unknown[] = [];
  /** Bets on the other fact in the moment in which a result, and with it the links, is public. */
  class Betting extends FactStore {
    override async learn(...result: Parameters<FactStore["learn"]>): Promise<void> {
      await super.learn(...result);
      for (const event of events) answers.push(await place(player, event));
    }
  }
  await database.pool.query("update play_chain set retired_at = now() where id = $1", [chain]);
  await house.passing(async () => (await learn(new Betting(database.pool))).length > 0);
  expect(answers).toHaveLength(4);
  for (const answer of answers) expect(answer).toMatchObject({ refusal: { code: "market_suspended" } });
});
