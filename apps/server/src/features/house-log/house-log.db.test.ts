import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { checkEntry } from "@fairhouse/house-log/check-bet.ts";
import { checkReceipt } from "@fairhouse/house-log/receipt.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { inTransaction } from "@fairhouse/platform/transaction.ts";
import { betReceipt, loggedBet, loggedRound } from "@fairhouse/protocol/house-log.ts";
import { betPage } from "@fairhouse/protocol/play.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { fromBase64 } from "@fairhouse/transparency/bytes.ts";
import { parseVkey } from "@fairhouse/transparency/note.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { digit } from "../../../../../tests/round-games.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { houseLogRules } from "./audit-rules.ts";
import { startHouseLog } from "./start.ts";
import { auditOf, countOf, logsOf, readerOf } from "./testing.ts";

/** A round of a second: those of real tables take up to minutes. */
const quick = { id: "digit", bettingMs: 500, resultMs: 200, start: "free" } as const;
const rounds = anyGame({ ...digit, tables: [quick], runMs: () => 300 });
const options = { features: [startHouseLog], games: [someInstant.game, someHand.game, rounds] };

let database: TestDatabase;
let here: PlayTest;
let there: PlayTest;
let player: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  here = await startPlayTest(database, options);
  there = await startPlayTest(database, options);
  player = await here.player();
});
afterAll(async () => {
  expect(await here.audit()).toEqual([]);
  await there.house.close();
  await here.house.close();
  await database.drop();
});

const bet = (by = player) => by.post(`/api${someInstant.path}`, { bet: someInstant.bet() });

/** Checks the entries of a bet as its page does. */
async function checked(id: string, by: Pick<TestPlayer, "get"> = here.visitor) {
  const page = betPage.parse((await by.get(`/api/bets/${id}`)).body);
  const { entries, logs } = loggedBet.parse((await by.get(`/api/bets/${id}/log`)).body);
  const shown = {
    ...page.bet,
    currency: page.bet.currencyId,
    round: page.bet.round?.id ?? null,
    moves: page.moves,
    chance: page.proof.seeding === "solo" ? page.proof : null,
    placedAt: Date.parse(page.bet.createdAt),
    settledAt: page.bet.settledAt === null ? null : Date.parse(page.bet.settledAt),
    sales: [],
    resettlements: [],
  };
  const bytes = (text: string) => fromBase64(text) ?? new Uint8Array();
  const given = entries.map((entry) => ({ ...entry, entry: bytes(entry.entry), path: entry.path.map(bytes) }));
  const key = parseVkey(logs.at(-1)?.vkey ?? "");
  const all = await Promise.all(given.map((entry) => checkEntry({ ...shown, bet: page.bet.bet }, entry, key)));
  return all.map(({ kind, entry, wrong }) => [kind, entry.step, wrong]);
}

describe("the log of two servers", () => {
  test("has every bet once, and both serve it", async () => {
    const placed = [];
    for (let i = 0; i < 20; i++) placed.push((await bet()).body.bet.id);
    const other = await there.player();
    const { hand } = (await other.post(`/api${someHand.path}`, { bet: someHand.bet() })).body;
    // The hand came last.
    for (const { house } of [here, there]) await expect.poll(() => countOf(house.url, "placed")).toBe(1);
    const audit = await auditOf(there.house.url);
    expect(audit.findings).toEqual([]);
    expect(audit.counts.kinds).toMatchObject({ house: 1, placed: 1, settled: 20, pair: 4 });
    for (const id of placed.slice(0, 3)) expect(await checked(id)).toEqual([["settled", 0, null]]);
    const opening = await other.post(`/api/hands/${hand.id}/moves`, { turn: 0, move: someHand.opening });
    if (opening.body.hand.payout === null) {
      await other.post(`/api/hands/${hand.id}/moves`, { turn: 1, move: someHand.ending });
    }
    await expect
      .poll(() => checked(hand.id), { interval: 300 })
      .toEqual([
        ["placed", 1, null],
        ["settled", 0, null],
      ]);
  });

  test("has a hand that ended in the command that began it once, as a bet that is settled at once", async () => {
    const whole = { bet: someHand.bet(), moves: [someHand.opening, someHand.ending] };
    const ended = await (async () => {
      for (;;) {
        const { status, body } = await (await here.player()).post(`/api${someHand.path}`, whole);
        // The opening of a hand may end it, and then there is nothing to end.
        if (status === 200) return body.hand;
      }
    })();
    await expect.poll(() => checked(ended.id), { interval: 300 }).toEqual([["settled", 0, null]]);
  });

  test("has the ticket of a round, its book, and its link when it is over", async () => {
    const ticket = await (async () => {
      for (;;) {
        const { status, body } = await player.post("/api/tables/digit/tickets", { bet: { amount: 1_000, on: 1 } });
        if (status === 200) return body.ticket;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    })();
    await expect
      .poll(() => checked(ticket.id), { interval: 500 })
      .toEqual([
        ["placed", 1, null],
        ["settled", 0, null],
      ]);
    await expect.poll(async () => (await auditOf(here.house.url)).counts.linksChecked).toBeGreaterThan(0);
    expect((await auditOf(here.house.url)).findings).toEqual([]);
  });

  test("has what receipts promise, to the bit, and nobody but its player gets the receipt of a bet", async () => {
    const owner = await here.player();
    const { hand } = (await owner.post(`/api${someHand.path}`, { bet: someHand.bet() })).body;
    const path = `/api/bets/${hand.id}/receipt`;
    // The other server signs it, whichever writes the log.
    const answer = await fetch(there.house.url + path, { headers: { authorization: `Bearer ${owner.token}` } });
    const receipt = betReceipt.parse(await answer.json());
    const [{ vkey = "" } = {}] = await logsOf(here.house.url);
    const promised = receipt.entries.map((entry) => fromBase64(entry) ?? new Uint8Array());
    const { time, withinMs } = await checkReceipt(receipt.note, promised, parseVkey(vkey));
    expect(withinMs).toBe(60_000);
    expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
    const logged = async () =>
      loggedBet.parse((await owner.get(`/api/bets/${hand.id}/log`)).body).entries.map(({ entry }) => entry);
    await expect.poll(logged).toEqual(receipt.entries);
    for (const by of [here.visitor, player]) expect((await by.get(path)).status).toBe(by === player ? 404 : 401);
    expect((await owner.get(`/api/bets/${crypto.randomUUID()}/receipt`)).body.code).toBe("not_found");
    // An upgrade, or a log after a restoration: what was committed before is not in the new log.
    const { rows } = await database.pool.query("select began_at::text as began_at from house_log");
    await database.pool.query("update house_log set began_at = clock_timestamp()");
    expect((await owner.get(path)).body.code).toBe("not_found");
    await database.pool.query("update house_log set began_at = $1", [rows[0].began_at]);
  });

  test("shows the entries of a hidden player to that player alone", async () => {
    const hidden = await here.player();
    await here.house.pool.query("update play_player set name = null, version = version + 1 where id = $1", [hidden.id]);
    const { id } = (await bet(hidden)).body.bet;
    const log = async (by: Pick<TestPlayer, "get">) => {
      const { entries, lacking } = loggedBet.parse((await by.get(`/api/bets/${id}/log`)).body);
      return [entries.length, lacking];
    };
    await expect.poll(() => log(hidden)).toEqual([1, undefined]);
    expect(await log(here.visitor)).toEqual([0, "withheld"]);
    expect(await log(player)).toEqual([0, "withheld"]);
  });

  const roundLog = async (id: string) => {
    const { entries, lacking } = loggedRound.parse((await here.visitor.get(`/api/rounds/${id}/log`)).body);
    return [entries.length, lacking];
  };
  /** Finds a round of which everything was told, and another one was opened after it. */
  const roundThatIsOver = async (from: string): Promise<string> => {
    for (;;) {
      const { rows } = await database.pool.query<{ id: string }>(
        `select id from play_round r where revealed is not null and opened_at > $1
          and exists (select from play_round n where n.number > r.number) order by number limit 1`,
        [from],
      );
      if (rows[0] !== undefined) return rows[0].id;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };

  test("has the link of a round also if it was told long after the round", async () => {
    const id = await roundThatIsOver("-infinity");
    await expect.poll(() => roundLog(id), { interval: 300 }).toEqual([4, undefined]);
    // The database refuses to change a round that was played.
    const move = (by: string) =>
      inTransaction(database.pool, async (client) => {
        await client.query("set local session_replication_role = replica");
        await client.query(
          `update play_round set opened_at = opened_at ${by}, settled_at = settled_at ${by} where id = $1`,
          [id],
        );
      });
    await move("- interval '1 day'");
    expect(await roundLog(id)).toEqual([4, undefined]);
    await move("+ interval '1 day'");
  });

  test("says of what is older that no entry is to come", async () => {
    const { rows } = await database.pool.query("select began_at::text as began_at from house_log");
    // Nobody writes meanwhile, and a pass that runs is lost.
    await database.pool.query("update house_log_lease set driver = gen_random_uuid(), until = 'infinity'");
    await database.pool.query("update house_log set driver = null, fence = fence + 1");
    try {
      const { id } = (await bet()).body.bet;
      const log = async () => loggedBet.parse((await player.get(`/api/bets/${id}/log`)).body);
      expect(await log()).toMatchObject({ entries: [] });
      expect((await log()).lacking).toBeUndefined();
      const round = await roundThatIsOver(new Date().toISOString());
      expect(await roundLog(round)).toEqual([0, undefined]);
      await database.pool.query("update house_log set began_at = clock_timestamp() + interval '1 hour'");
      expect(await log()).toMatchObject({ entries: [], lacking: "older" });
      expect(await roundLog(round)).toEqual([0, "older"]);
    } finally {
      await database.pool.query("update house_log set began_at = $1", [rows[0].began_at]);
      await database.pool.query("update house_log_lease set until = '-infinity'");
    }
  });
});

test("the audit of the books names what is missing in the log, and what is there twice", async () => {
  const own = await freshDatabase();
  const play = await startPlayTest(own, options);
  const one = await play.player();
  const { id } = (await bet(one)).body.bet;
  await expect.poll(() => countOf(play.house.url, "settled")).toBe(1);
  await play.house.close();
  const found = async () => (await auditPool(own.pool, houseLogRules)).map(({ rule }) => rule);
  const rules = houseLogRules.map(({ name }) => name);
  expect(await found()).toEqual([]);
  await own.pool.query(
    `update house_log_bundle set "references" = array_replace("references", $1, gen_random_uuid())`,
    [id],
  );
  expect(await found()).toEqual([rules[2]]);
  await own.pool.query(`update house_log_bundle set "references" = "references" || $1::uuid`, [id]);
  expect(await found()).toEqual([rules[0], rules[1]]);
  await own.pool.query("update house_log_bundle set leaves = leaves || decode(repeat('00', 32), 'hex')");
  await own.pool.query("update house_log set size = size + 1");
  expect(await found()).toEqual([]);
  await own.drop();
});

test("a row that was changed after it was signed is published by nobody, and no more bets are taken", async () => {
  const own = await freshDatabase();
  const play = await startPlayTest(own, options);
  const one = await play.player();
  await bet(one);
  await expect.poll(() => countOf(play.house.url, "settled")).toBe(1);
  const { url } = play.house;
  const before = await (await readerOf(url, 1)).head();
  // The payout of the bet, or whatever else: one bit of the newest entry and its leaf.
  await own.pool.query("update house_log_bundle set leaves = set_bit(leaves, 0, 1 - get_bit(leaves, 0))");
  await bet(one);
  await expect.poll(async () => (await bet(one)).body.code, { interval: 300 }).toBe("draining");
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect((await (await readerOf(url, 1)).head()).checkpoint).toEqual(before.checkpoint);
  const { rows } = await own.pool.query("select act, actor, reason from admin_act");
  expect(rows).toEqual([
    { act: "drain", actor: "the log of the house", reason: expect.stringContaining("are not those that were signed") },
  ]);
  expect((await auditOf(url)).findings).toEqual([]);
  await play.house.close();
  await own.drop();
});
