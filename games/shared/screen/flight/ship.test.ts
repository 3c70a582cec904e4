import { expect, test } from "vitest";
import { type Box, pointAt, scaleAt } from "../../drawing/flight/axis.ts";
import { poseAt } from "./ship.ts";

const BOX: Box = { left: 52, top: 8, right: 700, bottom: 500 };
const WIDTH = 84;
const ROCKET = { pointsAt: 45, standsAt: 90, steepest: 90 };
const PLANE = { pointsAt: 0, standsAt: 0, steepest: 20 };

const poseAfter = (ms: number, subject = ROCKET) => poseAt(subject, pointAt(ms, scaleAt(ms), BOX), ms, 30, WIDTH, BOX);

test("stands a rocket upright beside the axis and above the ground before the flight", () => {
  const pad = poseAfter(0);
  expect(pad.turn).toBe(-45);
  expect(pad.x - WIDTH * 0.3).toBeGreaterThan(BOX.left);
  expect(pad.y + WIDTH / 2).toBeLessThanOrEqual(BOX.bottom);
});

test("stands a plane level, and never points it higher than planes fly", () => {
  expect(poseAfter(0, PLANE).turn).toBe(0);
  for (let ms = 0; ms < 5_000; ms += 100) expect(poseAfter(ms, PLANE).turn).toBeGreaterThanOrEqual(-20);
  expect(poseAfter(1_000, PLANE).turn).toBe(-20);
});

test.each([ROCKET, PLANE])("it leans into the curve without a jump, and is on it after a second", (subject) => {
  for (let ms = 0; ms < 3_000; ms += 16) {
    const [now, next] = [poseAfter(ms, subject), poseAfter(ms + 16, subject)];
    expect(Math.hypot(next.x - now.x, next.y - now.y), `after ${ms} ms`).toBeLessThan(6);
    expect(Math.abs(next.turn - now.turn)).toBeLessThan(4);
  }
  expect(poseAfter(1_000, subject).turn).toBe(subject.pointsAt - Math.min(30, subject.steepest));
});
