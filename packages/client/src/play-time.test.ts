import { beforeEach, expect, test } from "vitest";
import { notePlayed, playTime, playTimeOf } from "./play-time.ts";
import { deviceStorage } from "./storage.ts";

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
