import type { BetFact } from "@fairhouse/protocol/play.ts";
import { expect, test } from "vitest";
import { timelineOf } from "./timeline.ts";

const flights = { first: 21, count: 5 };
const LATER = "2026-11-28T12:10:00.000Z";

function eventOf(phase: BetFact["phase"]) {
  return { fact: { phase, openedAt: "2026-11-28T12:00:00.000Z", links: { first: 21, last: 25 } }, flights };
}

const round = (index: number, point: number | null) => ({
  index,
  outcome: point === null ? null : { point },
  settledAt: LATER,
});

test("an event that takes bets stands behind ten rounds, the one that is played, and those until it begins", () => {
  const rounds = [round(18, 250), round(17, 101)];
  const shown = timelineOf(eventOf("open"), { rounds, taken: 19 });
  expect(shown.map(({ link }) => link)).toEqual(Array.from({ length: 16 }, (_, place) => 10 + place));
  expect(shown.filter(({ isOwn }) => isOwn).map(({ link }) => link)).toEqual([21, 22, 23, 24, 25]);
  expect(shown.filter(({ isLive }) => isLive)).toEqual([{ link: 19, isOwn: false, point: null, isLive: true }]);
  expect(shown.filter(({ point }) => point !== null).map(({ link, point }) => [link, point])).toEqual([
    [17, 101],
    [18, 250],
  ]);
});

test("an event in play is its own rounds alone, filled as they are played", () => {
  const rounds = [round(22, null), round(21, 480), round(20, 105)];
  const shown = timelineOf(eventOf("closed"), { rounds, taken: 22 });
  expect(shown.map(({ point }) => point)).toEqual([480, null, null, null, null]);
  expect(shown.some(({ isLive }) => isLive)).toBe(false);
});

test("the first event of a chain has no rounds before the first link", () => {
  const first = { ...eventOf("open"), flights: { first: 1, count: 5 } };
  expect(timelineOf(first, { rounds: [], taken: 0 }).map(({ link }) => link)).toEqual([1, 2, 3, 4, 5]);
});
