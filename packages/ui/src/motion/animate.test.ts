import { describe, expect, it } from "vitest";
import { timingOf } from "./animate.ts";
import { INSTANT_REVEAL_MS } from "./pace.ts";
import { cardSpring } from "./spring.ts";
import { countAt } from "./use-count-up.ts";

describe("the timing of a motion", () => {
  it("takes duration and easing from a spring", () => {
    expect(timingOf({ easing: cardSpring }, false)).toEqual({
      duration: cardSpring.durationMs,
      delay: 0,
      easing: cardSpring.easing,
    });
  });

  it("fits into 150 ms with its delay if the player bets instantly", () => {
    const { duration, delay } = timingOf({ durationMs: 900, delayMs: 600, pace: "instant" }, false);
    expect(duration + delay).toBeCloseTo(INSTANT_REVEAL_MS);
    expect(delay / duration).toBeCloseTo(600 / 900);
  });

  it("is a quarter in fast play, the delay too", () => {
    expect(timingOf({ durationMs: 800, delayMs: 400, pace: "fast" }, false)).toMatchObject({
      duration: 200,
      delay: 100,
    });
  });

  it("never makes an instant motion longer", () => {
    expect(timingOf({ durationMs: 80, pace: "instant" }, false).duration).toBe(80);
  });

  it("becomes a short fade under reduced motion", () => {
    expect(timingOf({ durationMs: 900, easing: cardSpring }, true)).toMatchObject({ duration: 220, easing: "linear" });
  });
});

describe("a running number", () => {
  it("stays between start and goal, is an integer, and lands exactly", () => {
    for (let share = 0; share <= 1; share += 0.01) {
      const shown = countAt(1_000, 42_092, share);
      expect(Number.isInteger(shown)).toBe(true);
      expect(shown).toBeGreaterThanOrEqual(1_000);
      expect(shown).toBeLessThanOrEqual(42_092);
    }
    expect(countAt(1_000, 42_092, 1)).toBe(42_092);
    expect(countAt(42_092, 0, 1)).toBe(0);
    // A frame that began before the count did.
    expect(countAt(1_000, 42_092, -0.3)).toBe(1_000);
  });
});
