import { beforeEach, expect, test } from "vitest";
import { notePlayed, type PlayedBet, playTime, playTimeOf } from "./play-time.ts";
import { noteResult } from "./statistics.ts";
import { deviceStorage } from "./storage.ts";
import { fakeContext } from "./testing.ts";
import { countMissed } from "./use-play-time.ts";

const MINUTE_MS = 60_000;
const told = (player: string | null, now: number) => playTimeOf(playTime.getState().kept, player, now);

let bets = 0;
const bet = (stake: number, payout: number) => ({ id: `bet ${bets++}`, stake, payout });

beforeEach(() => {
  deviceStorage.removeItem("playTime");
  playTime.setState({ kept: null });
});

test("the time runs from the first result, and the net position adds up", () => {
  expect(told("ann", 0)).toMatchObject({ since: null, net: 0 });
  notePlayed("ann", bet(1_000, 0), 5 * MINUTE_MS);
  notePlayed("ann", bet(1_000, 2_500), 9 * MINUTE_MS);
  expect(told("ann", 9 * MINUTE_MS)).toMatchObject({ since: 5 * MINUTE_MS, net: 500 });
});

test("a pause of half an hour ends it, and so does another player", () => {
  notePlayed("ann", bet(1_000, 0), 0);
  expect(told("ann", 29 * MINUTE_MS)).toMatchObject({ since: 0, net: -1_000 });
  expect(told("ann", 30 * MINUTE_MS)).toMatchObject({ since: null, net: 0 });
  expect(told("bob", MINUTE_MS)).toMatchObject({ since: null, net: 0 });
  expect(told(null, MINUTE_MS)).toMatchObject({ since: null, net: 0 });
  notePlayed("ann", bet(1_000, 0), 40 * MINUTE_MS);
  expect(told("ann", 40 * MINUTE_MS)).toMatchObject({ since: 40 * MINUTE_MS, net: -1_000 });
  notePlayed("bob", bet(2_000, 0), 41 * MINUTE_MS);
  expect(told("bob", 41 * MINUTE_MS)).toMatchObject({ since: 41 * MINUTE_MS, net: -2_000 });
});

test("a bet that several tabs, or a screen that is opened again, hear of counts once", () => {
  const lost = bet(1_000, 0);
  notePlayed("ann", lost, 0);
  // Another tab has no state of its own but what is stored.
  playTime.setState({ kept: null });
  notePlayed("ann", lost, MINUTE_MS);
  notePlayed("ann", bet(1_000, 0), 40 * MINUTE_MS);
  notePlayed("ann", lost, 41 * MINUTE_MS);
  expect(told("ann", 41 * MINUTE_MS)).toMatchObject({ since: 40 * MINUTE_MS, net: -1_000 });
});

test("bets that ended while no screen was open are counted once a screen may have shown them, covered ones are not", async () => {
  const fake = fakeContext("ann");
  fake.nowMs = 20 * MINUTE_MS;
  const ended = (own: PlayedBet, minute: number, more: object = {}) => ({
    ...own,
    ended: "settled",
    settledAt: new Date(minute * MINUTE_MS).toISOString(),
    ...more,
  });
  const [shown, missed, covered] = [bet(1_000, 0), bet(4_000, 0), bet(16_000, 0)];
  notePlayed("ann", shown, 5 * MINUTE_MS);
  fake.byHand.setState([{ id: covered.id, game: "tickets" }], true);
  const bets = [
    ended(bet(64_000, 0), 19.5),
    ended(bet(256_000, 256_000), 12, { ended: "refunded" }),
    ended(bet(1_024_000, 0), 11, { payout: null, settledAt: null }),
    ended(covered, 10),
    ended(missed, 8),
    ended(shown, 5),
    ended(bet(4_096_000, 0), 4),
  ];
  fake.answer(() => ({ bets, next: null }));
  await countMissed(fake.context, "ann");
  expect(told("ann", 20 * MINUTE_MS)).toMatchObject({ since: 5 * MINUTE_MS, net: -5_000 });
  fake.nowMs = 21 * MINUTE_MS;
  await countMissed(fake.context, "ann");
  await countMissed(fake.context, "bob");
  expect(told("ann", 21 * MINUTE_MS)).toMatchObject({ since: 5 * MINUTE_MS, net: -69_000 });
});

test("the time is that of the house, whatever the clock of the device says", async () => {
  const fake = fakeContext("ann");
  fake.nowMs = 20 * MINUTE_MS;
  noteResult("some-game", fake.context, bet(1_000, 0));
  fake.nowMs = 30 * MINUTE_MS;
  const missed = { ...bet(4_000, 0), ended: "settled", settledAt: new Date(25 * MINUTE_MS).toISOString() };
  fake.answer(() => ({ bets: [missed], next: null }));
  await countMissed(fake.context, "ann");
  expect(told("ann", 30 * MINUTE_MS)).toMatchObject({ since: 20 * MINUTE_MS, net: -5_000 });
});

test("the time of a player who has seen no result begins with the first bet that they missed, not half an hour before", async () => {
  const fake = fakeContext("ann");
  fake.nowMs = 100 * MINUTE_MS;
  const bets = [90, 80, 60].map((minute) => ({
    ...bet(1_000, 0),
    ended: "settled",
    settledAt: new Date(minute * MINUTE_MS).toISOString(),
  }));
  fake.answer(() => ({ bets, next: null }));
  await countMissed(fake.context, "ann");
  expect(told("ann", 100 * MINUTE_MS)).toMatchObject({ since: 80 * MINUTE_MS, net: -2_000 });
});
