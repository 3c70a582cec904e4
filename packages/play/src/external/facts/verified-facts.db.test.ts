import { generateChain, linkAt } from "@fairhouse/fairness/chain.ts";
import { factLinks } from "@fairhouse/fairness/fact-links.ts";
import { anyGame, factStateOfJson } from "@fairhouse/kernel/any-game.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { tosses } from "@fairhouse/tests/external-games.ts";
import { verifyFacts } from "@fairhouse/tools/verify/facts.ts";
import { afterEach, beforeEach, expect, test } from "vitest";

const game = anyGame(tosses);
const CHAIN = "018f0000-0000-7000-8000-0000000000aa";
const SALT = "a salt";
const LINKS = 20_000;
const EVERY = 10;
const chain = generateChain("00".repeat(32), LINKS, 1);
const linkOf = (index: number) => linkAt(chain, index);

let database: TestDatabase;

beforeEach(async () => {
  database = await freshDatabase();
  await database.pool.query("insert into play_table (id, game) values ('toss', 'tosses')");
  await database.pool.query(
    `insert into play_chain (id, "table", ordinal, terminal_hash, length, stride, sealed, created_at, salt, opened_at)
     values ($1, 'toss', 1, $2, $3, 1, '', now(), $4, now())`,
    [CHAIN, chain.terminalHash, LINKS, SALT],
  );
});
afterEach(() => database.drop());

/** Writes what the links decided, with the same game. */
async function learnt(links: readonly { readonly index: number; readonly revealed?: string }[]): Promise<void> {
  const results = links.map(({ index, revealed = linkOf(index) }) => {
    const source = factLinks({ first: index, last: index, link: revealed, salt: SALT });
    return JSON.stringify(game.kind === "external" ? game.ofLinks?.result(factStateOfJson(null), source) : null);
  });
  await database.pool.query(
    `insert into play_fact (id, game, game_version, phase, state, result, chain, first_link, last_link, revealed, opened_at, known_at)
     select gen_random_uuid(), 'tosses', 1, 'known', 'null', result, $1, link, link, revealed, now(), now()
     from unnest($2::integer[], $3::text[], $4::jsonb[]) as its (link, revealed, result)`,
    [CHAIN, links.map(({ index }) => index), links.map(({ index, revealed }) => revealed ?? linkOf(index)), results],
  );
}

test("thousands of facts of a long chain are verified, each link hashed once", async () => {
  await learnt(Array.from({ length: LINKS / EVERY }, (_, place) => ({ index: (place + 1) * EVERY })));
  expect(await verifyFacts(database.pool, () => game)).toEqual({ passed: LINKS / EVERY, failed: 0, lines: [] });
});

test("a link that leads elsewhere is found, and keeps no later one from being right", async () => {
  await learnt([{ index: 3 }, { index: 5, revealed: linkOf(6) }, { index: 5 }, { index: 9 }]);
  const { lines, ...counts } = await verifyFacts(database.pool, () => game);
  expect(counts).toEqual({ passed: 3, failed: 1 });
  expect(lines).toEqual([expect.stringContaining("its link does not lead to")]);
});
