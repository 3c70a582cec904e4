import { randomUUID } from "node:crypto";
import { accept, refuse } from "@fairhouse/kernel/result.ts";
import type { HouseAccounts } from "@fairhouse/ledger/entry.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import pg from "pg";
import { expect, test } from "vitest";
import { systemRandom, testVault } from "../../../../tests/play-house.ts";
import type { Announcement } from "./announcement.ts";
import { GroupCommit } from "./group-commit.ts";
import type { UnkeyedJob } from "./job.ts";
import { PlayerStore } from "./player-store.ts";

const HOUSE: HouseAccounts = { currency: "PLAY", house: 1, escrow: 2, promotions: 3 };
const AMOUNTS = ["wagered", "returned"].flatMap((what) =>
  ["day", "week", "month"].map((period) => `${what}_${period}`),
);
const UNPLAYED = { played_on: "2026-11-28", ...Object.fromEntries(AMOUNTS.map((column) => [column, 0])) };
const unreachable = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
const deadlock = () => Object.assign(new Error("deadlock detected"), { code: "40P01" });

/**
 * Group commit on a database that reads players and admits them, and fails or refuses them when a test says so.
 * @param passing resolves when time begins to pass.
 */
function commitOn(failure: (players: readonly string[]) => Error | null = () => null, passing = Promise.resolve()) {
  /** The number of statements that admit nobody before the others admit all. */
  const conflicts = { left: 0 };
  /** The row of every player. */
  const row = { version: 0, balance: 0 };
  /** The names or texts of all statements, in order, with the players that they ask for. */
  const asked: { readonly statement: string; readonly players: readonly string[] }[] = [];
  const query = async (statement: string | { name: string; values: [readonly string[]] }) => {
    if (typeof statement === "string") return { rows: [] };
    if (statement.name.startsWith("play-0")) {
      asked.push({ statement: "write", players: [] });
      return { rows: [[conflicts.left-- > 0 ? [] : null]] };
    }
    const [players] = statement.values;
    asked.push({ statement: statement.name, players });
    const error = failure(players);
    if (error) throw error;
    const rest = { currency: "PLAY", nonce: 0, excluded_until: null, ...UNPLAYED };
    return { rows: players.map((id) => ({ id, ...row, ...rest })) };
  };
  const client = { query, release: () => undefined };
  const pool = Object.assign(new pg.Pool(), { query, connect: async () => client });
  /** The times for which group commit waited. They take a millisecond here. */
  const waits: number[] = [];
  const clock: Clock = {
    now: () => 0,
    monotonic: () => 0,
    after: (ms, callback) => {
      waits.push(ms);
      passing.then(() => setTimeout(callback, 1));
      return () => undefined;
    },
  };
  const games = { latest: () => undefined, version: () => undefined };
  const players = new PlayerStore(testVault(), games, systemRandom);
  const told: Announcement[] = [];
  const bus = { publish: (announcement: Announcement) => void told.push(announcement) };
  const ticks = { isShut: false, raise: () => Promise.resolve() };
  const commit = new GroupCommit({
    pool,
    players,
    houseAccounts: () => HOUSE,
    clock,
    bus,
    ticks,
  });
  return { commit, asked, waits, ticks, conflicts, row, told };
}

/** A command that writes nothing. It notes its name when it is computed, and announces how many were until then. */
function command(player: string, name: string, computed: string[] = []): UnkeyedJob<string> {
  return {
    player,
    key: null,
    run: () => {
      computed.push(name);
      const balance = { currencyId: "PLAY", amount: computed.length, version: 0 };
      return accept({ bet: "", moves: 0, answer: name, announcements: [{ type: "balance", player, balance }] });
    },
    standing: async () => null,
  };
}

/** The same, with a row to write. */
function writing(player: string, name: string, computed: string[]): UnkeyedJob<string> {
  const job = command(player, name, computed);
  return {
    ...job,
    run: (draft, doubtful) => {
      draft.moves.push({ bet: randomUUID(), turn: draft.takeNonce(), move: {}, extraStake: 0, byHouse: false });
      return job.run(draft, doubtful);
    },
  };
}

/** The same as {@link command}, for players with a balance only. */
function paid(player: string, name: string, computed: string[] = []): UnkeyedJob<string> {
  const job = command(player, name, computed);
  return {
    ...job,
    run: (draft, doubtful) => {
      const answer = job.run(draft, doubtful);
      return draft.player.account.balance > 0 ? answer : refuse({ code: "insufficient_balance" });
    },
  };
}

/** Fails the first statements, as many as there are errors. */
const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return () => left.shift() ?? null;
};

test("an unreachable database is asked twelve times more, each time after a longer wait, up to a second", async () => {
  const error = unreachable();
  const { commit, asked, waits } = commitOn(() => error);
  await expect(commit.submit(command("ada", "a"))).rejects.toBe(error);
  expect(asked).toHaveLength(13);
  expect(waits).toEqual([50, 100, 200, 400, 800, ...Array(7).fill(1000)]);
});

test("a deadlock is tried again six times, and behind a lock from the third", async () => {
  const error = deadlock();
  const { commit, asked, waits } = commitOn(() => error);
  await expect(commit.submit(command("ada", "a"))).rejects.toBe(error);
  const [load, lock] = ["play-load-players", "play-lock-players"];
  expect(asked.map(({ statement }) => statement)).toEqual([load, load, load, lock, lock, lock, lock]);
  expect(waits).toEqual([]);
});

test("a statement that fails for good is tried once more for each command alone", async () => {
  const error = new Error("planted");
  const { commit, asked } = commitOn((players) => (players.includes("bo") ? error : null));
  const players = ["ada", "bo", "cy", "di"];
  const answers = await Promise.allSettled(players.map((player) => commit.submit(command(player, player))));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  const batches = asked.map((statement) => statement.players);
  expect(batches.filter((batch) => batch.includes("bo"))).toEqual([["ada", "bo"], ["bo"]]);
});

test.each([
  ["an unreachable database", unreachable()],
  ["a deadlock", deadlock()],
  ["a statement that fails for good", new Error("planted")],
])("after %s a player's commands are computed in the order in which they came", async (_name, error) => {
  const { commit } = commitOn(failing(error));
  const computed: string[] = [];
  await Promise.all(["a", "b", "c", "d"].map((name) => commit.submit(command("ada", name, computed))));
  expect(computed).toEqual(["a", "b", "c", "d"]);
});

test("a player's command beyond 512 that wait is refused as busy", async () => {
  const { commit } = commitOn();
  const answers = await Promise.all(Array.from({ length: 514 }, (_, n) => commit.submit(command("ada", String(n)))));
  const busy = { ok: false, refusal: { code: "busy" } };
  expect(answers.slice(512)).toEqual([busy, busy]);
  expect(answers.slice(0, 512).every(({ ok }) => ok)).toBe(true);
  expect(await commit.submit(command("ada", "later"))).toMatchObject({ ok: true });
});

test("a house that is shut while a command waits for the database computes it no more", async () => {
  const { commit, ticks, asked } = commitOn(() => {
    ticks.isShut = true;
    return unreachable();
  });
  const computed: string[] = [];
  const shut = { ok: false, refusal: { code: "house_shut" } };
  expect(await commit.submit(command("ada", "a", computed))).toEqual(shut);
  expect(await commit.submit(command("ada", "b", computed))).toEqual(shut);
  expect(computed).toEqual([]);
  expect(asked).toHaveLength(1);
});

test("a player who is not admitted is read again, and locked first from the third time, in the same order", async () => {
  const { commit, asked, conflicts, told } = commitOn();
  conflicts.left = 4;
  const computed: string[] = [];
  const player = randomUUID();
  await Promise.all(["a", "b"].map((name) => commit.submit(writing(player, name, computed))));
  expect(computed).toEqual([..."ababab", "a", "a", "b"]);
  // Only the tries that were written are announced, each once.
  expect(told).toMatchObject([{ balance: { amount: 8 } }, { balance: { amount: 9 } }]);
  const [load, lock, write] = ["play-load-players", "play-lock-players", "write"];
  const tries = [load, write, load, write, load, write, lock, load, write, lock, load, write, lock, load, write];
  expect(asked.map(({ statement }) => statement)).toEqual(tries);
});

test("a refusal that is computed beside rows that are not written is computed again with them, in the same order", async () => {
  const { commit, conflicts } = commitOn();
  const player = randomUUID();
  await commit.submit(command(player, "first"));
  conflicts.left = 2;
  const computed: string[] = [];
  const answers = await Promise.all([
    commit.submit(paid(player, "a", computed)),
    commit.submit(writing(player, "b", computed)),
  ]);
  expect(computed).toEqual([..."ababab"]);
  expect(answers).toEqual([
    { ok: false, refusal: { code: "insufficient_balance" } },
    { ok: true, value: "b" },
  ]);
});

test("a refusal never rests on a state in memory", async () => {
  const { commit, row } = commitOn();
  await commit.submit(command("ada", "a"));
  row.balance = 1;
  expect(await commit.submit(paid("ada", "b"))).toMatchObject({ ok: true });
});

test("a player whose rows were written is remembered as they are now", async () => {
  const { commit, asked } = commitOn();
  const player = randomUUID();
  await commit.submit(writing(player, "a", []));
  const seen: object[] = [];
  const look: UnkeyedJob<string> = {
    ...command(player, "b"),
    run: ({ player: { version, nonce } }) => {
      seen.push({ version, nonce });
      return accept({ bet: "", moves: 0, answer: "b", announcements: [] });
    },
  };
  await commit.submit(look);
  expect(seen).toEqual([{ version: 1, nonce: 1 }]);
  expect(asked.map(({ statement }) => statement)).toEqual(["play-load-players", "write"]);
});

test("a player's state is remembered until it is forgotten", async () => {
  const { commit, asked } = commitOn();
  const loads = async (player: string) => {
    await commit.submit(command(player, "a"));
    return asked.length;
  };
  expect([await loads("ada"), await loads("bo"), await loads("ada")]).toEqual([1, 2, 2]);
  commit.forget("bo");
  expect([await loads("ada"), await loads("bo")]).toEqual([2, 3]);
  // After a database went back, the versions in memory may be those of other rows.
  commit.forgetAll();
  expect([await loads("ada"), await loads("bo")]).toEqual([4, 5]);
});

test("while a player waits for the database their further commands wait too, and nobody else's", async () => {
  const time = Promise.withResolvers<void>();
  const { commit, asked, waits } = commitOn(failing(unreachable()), time.promise);
  const computed: string[] = [];
  const first = commit.submit(command("ada", "a", computed));
  await expect.poll(() => waits).toEqual([50]);
  const second = commit.submit(command("ada", "b", computed));
  await commit.submit(command("bo", "c", computed));
  expect(computed).toEqual(["c"]);
  time.resolve();
  await Promise.all([first, second]);
  expect(computed).toEqual(["c", "a", "b"]);
  expect(asked.map(({ players }) => players)).toEqual([["ada"], ["bo"], ["ada"]]);
});

test("nothing is idle before the last command has its answer, however it is tried", async () => {
  const { commit } = commitOn(failing(deadlock(), deadlock(), deadlock(), deadlock()));
  let isAnswered = false;
  const answer = commit.submit(command("ada", "a")).then(() => {
    isAnswered = true;
  });
  await commit.idle();
  expect(isAnswered).toBe(true);
  await answer;
  await commit.idle();
});
