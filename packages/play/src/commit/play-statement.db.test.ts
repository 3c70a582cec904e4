import { randomUUID } from "node:crypto";
import { auditPool, ledgerRules } from "@fairhouse/ledger/trial-balance.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { readPlayer, writeDrafted } from "../../../../tests/drafted.ts";
import { type PlayHouse, playHouse } from "../../../../tests/play-house.ts";
import { playRules } from "../audit-rules.ts";
import { FactStore } from "../external/facts/fact-store.ts";
import type { Draft, NewBet } from "./draft.ts";
import type { PlayerState } from "./player.ts";

/*
 * Group commit computes rows that the statement accepts. These are rows that no host would make: the statement itself must refuse
 * them, whatever has computed them.
 */

let database: TestDatabase;
let house: PlayHouse;
let player: string;

beforeAll(async () => {
  database = await freshDatabase();
  house = await playHouse(database.pool);
});
beforeEach(async () => {
  player = await house.player();
  await write((draft) => draft.playOut(bet(draft.takeNonce()), 0));
});
afterEach(async () => {
  expect(await auditPool(database.pool, [...ledgerRules, ...playRules])).toEqual([]);
});
afterAll(() => database.drop());

const write = (rows: (draft: Draft) => void, of: string | PlayerState = player) => writeDrafted(house, of, rows);

const bet = (nonce: number, payout: number | null = 0): NewBet => ({
  id: randomUUID(),
  game: payout === null ? "mines" : "roulette",
  gameVersion: 1,
  kind: payout === null ? "hand" : "instant",
  stake: 1000,
  payout,
  bet: {},
  outcome: null,
  nonce,
  round: null,
});

/** Opens a hand of the player, and returns its bet. */
async function opened(): Promise<string> {
  const made = bet(1, null);
  await write((draft) => {
    draft.takeNonce();
    draft.open(made);
  });
  return made.id;
}

const settle = (draft: Draft, id: string) =>
  draft.settle({ id, stake: 1000, payout: 0, outcome: {}, ended: "settled", leftAt: null }, 0);

test("a nonce that no bet has is refused, with a new bet and without one", async () => {
  const id = await opened();
  const added = write((draft) => {
    draft.takeNonce();
    draft.addStake(id, 2, 1000);
  });
  await expect(added).rejects.toThrow(/player_rows/);
  const skipped = write((draft) => {
    draft.takeNonce();
    draft.playOut(bet(draft.takeNonce()), 0);
  });
  await expect(skipped).rejects.toThrow(/player_rows/);
});

test("a nonce that two bets have is refused", async () => {
  const twice = write((draft) => {
    const nonce = draft.takeNonce();
    draft.playOut(bet(nonce), 0);
    draft.playOut(bet(nonce), 0);
  });
  await expect(twice).rejects.toThrow(/player_rows/);
});

test("a bet on another seed than that of the player's row is refused", async () => {
  const state = await readPlayer(house, player);
  const other = { ...state, seed: { ...state.seed, id: (await readPlayer(house, await house.player())).seed.id } };
  await expect(write((draft) => draft.playOut(bet(draft.takeNonce()), 0), other)).rejects.toThrow(/player_rows/);
});

test("a bet is settled by its own player only, and once", async () => {
  const id = await opened();
  await expect(write((draft) => settle(draft, id), await house.player())).rejects.toThrow(/change_rows/);
  expect(await write((draft) => settle(draft, id))).toBe(true);
  await expect(write((draft) => settle(draft, id))).rejects.toThrow();
});

test("a player is admitted only to a round in the phase and under the fence that they were computed for", async () => {
  const round = randomUUID();
  await database.pool.query(
    `with t as (insert into play_table (id, game) values ('gate', 'crash') returning id),
       c as (insert into play_chain (id, "table", ordinal, terminal_hash, length, stride, sealed, created_at, played)
         select gen_random_uuid(), id, 1, '', 10, 1, '', now(), 1 from t returning id)
     insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, opened_at)
     select $1, t.id, 1, 'crash', 1, c.id, 1, 7, 'betting', now() from t, c`,
    [round],
  );
  const ticket = (fence: number, phase: "betting" | "running" = "betting") =>
    write((draft) => {
      draft.rounds.push({ round, phase, fence });
      draft.playOut(bet(draft.takeNonce()), 0);
    });
  expect([await ticket(6), await ticket(8), await ticket(7, "running"), await ticket(7)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  await database.pool.query("update play_round set phase = 'closing' where id = $1", [round]);
  expect(await ticket(7)).toBe(false);
});

test("a player is admitted only to an open fact in its version, before the deadline", async () => {
  const facts = new FactStore(database.pool);
  const id = randomUUID();
  await facts.open(database.pool, { id, game: "tosses", gameVersion: 1, state: null }, new Date());
  const [{ version } = { version: 0 }] = await facts.read([id]);
  const slip = (of: number, deadline: number | null = null) =>
    write((draft) => {
      const external = { ...bet(0, null), game: "tosses", kind: "external", nonce: null } as const;
      draft.openOn([{ fact: id, version: of, charge: 0, deadline }], external);
    });
  const soon = Date.now() + 3_600_000;
  expect([await slip(version + 1), await slip(version, Date.now() - 1_000)]).toEqual([false, false]);
  expect([await slip(version), await slip(version, soon)]).toEqual([true, true]);
  await facts.close(database.pool, [id], new Date());
  const [{ version: closed } = { version: 0 }] = await facts.read([id]);
  expect(await slip(closed)).toBe(false);
});
