import { catalog } from "@fairhouse/games/catalog.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import { type PlayerState, refuseBet } from "@fairhouse/play/commit/player.ts";
import type { GuestBook } from "@fairhouse/web/guest/guest-book.ts";
import { refuseBet as refuseGuest } from "@fairhouse/web/guest/guest-refusals.ts";
import { expect, test } from "vitest";
import { fc } from "../fast-check.ts";

const NOW = Date.UTC(2026, 0, 1);
const nothing = { day: null, week: null, month: null };
const none = { day: 0, week: 0, month: 0 };
const solo = catalog.filter((entry) => entry.kind !== "round");

/** A player of whom the server knows only coins and age, like a guest. */
function playerWith(coins: number, adult: boolean): PlayerState {
  return {
    id: "player",
    version: 1,
    account: { account: 1, balance: coins, entries: 0 },
    currency: "play",
    name: null,
    avatar: "",
    role: "player",
    simulated: false,
    adult,
    banned: false,
    excludedUntil: null,
    seed: {
      id: "seed",
      clientSeed: "",
      stream: () => {
        throw new Error("a refusal draws nothing");
      },
    },
    nonce: 0,
    wagerLimits: nothing,
    lossLimits: nothing,
    spending: { on: "2026-01-01", wagered: none, returned: none },
    hands: null,
  };
}

test.each(solo)("a guest is refused what the server would refuse a player, in the same words: $id", async (entry) => {
  const game = newestOf(await rulesOf(entry));
  const amount = fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.integer({ min: 90_000, max: 120_000 }));
  const limits = fc.record({
    minBet: fc.integer({ min: 1, max: 20_000 }),
    maxBet: fc.integer({ min: 20_000, max: 110_000 }),
  });
  const coins = fc.integer({ min: 0, max: 130_000 });
  const seen = new Set<string | undefined>();
  fc.assert(
    fc.property(amount, limits, coins, fc.boolean(), (stake, range, coinsLeft, adult) => {
      const bet = game.sampleBet(stake);
      const book = { coins: coinsLeft, adultAt: adult ? "2026-01-01T00:00:00.000Z" : null } as GuestBook;
      const expected = refuseBet(playerWith(coinsLeft, adult), game, bet, range, NOW);
      seen.add(expected?.code);
      expect(refuseGuest(book, game, bet, range)).toEqual(expected);
    }),
    { numRuns: 500, seed: 1 },
  );
  expect([...seen].map(String).sort()).toEqual([
    "age_unconfirmed",
    "bet_too_large",
    "bet_too_small",
    "insufficient_balance",
    "undefined",
  ]);
});
