import { expect, test } from "vitest";
import { lowerPart, tallestRoom } from "./panel-room.ts";

const panel = { x: 300, y: 100, width: 340, height: 700 };
const button = (y: number) => ({ x: 320, y, width: 300, height: 50 });

test("a card lies where the panel is free: below its button, or above a low one", () => {
  expect(tallestRoom(panel, [button(350)])).toEqual({ x: 308, y: 408, width: 324, height: 384 });
  expect(tallestRoom(panel, [button(700)])).toEqual({ x: 308, y: 108, width: 324, height: 584 });
});

test("a card may lie anywhere on a list without buttons", () => {
  expect(tallestRoom(panel, [])).toEqual({ x: 308, y: 108, width: 324, height: 684 });
});

test("a card on a stage has its lower half, and of a low stage as much as the card needs", () => {
  expect(lowerPart({ x: 300, y: 100, width: 700, height: 600 })).toEqual({ x: 308, y: 400, width: 684, height: 292 });
  const low = lowerPart({ x: 100, y: 140, width: 880, height: 320 });
  expect(low.height).toBeGreaterThanOrEqual(180);
  expect(low.y + low.height).toBe(452);
});
