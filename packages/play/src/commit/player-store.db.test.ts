import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { readPlayer, writeDrafted } from "../../../../tests/drafted.ts";
import { type PlayHouse, parsed, playHouse } from "../../../../tests/play-house.ts";
import type { NewBet } from "./draft.ts";

let database: TestDatabase;
let house: PlayHouse;
let player: string;

beforeAll(async () => {
  database = await freshDatabase();
  house = await playHouse(database.pool);
});
beforeEach(async () => {
  player = await house.player();
});
afterAll(() => database.drop());

const bet = (game: string, kind: NewBet["kind"], more: Partial<NewBet> = {}): NewBet => ({
  id: randomUUID(),
  game,
  gameVersion: 1,
  kind,
  stake: 1000,
  payout: null,
  bet: {},
  outcome: null,
  nonce: null,
  round: null,
  ...more,
});

/** Deals a hand of mines. */
async function dealt(): Promise<string> {
  const mines = house.game("mines", "hand");
  const key = { id: randomUUID(), bodyHash: "ab".repeat(32) };
  const answer = await house.hands.start(player, mines, parsed(mines.bet, { amount: 1000, mines: 3 }), [], key);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.hand.id;
}

/** Opens a ticket in a round of this phase. */
async function ticket(game: string, phase: string): Promise<string> {
  const round = randomUUID();
  await database.pool.query(
    `with t as (insert into play_table (id, game) values ($2, $2) returning id),
       c as (insert into play_chain (id, "table", ordinal, terminal_hash, length, stride, sealed, created_at, played)
         select gen_random_uuid(), id, 1, '', 10, 1, '', now(), 1 from t returning id)
     insert into play_round (id, "table", number, game, game_version, chain, link, fence, phase, opened_at)
     select $1, t.id, 1, $2, 1, c.id, 1, 1, $3, now() from t, c`,
    [round, game, phase],
  );
  const made = bet(game, "round", { round });
  await writeDrafted(house, player, (draft) => draft.open(made));
  return made.id;
}

test("an open hand is folded from its own seeds, whatever pair its player has now", async () => {
  const hand = await dealt();
  const now = await readPlayer(house, player);
  const stream = () => {
    throw new Error("another seed");
  };
  const later = { ...now, seed: { id: randomUUID(), clientSeed: "another", stream } };
  const ownSeeds = { ...now, seed: { ...now.seed, clientSeed: "another" } };
  const [expected, ...others] = await Promise.all(
    [now, later, ownSeeds].map(async (state) => {
      const hands = await house.players.loadHands(database.pool, [state]);
      return hands.get(player)?.get(hand)?.state;
    }),
  );
  expect(expected).toBeDefined();
  expect(others).toEqual([expected, expected]);
});

test("a game counts as open while a hand or a ticket of it is, and a slip never", async () => {
  await dealt();
  await writeDrafted(house, player, (draft) => draft.open(bet("virtual", "external")));
  await ticket("crash", "betting");
  const left = await ticket("slide", "running");
  const end = { id: left, stake: 1000, payout: 0, outcome: {}, ended: "settled", leftAt: null } as const;
  await writeDrafted(house, player, (draft) => draft.settle(end, 0));
  await ticket("aviator", "voided");
  const recent = await house.players.loadNeeded.recent(database.pool, [await readPlayer(house, player)]);
  expect([...(recent.get(player)?.openGames ?? [])].sort()).toEqual(["crash", "mines"]);
});

test("open slips wait, and nothing else", async () => {
  await dealt();
  const [one, two] = [bet("virtual", "external"), bet("virtual", "external")];
  await writeDrafted(house, player, (draft) => {
    draft.open(one);
    draft.open(two);
  });
  const end = { id: two.id, stake: 1000, payout: 0, outcome: {}, ended: "settled", leftAt: null } as const;
  await writeDrafted(house, player, (draft) => draft.settle(end, 0));
  const waiting = await house.players.loadNeeded.waiting(database.pool, [await readPlayer(house, player)]);
  expect(waiting.get(player)).toBe(1);
});
