import { describe, expect, test } from "vitest";
import { bookOf, type GuestBook } from "./guest-book.ts";
import { adultHouse, openTestHouse, START, spinRed, startMines } from "./guest-testing.ts";
import { memoryVault } from "./guest-vault.ts";

async function playedBook(): Promise<GuestBook> {
  const house = await adultHouse();
  await spinRed(house);
  await house.rotate({ clientSeed: "mine" });
  await startMines(house);
  return house.read();
}

describe("what storage holds", () => {
  test("is read back as it was written", async () => {
    const book = await playedBook();
    expect(bookOf(JSON.parse(JSON.stringify(book)))).toEqual(book);
  });

  test("counts only as a whole: without any one field it starts again", async () => {
    const book = await playedBook();
    for (const field of Object.keys(book)) {
      const { [field]: _gone, ...rest } = book as Record<string, unknown>;
      expect(bookOf(rest), field).toBeNull();
    }
  });

  test("that makes no sense starts again", async () => {
    const book = await playedBook();
    const [hand] = book.bets;
    const hostile: readonly unknown[] = [
      undefined,
      null,
      "",
      "guest",
      [],
      {},
      { ...book, version: 2 },
      { ...book, coins: -1 },
      { ...book, coins: 1.5 },
      { ...book, coins: Number.NaN },
      { ...book, coins: "1000000" },
      { ...book, coins: Number.MAX_SAFE_INTEGER },
      { ...book, next: "0".repeat(63) },
      { ...book, next: "<script>" },
      { ...book, active: { ...book.active, nonce: -1 } },
      { ...book, active: { ...book.active, clientSeed: "\u202e" } },
      { ...book, adultAt: "yesterday" },
      { ...book, bets: Array.from({ length: 5_000 }, () => hand) },
      { ...book, bets: [{ ...hand, id: "../../etc" }] },
      { ...book, bets: [{ ...hand, kind: "instant" }] },
      { ...book, bets: [{ ...hand, serverSeedHash: "0".repeat(64) }] },
      { ...book, bets: [{ ...hand, nonce: 99 }] },
      { ...book, bets: [hand, { ...hand, id: "guest-00000000-0000-4000-8000-ffffffffffff" }] },
      { ...book, more: true },
    ];
    for (const [place, kept] of hostile.entries()) expect(bookOf(kept), `case ${place}`).toBeNull();
  });

  test("a house that finds garbage opens with the starting coins and keeps its new book", async () => {
    const vault = memoryVault("garbage");
    const seeds = await openTestHouse(vault).seeds();
    expect((await openTestHouse(vault).read()).coins).toBe(START);
    expect(await openTestHouse(vault).seeds()).toEqual(seeds);
  });

  test("a hand whose bet or moves do not fit its game is given back, not played", async () => {
    const book = await playedBook();
    const [hand, ...others] = book.bets;
    for (const broken of [{ bet: { amount: 1, nothing: 99 } }, { moves: [{ reveal: 900 }] }, { stake: 77_000 }]) {
      const house = openTestHouse(memoryVault({ ...book, bets: [{ ...hand, ...broken }, ...others] }));
      expect(await house.openHands()).toEqual([]);
      expect(await house.giveBackLost()).toBe(1);
    }
  });
});
