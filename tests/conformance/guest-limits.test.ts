import { catalog } from "@fairhouse/games/catalog.ts";
import { newestOf, rulesOf } from "@fairhouse/games/rules.ts";
import { isLive } from "@fairhouse/kernel/live.ts";
import { type PlayerState, refuseBet } from "@fairhouse/play/commit/player.ts";
import type { RecentPlay } from "@fairhouse/protocol/play-rules.ts";
import type { GuestBook } from "@fairhouse/web/guest/guest-book.ts";
import { refuseBet as refuseGuest } from "@fairhouse/web/guest/guest-refusals.ts";
import { expect, test } from "vitest";
import { fc } from "../fast-check.ts";
import { playerState } from "../player-state.ts";

const NOW = Date.UTC(2026, 0, 1);
const solo = catalog.filter((entry) => !isLive(entry));

/** A player of whom the server knows only coins, age and the last bets, like a guest. */
function playerWith(coins: number, adult: boolean, recent: RecentPlay): PlayerState {
  return playerState({ account: { account: 1, balance: coins, entries: 0 }, adult, recent });
}

test.each(solo)("a guest is refused what the server would refuse a player, in the same words: $id", async (entry) => {
  const game = newestOf(await rulesOf(entry));
  const amount = fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.integer({ min: 90_000, max: 120_000 }));
  const limits = fc.record({
    minBet: fc.integer({ min: 1, max: 20_000 }),
    maxBet: fc.integer({ min: 20_000, max: 110_000 }),
    pacing: fc.option(fc.record({ severalGames: fc.boolean(), betweenBetsMs: fc.constantFrom(0, 5_000) }), {
      nil: undefined,
    }),
  });
  const lately = fc.array(
    fc.record({ game: fc.constantFrom(entry.id, "another"), payout: fc.constantFrom(null, 0), ago: fc.nat(9_000) }),
    { maxLength: 2 },
  );
  const coins = fc.integer({ min: 0, max: 130_000 });
  const seen = new Set<string | undefined>();
  fc.assert(
    fc.property(amount, limits, coins, fc.boolean(), lately, (stake, range, coinsLeft, adult, made) => {
      const bet = game.sampleBet(stake);
      const newestFirst = made.toSorted((a, b) => a.ago - b.ago);
      const bets = newestFirst.map(({ ago, ...one }) => ({ ...one, createdAt: new Date(NOW - ago).toISOString() }));
      const book = { coins: coinsLeft, adultAt: adult ? "2026-01-01T00:00:00.000Z" : null, bets } as GuestBook;
      const [newest] = newestFirst;
      const recent: RecentPlay = {
        last: newest === undefined ? null : { at: NOW - newest.ago, round: null },
        openGames: newestFirst.flatMap(({ game: of, payout }) => (payout === null ? [of] : [])),
      };
      const expected = refuseBet(playerWith(coinsLeft, adult, recent), game, bet, range, NOW);
      seen.add(expected?.code);
      expect(refuseGuest(book, game, bet, range, NOW)).toEqual(expected);
    }),
    { numRuns: 500, seed: 1 },
  );
  expect([...seen].map(String).sort()).toEqual([
    "age_unconfirmed",
    "bet_too_large",
    "bet_too_small",
    "insufficient_balance",
    "other_game_open",
    "too_soon",
    "undefined",
  ]);
});
