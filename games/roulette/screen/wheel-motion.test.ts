import { expect, test } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { WHEEL_ORDER } from "../drawing/wheel-order.ts";
import { POCKETS } from "../rules/positions.ts";
import { ballAt, pocketAt, type Rest, rollOf, SPIN_MS, spinTo, TOUCHES, wheelAt } from "./wheel-motion.ts";

const shares = Array.from({ length: 501 }, (_, step) => step / 500);

test("has every pocket on the wheel once", () => {
  expect([...WHEEL_ORDER].sort((a, b) => a - b)).toEqual(Array.from({ length: POCKETS }, (_, pocket) => pocket));
});

test("ends with the ball in the drawn pocket, spin after spin", () => {
  let rest: Rest = { wheel: 0, ball: 0 };
  for (let round = 0; round < 5; round++) {
    for (let pocket = 0; pocket < POCKETS; pocket++) {
      const spin = spinTo(pocket, rest);
      rest = spin.to;
      expect(pocketAt(rest)).toBe(pocket);
      // As the player sees it: the ball's angle minus the wheel's.
      expect(pocketAt({ ball: ballAt(spin, 1).angle - wheelAt(spin, 1) })).toBe(pocket);
    }
  }
});

test("ends in its own pocket, wherever wheel and ball rest before", () => {
  const degrees = fc.integer({ min: -9_999, max: 9_999 });
  fc.assert(
    fc.property(fc.nat({ max: POCKETS - 1 }), fc.record({ wheel: degrees, ball: degrees }), (pocket, rest) => {
      expect(pocketAt(spinTo(pocket, rest).to)).toBe(pocket);
    }),
  );
});

test("continues a spin from where the last one ended", () => {
  const spin = spinTo(17, { wheel: 123, ball: -456 });
  expect(wheelAt(spin, 0)).toBeCloseTo(123);
  expect(ballAt(spin, 0).angle).toBeCloseTo(123 - 456);
  expect(ballAt(spin, 0).radius).toBeCloseTo(ballAt(spin, 1).radius);
});

test("runs wheel and ball in opposite directions, several times around", () => {
  for (const pocket of [0, 26, 32]) {
    const { from, to } = spinTo(pocket, { wheel: 123, ball: -456 });
    expect(to.wheel - from.wheel).toBeGreaterThan(360);
    expect(to.ball - from.ball).toBeLessThan(-5 * 360);
  }
});

test("keeps the ball in the bowl and above the floor, and turns it with the wheel once it rests", () => {
  const spin = spinTo(8, { wheel: 10, ball: 20 });
  for (const share of shares) {
    const { radius, lift } = ballAt(spin, share);
    expect(radius).toBeLessThan(0.95);
    expect(radius).toBeGreaterThan(0.5);
    expect(lift).toBeGreaterThanOrEqual(0);
  }
  const lying = [0.87, 0.93, 1].map((share) => ballAt(spin, share).angle - wheelAt(spin, share));
  for (const angle of lying) expect(angle).toBeCloseTo(spin.to.ball);
});

test("moves the ball by less than a tenth of the wheel inwards or outwards between two frames", () => {
  const spin = spinTo(33, { wheel: 0, ball: 0 });
  const frames = Array.from({ length: Math.round(SPIN_MS / 16) }, (_, step) => ballAt(spin, (step * 16) / SPIN_MS));
  for (const [index, { radius }] of frames.entries())
    expect(Math.abs(radius - (frames[index - 1]?.radius ?? radius))).toBeLessThan(0.1);
});

test("sounds each touch when the ball comes down, ever more softly once it is among the pockets", () => {
  const spin = spinTo(5, { wheel: 0, ball: 0 });
  for (const { at } of TOUCHES) expect(ballAt(spin, (at * 1000) / SPIN_MS).lift).toBeCloseTo(0);
  const levels = TOUCHES.slice(1).map(({ level }) => level);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
});

test("slows the ball down for as long as its rolling is heard", () => {
  const { speeds, sides, seconds } = rollOf(spinTo(0, { wheel: 0, ball: 0 }));
  expect(speeds.every((speed, index) => index === 0 || speed < (speeds[index - 1] ?? 0))).toBe(true);
  expect(Math.max(...sides.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(seconds).toBeLessThan(TOUCHES[1]?.at ?? 0);
});
