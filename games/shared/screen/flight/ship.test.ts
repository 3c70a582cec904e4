import { expect, test } from "vitest";
import { type Box, pointAt, scaleAt } from "./axis.ts";
import { poseAt } from "./ship.ts";

const BOX: Box = { left: 52, top: 8, right: 700, bottom: 500 };
const WIDTH = 84;

const poseAfter = (ms: number) => poseAt(pointAt(ms, scaleAt(ms), BOX), ms, 30, WIDTH, BOX);

test("before the flight the rocket stands upright beside the axis and above the ground", () => {
  const pad = poseAfter(0);
  expect(pad.turn).toBe(-45);
  expect(pad.x - WIDTH * 0.3).toBeGreaterThan(BOX.left);
  expect(pad.y + WIDTH / 2).toBeLessThanOrEqual(BOX.bottom);
});

test("it leans into the curve without a jump, and is on it after a second", () => {
  for (let ms = 0; ms < 3_000; ms += 16) {
    const [now, next] = [poseAfter(ms), poseAfter(ms + 16)];
    expect(Math.hypot(next.x - now.x, next.y - now.y), `after ${ms} ms`).toBeLessThan(6);
    expect(Math.abs(next.turn - now.turn)).toBeLessThan(4);
  }
  expect(poseAfter(1_000).turn).toBe(15);
});
