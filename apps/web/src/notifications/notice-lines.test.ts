import type { Notice } from "@fairhouse/protocol/notifications.ts";
import { expect, test } from "vitest";
import { linesOf, readingOf, unreadLines, unreadOf } from "./notice-lines.ts";

const at = "2026-11-26T04:00:00Z";
const hand = (id: string, read = false): Notice => ({ id, at, read, kind: "hand_waiting", game: id, stake: 1_000 });
const newer: Notice = JSON.parse(`{ "id": "n", "at": "${at}", "read": false, "kind": "newer", "bet": 7 }`);
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
  expect(linesOf([newer, reward])).toEqual([reward]);
});

test("what is left out is neither counted nor read: its player finds it new on a newer page", () => {
  expect(unreadLines([newer, reward], 2)).toBe(1);
  expect(unreadLines([newer, hand("b"), newer, hand("a")], 4)).toBe(1);
  expect(unreadLines([newer], 1)).toBe(0);
  expect(unreadOf([newer, { ...reward, read: true }, hand("a")])).toEqual([hand("a")]);
  expect(unreadOf([newer])).toEqual([]);
});

test("what is left out stays unread, also below what is read", () => {
  expect(readingOf([reward, newer, { ...newer, id: "m", read: true }])).toEqual({ upTo: "r", except: ["n"] });
  expect(readingOf([{ ...reward, read: true }, hand("a")])).toEqual({ upTo: "a" });
  expect(readingOf([{ ...reward, read: true }, newer])).toBeNull();
  expect(readingOf(null)).toBeNull();
});
