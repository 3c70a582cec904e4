import type { Notice } from "@fairhouse/protocol/notifications.ts";
import { expect, test } from "vitest";
import { linesOf, unreadLines } from "./notice-lines.ts";

const at = "2026-11-26T04:00:00Z";
const hand = (id: string, read = false): Notice => ({ id, at, read, kind: "hand_waiting", game: id, stake: 1_000 });
const reward: Notice = { id: "r", at, read: false, kind: "reward_ready", step: 2, amount: 500 };

test("hands that wait share one line, at the place of the newest", () => {
  expect(linesOf([hand("a"), reward])).toEqual([hand("a"), reward]);
  const lines = linesOf([reward, hand("b"), hand("a")]);
  expect(lines).toEqual([reward, { kind: "hands_waiting", id: "b", at, hands: [hand("b"), hand("a")] }]);
});

test("unread lines are counted, not the hands in them", () => {
  expect(unreadLines([reward, hand("b"), hand("a")], 3)).toBe(2);
  expect(unreadLines([reward, hand("b", true), hand("a")], 2)).toBe(2);
  expect(unreadLines([], 0)).toBe(0);
});

test("a kind that only a newer page can word is left out", () => {
  const newer = JSON.parse('{ "id": "n", "at": "2026-11-29T04:00:00Z", "read": false, "kind": "newer" }');
  expect(linesOf([newer, reward])).toEqual([reward]);
});
