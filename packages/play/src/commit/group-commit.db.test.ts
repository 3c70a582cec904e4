import { randomUUID } from "node:crypto";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { lostAnswers } from "../../../../tests/lost-answers.ts";
import { type PlayHouse, parsed, playHouse, testVault } from "../../../../tests/play-house.ts";
import { eventually } from "../../../../tests/round-house.ts";
import { playRules } from "../audit-rules.ts";
import type { CommandKey } from "./job.ts";

const RED = { chips: [{ on: "red", amount: 1000 }] };
const vault = testVault();
let database: TestDatabase;
let house: PlayHouse;

const key = (id: string = randomUUID(), body = "a"): CommandKey => ({ id, bodyHash: body.repeat(64).slice(0, 64) });
const roulette = (at: PlayHouse) => at.game("roulette", "instant");
const mines = (at: PlayHouse) => at.game("mines", "hand");
const bet = (player: string, command = key(), chips: unknown = RED, at = house) =>
  at.instant.place(player, roulette(at), parsed(roulette(at).bet, chips), command);

beforeAll(async () => {
  database = await freshDatabase();
  house = await playHouse(database.pool, undefined, vault);
});
afterEach(async () => {
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
});
afterAll(() => database.drop());

async function rowsOf(player: string): Promise<{ bets: number; balance: number; nonces: number[] }> {
  const { rows } = await database.pool.query<{ bets: number; balance: number; nonces: number[] }>(
    `select count(b.id) as bets, max(a.balance) as balance, coalesce(array_agg(b.nonce order by b.nonce) filter (where b.id is not null), '{}') as nonces
     from ledger_account a left join play_bet b on b.player = a.owner where a.owner = $1`,
    [player],
  );
  return rows[0] ?? { bets: -1, balance: -1, nonces: [] };
}

describe("keys", () => {
  test("32 parallel calls with one key place one bet and all get its answer", async () => {
    const player = await house.player();
    const command = key();
    const line = lostAnswers(database.pool);
    const other = await playHouse(line.pool, undefined, vault);
    const answers = await Promise.all(Array.from({ length: 32 }, () => bet(player, command, RED, other)));
    // The database would refuse the second row of the key, and with it the batch.
    expect(line.refused).toEqual([]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    expect((await rowsOf(player)).bets).toBe(1);
  });

  test("32 parallel calls with 32 keys place 32 bets with nonces 0 to 31", async () => {
    const player = await house.player();
    const answers = await Promise.all(Array.from({ length: 32 }, () => bet(player)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await rowsOf(player)).nonces).toEqual(Array.from({ length: 32 }, (_, nonce) => nonce));
  });

  test("the same key with another body is refused and changes nothing", async () => {
    const player = await house.player();
    const id = randomUUID();
    await bet(player, key(id, "a"));
    const before = await rowsOf(player);
    expect(await bet(player, key(id, "b"))).toEqual({ ok: false, refusal: { code: "key_reused" } });
    expect(await rowsOf(player)).toEqual(before);
  });

  test("two players may use the same key", async () => {
    const command = key();
    const [first, second] = [await bet(await house.player(), command), await bet(await house.player(), command)];
    expect([first.ok, second.ok]).toEqual([true, true]);
    expect(second).not.toEqual(first);
  });

  test("a refused command does not consume its key", async () => {
    const player = await house.player(500);
    const command = key();
    expect(await bet(player, command)).toMatchObject({ refusal: { code: "insufficient_balance" } });
    await credit(player, 10_000);
    expect(await bet(player, command)).toMatchObject({ ok: true });
  });

  test("a key placed by one server is known to another", async () => {
    const player = await house.player();
    const command = key();
    const first = await bet(player, command);
    const other = await playHouse(database.pool, undefined, vault);
    expect(await bet(player, command, RED, other)).toEqual(first);
  });
});

describe("a key whose player is not in memory", () => {
  test("learns its first answer although the bet could not be made again", async () => {
    const player = await house.player(1000);
    const command = key();
    const first = await bet(player, command, { chips: [{ on: "straight-0", amount: 1000 }] });
    expect(first.ok).toBe(true);
    const restarted = await playHouse(database.pool, undefined, vault);
    expect(await bet(player, command, { chips: [{ on: "straight-0", amount: 1000 }] }, restarted)).toEqual(first);
  });

  test("is refused for another body, even if other reasons speak against it", async () => {
    const player = await house.player(1000);
    const id = randomUUID();
    await bet(player, key(id, "a"), { chips: [{ on: "straight-0", amount: 1000 }] });
    const restarted = await playHouse(database.pool, undefined, vault);
    const other = await bet(player, key(id, "b"), { chips: [{ on: "red", amount: 99_000 }] }, restarted);
    expect(other).toEqual({ ok: false, refusal: { code: "key_reused" } });
  });

  test("of a hand's start learns its hand although that is open", async () => {
    const player = await house.player();
    const command = key();
    const start = (at: PlayHouse) =>
      at.hands.start(player, mines(at), parsed(mines(at).bet, { amount: 1000, mines: 3 }), [], command);
    const first = await start(house);
    expect(await start(await playHouse(database.pool, undefined, vault))).toEqual(first);
  });
});

describe("balances", () => {
  test("of 32 parallel bets of the whole balance one succeeds and the others are refused", async () => {
    const player = await house.player(1000);
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => bet(player, key(), { chips: [{ on: "straight-0", amount: 1000 }] })),
    );
    const won = answers.some((answer) => answer.ok && (answer.value.bet.payout ?? 0) > 0);
    const placed = answers.filter((answer) => answer.ok).length;
    expect(won ? placed >= 1 : placed === 1).toBe(true);
    const after = await rowsOf(player);
    expect(after.bets).toBe(placed);
    expect(after.balance).toBeGreaterThanOrEqual(0);
  });

  test("refuses a chip under a tenth of the smallest bet, even in a bet that is large enough", async () => {
    const player = await house.player();
    const chips = (small: number) => ({
      chips: [
        { on: "red", amount: 1000 },
        { on: "straight-7", amount: small },
      ],
    });
    expect(await bet(player, key(), chips(99))).toMatchObject({ refusal: { code: "bet_too_small" } });
    expect(await bet(player, key(), chips(100))).toMatchObject({ ok: true });
  });

  test("a deposit made elsewhere counts for the next bet, and a refusal never rests on an old balance", async () => {
    const player = await house.player(1000);
    await bet(player, key(), { chips: [{ on: "straight-7", amount: 1000 }] });
    await credit(player, 50_000);
    expect(await bet(player, key(), { chips: [{ on: "red", amount: 50_000 }] })).toMatchObject({ ok: true });
  });
});

describe("the player's row", () => {
  test.each([
    ["a ban", "banned_at = now()", "banned"],
    ["an exclusion", "excluded_until = now() + interval '1 day'", "excluded"],
    ["a wager limit", "wager_limit_day = 1500", "limit_reached"],
    ["a withdrawn age confirmation", "adult_at = null", "age_unconfirmed"],
  ])("%s holds from the instant it is saved", async (_, change, code) => {
    const player = await house.player();
    expect((await bet(player)).ok).toBe(true);
    await database.pool.query(`update play_player set ${change}, version = version + 1 where id = $1`, [player]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => bet(player)));
    expect(answers.map((answer) => !answer.ok && answer.refusal.code)).toEqual(Array(8).fill(code));
  });

  test("a player locked elsewhere waits; their neighbours do not", async () => {
    const [locked, free] = [await house.player(), await house.player()];
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("select 1 from play_player where id = $1 for update", [locked]);
    const waiting = bet(locked);
    expect((await bet(free)).ok).toBe(true);
    await client.query("commit");
    client.release();
    expect((await waiting).ok).toBe(true);
  });

  test("of players who bet together, exactly those who are locked elsewhere wait", async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => house.player()));
    const isFree = (place: number) => place % 3 === 0;
    const client = await database.pool.connect();
    await client.query("begin");
    const locked = players.filter((_, place) => !isFree(place));
    await client.query("select 1 from play_player where id = any($1) for update", [locked]);
    const answers = players.map((player) => bet(player));
    for (const answer of await Promise.all(answers.filter((_, place) => isFree(place)))) expect(answer.ok).toBe(true);
    await client.query("commit");
    client.release();
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    for (const player of players) expect((await rowsOf(player)).bets).toBe(1);
  });

  test("a bet that the database refuses fails alone", async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => house.player()));
    const bad = players[2] ?? "";
    // The row can no longer take the computed values: only this player's statement may fail.
    await database.pool.query(`alter table play_bet add constraint planted check (player <> '${bad}')`);
    const answers = await Promise.allSettled(players.map((player) => bet(player)));
    await database.pool.query("alter table play_bet drop constraint planted");
    expect(answers.map((answer) => answer.status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
      "fulfilled",
    ]);
    expect((await rowsOf(bad)).bets).toBe(0);
    expect((await bet(bad)).ok).toBe(true);
  });
});

describe("a command", () => {
  test("of a player who does not exist is refused", async () => {
    expect(await bet(randomUUID())).toEqual({ ok: false, refusal: { code: "not_found" } });
  });

  test("that throws fails alone, and changes nothing", async () => {
    const player = await house.player();
    const before = await rowsOf(player);
    const broken = house.commit.submit({
      player,
      key: null,
      run: (draft) => {
        draft.takeNonce();
        throw new Error("planted");
      },
      standing: async () => null,
    });
    const [failed, placed] = await Promise.allSettled([broken, bet(player)]);
    expect(failed).toMatchObject({ status: "rejected", reason: { message: "planted" } });
    expect(placed).toMatchObject({ status: "fulfilled", value: { ok: true } });
    const after = await rowsOf(player);
    expect([before.nonces, after.nonces]).toEqual([[], [0]]);
  });
});

describe("several servers and broken connections", () => {
  test("two servers settle bets of the same players without a lost nonce", async () => {
    const other = await playHouse(database.pool, undefined, vault);
    const players = await Promise.all(Array.from({ length: 4 }, () => house.player()));
    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, i) => bet(players[i % 4] ?? "", key(), RED, i % 3 ? house : other)),
    );
    expect(answers.filter((answer) => !answer.ok)).toEqual([]);
    for (const player of players) {
      expect((await rowsOf(player)).nonces).toEqual(Array.from({ length: 40 }, (_, nonce) => nonce));
    }
  });

  test("connections cut under load lose no acknowledged bet and place none twice", async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => house.player()));
    const commands = Array.from({ length: 240 }, (_, i) => ({ player: players[i % 8] ?? "", command: key() }));
    const cuts: Promise<unknown>[] = [];
    const cutting = setInterval(() => {
      const cut = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`;
      cuts.push(database.pool.query(cut).catch(() => undefined));
    }, 15);
    const answers = await Promise.allSettled(commands.map(({ player, command }) => bet(player, command)));
    clearInterval(cutting);
    await Promise.all(cuts);
    await house.commit.idle();
    // A connection of the pool may notice only now that it was cut: commands without an answer are sent again.
    const repeated = await Promise.all(
      commands.map(({ player, command }) => eventually(() => bet(player, command).catch(() => null))),
    );
    for (const [i, answer] of answers.entries()) {
      if (answer.status === "fulfilled") expect(repeated[i]).toEqual(answer.value);
    }
    for (const player of players) expect((await rowsOf(player)).bets).toBe(30);
  });
});

/** Credits a player as promotions do: a movement of its own under the player's lock, raising the version. */
async function credit(player: string, amount: number): Promise<void> {
  await database.pool.query(
    `with p as (update play_player set version = version + 1 where id = $1 returning account),
      a as (update ledger_account set balance = balance + $2, entries = entries + 1 where id = (select account from p)
        returning id, balance, entries)
    insert into ledger_movement (reference, act, kind, account, amount, sequence, balance, escrow_account, escrow, counter_account)
    select $3::uuid, 1, 'grant', id, $2::bigint, entries, balance, $4::bigint, 0, $5::bigint from a`,
    [player, amount, randomUUID(), house.house.escrow, house.house.promotions],
  );
}
