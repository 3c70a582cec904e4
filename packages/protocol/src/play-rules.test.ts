import { expect, test } from "vitest";
import { refusePace } from "./play-rules.ts";

const FIVE_SECONDS = { severalGames: true, betweenBetsMs: 5_000 };
const bet = (now: number, round: string | null = null) => ({ game: "dice", round, now });
const after = (at: number, round: string | null = null) => ({ last: { at, round }, openGames: [] });

test("a bet waits for the rest of the time since the last, unless both are of one round", () => {
  expect(refusePace(after(1_000), FIVE_SECONDS, bet(4_000))).toEqual({ code: "too_soon", details: { waitMs: 2_000 } });
  expect(refusePace(after(1_000), FIVE_SECONDS, bet(6_000))).toBeNull();
  expect(refusePace(after(1_000, "a"), FIVE_SECONDS, bet(1_001, "a"))).toBeNull();
  expect(refusePace(after(1_000, "a"), FIVE_SECONDS, bet(1_001, "b"))).toMatchObject({ code: "too_soon" });
  expect(refusePace({ last: null, openGames: [] }, FIVE_SECONDS, bet(0))).toBeNull();
});

test("without a time between bets none waits, even if a clock that is ahead noted the last one", () => {
  expect(refusePace(after(1_005), { severalGames: true, betweenBetsMs: 0 }, bet(1_000))).toBeNull();
});

test("an open bet of another game refuses a bet where one plays one game at a time", () => {
  const open = (...openGames: string[]) => ({ last: null, openGames });
  const oneGame = { severalGames: false, betweenBetsMs: 0 };
  expect(refusePace(open("mines"), oneGame, bet(0))).toEqual({ code: "other_game_open", details: { game: "mines" } });
  expect(refusePace(open("dice"), oneGame, bet(0))).toBeNull();
  expect(refusePace(open("mines"), FIVE_SECONDS, bet(0))).toBeNull();
});
