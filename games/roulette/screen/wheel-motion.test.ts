import { expect, test } from "vitest";
import { POCKETS } from "../rules/positions.ts";
import { clickTimes, pocketAt, type Rest, spinTo, WHEEL_ORDER } from "./wheel-motion.ts";

test("the wheel has every pocket once", () => {
  expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: POCKETS }, (_, pocket) => pocket));
});

test("the ball ends in the drawn pocket, spin after spin", () => {
  let rest: Rest = { wheel: 0, ball: 0 };
  for (let round = 0; round < 5; round++) {
    for (let pocket = 0; pocket < POCKETS; pocket++) {
      rest = spinTo(pocket, rest).to;
      expect(pocketAt(rest)).toBe(pocket);
    }
  }
});

test("wheel and ball run against each other, several times around", () => {
  for (const pocket of [0, 26, 32]) {
    const { from, to } = spinTo(pocket, { wheel: 123, ball: -456 });
    expect(to.wheel - from.wheel).toBeGreaterThan(360);
    expect(to.ball - from.ball).toBeLessThan(-5 * 360);
  }
});

test("clicks grow slower", () => {
  const times = clickTimes(20);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true);
  expect(Math.max(...times)).toBeLessThan(1);
});
