// @ts-expect-error browser code rightly has no Node types; only this test reads a file
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cardSpring, quickSpring, spring } from "./spring.ts";

const points = (easing: string) => easing.slice("linear(".length, -1).split(",").map(Number);

describe("a spring", () => {
  it("starts at 0 and ends at 1 exactly, so that nothing is left askew", () => {
    for (const { easing } of [cardSpring, quickSpring, spring(170, 26)]) {
      expect(points(easing).at(0)).toBe(0);
      expect(points(easing).at(-1)).toBe(1);
    }
  });

  it("overshoots when underdamped and does not when damping is critical", () => {
    expect(Math.max(...points(spring(260, 20).easing))).toBeGreaterThan(1.02);
    expect(Math.max(...points(spring(100, 20).easing))).toBeLessThanOrEqual(1);
  });

  it("rests sooner with more damping, within the 400 to 900 ms of a reveal", () => {
    expect(quickSpring.durationMs).toBeLessThan(cardSpring.durationMs);
    expect(cardSpring.durationMs).toBeGreaterThan(400);
    expect(cardSpring.durationMs).toBeLessThan(900);
  });

  it("equals the one in the style sheet", () => {
    const sheet: string = readFileSync(new URL("../theme/motion.css", import.meta.url), "utf8");
    const written = /--ease-spring:\s*linear\(([^)]*)\)/.exec(sheet)?.[1] ?? "";
    expect(written.split(",").map(Number)).toEqual(points(cardSpring.easing));
  });
});
