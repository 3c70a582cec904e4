import { describe, expect, test } from "vitest";
import { KEPT_BETS } from "./guest-book.ts";
import type { GuestHouse } from "./guest-house.ts";
import { adultHouse, newTestKey, openTestHouse, START, spinRed, startMines } from "./guest-testing.ts";
import { memoryVault } from "./guest-vault.ts";

const code = (expected: string) => expect.objectContaining({ code: expected });

/** Starts a hand and finds a tile without a mine by looking into the seed's future on a copy of the book. */
async function startWithGem(
  house: GuestHouse,
  vault: ReturnType<typeof memoryVault>,
): Promise<{ id: string; gem: number }> {
  const { hand } = await startMines(house);
  const copy = await vault.change((kept) => ({ kept, answer: structuredClone(kept) }));
  for (let tile = 0; ; tile += 1) {
    const other = openTestHouse(memoryVault(structuredClone(copy)));
    const tried = await other.makeMove(hand.id, { turn: 0, move: { reveal: tile } });
    if (tried.hand.payout === null) return { id: hand.id, gem: tile };
  }
}

describe("bets", () => {
  test("update coins, nonces and own bets one after another", async () => {
    const house = await adultHouse();
    let coins = START;
    for (let nonce = 0; nonce < 5; nonce += 1) {
      const placed = await spinRed(house, 2_000);
      coins += (placed.bet.payout ?? 0) - 2_000;
      expect(placed).toMatchObject({ nonce, balance: { currencyId: "guest", amount: coins } });
    }
    const { bets } = await house.bets({ scope: "mine", limit: "3", game: "roulette" });
    expect(bets).toHaveLength(3);
    expect((await house.seeds()).active.nonce).toBe(5);
  });

  test("answer a repeated command from the first one, and refuse another one under its key", async () => {
    const house = await adultHouse();
    const first = await spinRed(house, 2_000, "k");
    expect(await spinRed(house, 2_000, "k")).toEqual(first);
    await expect(spinRed(house, 3_000, "k")).rejects.toEqual(code("key_reused"));
    expect((await house.read()).bets).toHaveLength(1);
  });

  test("are kept up to 200, open hands beside them, without seeds that none of them needs", async () => {
    const house = await adultHouse();
    for (let place = 0; place < 3; place += 1) {
      await spinRed(house);
      await house.rotate({ clientSeed: `seed ${place}` });
    }
    const { hand } = await startMines(house);
    for (let place = 0; place < KEPT_BETS + 20; place += 1) await spinRed(house);
    const book = await house.read();
    expect(book.bets).toHaveLength(KEPT_BETS + 1);
    expect(book.bets.at(-1)?.id).toBe(hand.id);
    expect(book.revealed, "the last revealed pair is shown, although its bets are gone").toHaveLength(1);
  });

  test("are listed in pages without repeating or omitting one", async () => {
    const house = await adultHouse();
    for (let place = 0; place < 7; place += 1) await spinRed(house);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await house.bets({ scope: "mine", limit: "3", ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.bets.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual((await house.read()).bets.map(({ id }) => id));
  });
});

describe("hands", () => {
  test("are there again after a reload, rebuilt from seed, bet and moves, and go on", async () => {
    const vault = memoryVault();
    const house = await adultHouse(vault);
    const { id, gem } = await startWithGem(house, vault);
    const before = await house.makeMove(id, { turn: 0, move: { reveal: gem } });
    const reloaded = openTestHouse(vault);
    expect(await reloaded.openHands()).toEqual([before.hand]);
    const end = await reloaded.makeMove(id, { turn: 1, move: { cashOut: true } });
    expect(end.hand.payout).toBe(1_031);
    expect(end.balance.amount).toBe(START + 31);
    expect(await reloaded.openHands()).toEqual([]);
  });

  test("answer a repeated move again; a stale one, a refused one and one on a closed hand change nothing", async () => {
    const vault = memoryVault();
    const house = await adultHouse(vault);
    const { id, gem } = await startWithGem(house, vault);
    const first = await house.makeMove(id, { turn: 0, move: { reveal: gem } });
    expect(await house.makeMove(id, { turn: 0, move: { reveal: gem } })).toEqual(first);
    const book = await house.read();
    const refused: readonly [unknown, string][] = [
      [{ turn: 0, move: { reveal: (gem + 1) % 25 } }, "stale_turn"],
      [{ turn: 2, move: { cashOut: true } }, "stale_turn"],
      [{ turn: 1, move: { reveal: gem } }, "move_refused"],
      [{ turn: 1, move: { reveal: 25 } }, "invalid_request"],
    ];
    for (const [body, why] of refused) await expect(house.makeMove(id, body)).rejects.toEqual(code(why));
    expect(await house.read()).toEqual(book);
    await house.makeMove(id, { turn: 1, move: { cashOut: true } });
    await expect(house.makeMove(id, { turn: 2, move: { cashOut: true } })).rejects.toEqual(code("hand_closed"));
  });

  test("play moves sent with the start until one ends the hand", async () => {
    const house = await adultHouse();
    const body = { bet: { amount: 1_000, mines: 24 }, moves: [{ reveal: 0 }, { reveal: 1 }, { cashOut: true }] };
    const { hand, balance } = await house.startHand("mines", body, newTestKey());
    expect(hand).toMatchObject({ turn: 1, payout: expect.any(Number) });
    expect(balance.amount).toBe(START - 1_000 + (hand.payout ?? 0));
  });

  test("block a second hand of their game, and the reveal of their seed", async () => {
    const house = await adultHouse();
    const { hand } = await startMines(house);
    const named = { code: "hand_open", details: { hands: [{ id: hand.id, game: "mines" }] } };
    await expect(startMines(house)).rejects.toMatchObject(named);
    await expect(house.rotate({ clientSeed: "a" })).rejects.toMatchObject(named);
    expect((await house.seeds()).previous).toBeNull();
  });

  test("give their stake back once if the rules of this page do not know them", async () => {
    const vault = memoryVault();
    await startMines(await adultHouse(vault), 5_000);
    const later = openTestHouse(vault, { rules: async () => ({}) });
    expect(await later.openHands()).toEqual([]);
    expect([await later.giveBackLost(), await later.giveBackLost()]).toEqual([1, 0]);
    const book = await later.read();
    expect(book.coins).toBe(START);
    expect(book.bets[0]).toMatchObject({ refunded: true, payout: 5_000 });
  });
});

test("a refused command changes nothing", async () => {
  const house = await adultHouse();
  await spinRed(house);
  const book = await house.read();
  const commands: readonly [string, () => Promise<unknown>][] = [
    ["bet_too_small", () => spinRed(house, 999)],
    ["bet_too_large", () => spinRed(house, 100_001)],
    ["invalid_request", () => spinRed(house, -1)],
    ["invalid_request", () => house.placeBet("roulette", { bet: { chips: [] } }, newTestKey())],
    ["invalid_request", () => house.placeBet("roulette", null, newTestKey())],
    ["key_missing", () => house.placeBet("roulette", { bet: { chips: [{ on: "red", amount: 1_000 }] } }, undefined)],
    ["not_found", () => house.placeBet("crash", { bet: { amount: 1_000, auto: null } }, newTestKey())],
    ["not_found", () => house.placeBet("mines", { bet: { amount: 1_000, mines: 1 } }, newTestKey())],
    ["not_found", () => house.placeBet("nothing", { bet: {} }, newTestKey())],
    ["not_found", () => house.makeMove("guest-nothing", { turn: 0, move: { reveal: 1 } })],
    ["invalid_request", () => house.rotate({ clientSeed: "\u202e" })],
    ["coins_left", () => house.refill()],
    ["age_confirmed", () => house.confirmAge()],
  ];
  for (const [why, command] of commands) await expect(command(), why).rejects.toEqual(code(why));
  expect(await house.read()).toEqual(book);
});

test("nothing is staked before the age is confirmed, nor at a game that is switched off", async () => {
  const house = openTestHouse();
  const { active } = await house.seeds();
  await expect(spinRed(house)).rejects.toEqual(code("age_unconfirmed"));
  expect((await house.seeds()).active, "the hash that was shown is the one that is played with").toEqual(active);
  const off = await adultHouse(undefined, { gameOff: (game) => game === "roulette" });
  await expect(spinRed(off)).rejects.toMatchObject({ code: "game_off", details: { game: "roulette" } });
  expect((await off.read()).bets).toEqual([]);
});

test("coins can be refilled by a guest who cannot place the smallest bet, but not while they are in a hand", async () => {
  const house = await adultHouse(undefined, { startingCoins: 1_500 });
  await startMines(house, 1_500);
  await expect(spinRed(house)).rejects.toEqual(code("insufficient_balance"));
  await expect(house.refill()).rejects.toEqual(code("coins_left"));
  const [hand] = await house.openHands();
  const book = await house.read();
  // Reveals until the mine. 24 gems pay by themselves, so a player with bad luck is needed.
  for (let turn = 0; turn < 24; turn += 1) {
    const { hand: now } = await house.makeMove(hand?.id ?? "", { turn, move: { reveal: turn } });
    if (now.payout !== null) break;
  }
  const after = await house.read();
  expect(after.changes).toBeGreaterThan(book.changes);
  if (after.coins >= 1_000) return expect(house.refill()).rejects.toEqual(code("coins_left"));
  expect((await house.refill()).coins).toBe(1_500);
});

test("two tabs neither lose nor double a coin, and use every nonce once", async () => {
  const vault = memoryVault();
  const tabs = [await adultHouse(vault), openTestHouse(vault)];
  const placed = await Promise.all(
    Array.from({ length: 100 }, (_, place) => spinRed(tabs[place % 2] ?? openTestHouse(vault), 1_000)),
  );
  const won = placed.reduce((sum, { bet }) => sum + (bet.payout ?? 0) - bet.stake, 0);
  expect((await openTestHouse(vault).read()).coins).toBe(START + won);
  const nonces = placed.map(({ nonce }) => nonce).sort((a, b) => a - b);
  expect(nonces).toEqual(Array.from({ length: 100 }, (_, place) => place));
  expect(new Set(placed.map(({ balance }) => balance.version)).size).toBe(100);
});

test("a guest's own seed answers the commitment until the first bet", async () => {
  const house = await adultHouse();
  const { active } = await house.seeds();
  const answer = { clientSeed: "mine", serverSeedHash: active.serverSeedHash };
  await expect(house.chooseSeed({ ...answer, serverSeedHash: "00".repeat(32) })).rejects.toMatchObject({
    code: "seed_in_use",
  });
  expect((await house.chooseSeed(answer)).active).toEqual({ ...active, clientSeed: "mine" });
  await spinRed(house);
  await expect(house.chooseSeed(answer)).rejects.toMatchObject({ code: "seed_in_use" });
});

test("a rotation reveals the seed whose hash was shown, and starts the announced pair", async () => {
  const house = await adultHouse();
  const before = await house.seeds();
  await spinRed(house);
  const after = await house.rotate({ clientSeed: "my own words" });
  expect(after.active).toEqual({
    serverSeedHash: before.nextServerSeedHash,
    clientSeed: "my own words",
    chosen: true,
    free: false,
    nonce: 0,
  });
  expect(after.previous).toMatchObject({ serverSeedHash: before.active.serverSeedHash, nonces: 1 });
});
