import { sha256Hex } from "@fairhouse/fairness/hash.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { crash } from "@fairhouse/games/crash/rules/crash.ts";
import { houseMarkets } from "@fairhouse/games/house-markets/rules/house-markets.ts";
import { mines } from "@fairhouse/games/mines/rules/mines.ts";
import { roulette } from "@fairhouse/games/roulette/rules/roulette.ts";
import type { FlightBet, FlightOutcome } from "@fairhouse/games/shared/rules/flight.ts";
import { type AnyBet, type AnyGame, anyGame } from "@fairhouse/kernel/any-game.ts";
import type { RoundGame } from "@fairhouse/kernel/game.ts";
import { describe, expect, it } from "vitest";
import { playOf } from "./rounds.ts";
import { count, type Tally } from "./tally.ts";

function played(game: AnyGame, bet: AnyBet, seed: string, from: number, rounds: number): Tally {
  const tally: Tally = new Map();
  playOf(game, bet, seed)(from, rounds, tally);
  return tally;
}

describe("a simulation", () => {
  it("plays exactly the bets that anybody can verify", () => {
    const bet = roulette.sampleBet(10);
    const expected: Tally = new Map();
    for (let nonce = 5; nonce < 25; nonce++) {
      count(expected, roulette.play(bet, soloChance(sha256Hex("s"), "simulate", nonce)).payout);
    }
    expect(played(anyGame(roulette), anyGame(roulette).sampleBet(10), "s", 5, 20)).toEqual(expected);
  });

  it.each<AnyGame>([anyGame(roulette), anyGame(mines), anyGame(crash), anyGame(houseMarkets)])(
    "of $id repeats itself with its seed, and not with another",
    (game) => {
      const bet = game.sampleBet(1_000);
      const once = played(game, bet, "s", 0, 500);
      expect(played(game, bet, "s", 0, 500)).toEqual(once);
      expect(played(game, bet, "t", 0, 500)).not.toEqual(once);
      expect([...once.values()].reduce((sum, times) => sum + times, 0)).toBe(500);
    },
  );

  it("subtracts later stakes from the result", () => {
    const raising: Partial<typeof mines> = {
      deal: (bet, chance) => ({ ...mines.deal(bet, chance), extraStake: 7 }),
    };
    const doubled = anyGame({ ...mines, ...raising });
    const results = [...played(doubled, doubled.sampleBet(1_000), "s", 0, 100).keys()];
    expect(results).toContain(-7);
  });

  it("skips rounds that refuse the bet, and plays rounds like the first that takes it", () => {
    const drawn: number[] = [];
    const third: RoundGame<FlightBet, FlightOutcome, number> = {
      ...crash,
      open: (carry) => ({ carry: carry ?? 1, fresh: true }),
      refuse: (_bet, carry) => (carry === 3 ? null : "not_now"),
      fit: () => null,
      outcome(chance, carry, book) {
        drawn.push(carry);
        return { outcome: crash.outcome(chance, null, book).outcome, carry: carry + 1 };
      },
    };
    const game = anyGame(third);
    expect([...played(game, game.sampleBet(10), "s", 0, 100).values()].reduce((a, b) => a + b)).toBe(100);
    expect(drawn).toEqual([1, 2, ...new Array(100).fill(3)]);
  });
});
