import { expect, test } from "vitest";
import { createRandom } from "./random.ts";

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("ids are version 7 UUIDs that carry the time of the clock", () => {
  const id = createRandom({ now: () => 0x0123_4567_89ab }).uuid();
  expect(id).toMatch(VERSION_7);
  expect(id.slice(0, 13)).toBe("01234567-89ab");
});

test("ids ascend within one millisecond, past the 4,096 that it holds", () => {
  const random = createRandom({ now: () => 1_700_000_000_000 });
  const ids = Array.from({ length: 10_000 }, () => random.uuid());
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(VERSION_7);
});

test("ids ascend when the clock steps back", () => {
  let now = 1_700_000_000_000;
  const random = createRandom({ now: () => now });
  const before = random.uuid();
  now -= 5_000;
  const after = random.uuid();
  expect(after > before).toBe(true);
});

test("two sources at the same moment share no id", () => {
  const [one, other] = [createRandom({ now: () => 1 }), createRandom({ now: () => 1 })];
  expect(one.uuid()).not.toBe(other.uuid());
});
