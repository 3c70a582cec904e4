import { type CheckedFactEntry, checkFactEntry, type ShownFact } from "@fairhouse/house-log/check-fact.ts";

import { loggedBet } from "@fairhouse/protocol/house-log.ts";
import { betPage } from "@fairhouse/protocol/play.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { fromBase64 } from "@fairhouse/transparency/bytes.ts";
import { parseVkey } from "@fairhouse/transparency/note.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../machinery/clock.ts";
import type { PlayTest, TwoServers } from "../play/testing.ts";
import { numberIn, place, RESULT, settled, startSportsHouse, traderOf } from "../sports/testing.ts";
import { startHouseLog } from "./start.ts";

let servers: TwoServers;
let here: PlayTest;

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase(), systemClock, [startHouseLog]);
  here = servers.here;
});
afterAll(() => servers.close());

/** Reads the entries of the events of a bet, and checks them against its page. */
async function factsOf(bet: string): Promise<readonly CheckedFactEntry[]> {
  const { proof } = betPage.parse((await here.visitor.get(`/api/bets/${bet}`)).body);
  const { facts = [], logs } = loggedBet.parse((await here.visitor.get(`/api/bets/${bet}/log`)).body);
  if (proof.seeding !== "facts") throw new Error("a slip is settled by events");
  const bytes = (text: string) => fromBase64(text) ?? new Uint8Array();
  const checked = facts.map(async (fact) => {
    const given = { ...fact, entry: bytes(fact.entry), path: fact.path.map(bytes) };
    const shown = proof.facts.map(({ id, result, corrections, published = [] }): ShownFact => {
      const results = result === null ? [] : [...corrections.map(({ was }) => was), result];
      return { id, results, link: null, states: published };
    });
    const key = parseVkey(logs.at(-1)?.vkey ?? "");
    const all = await Promise.all(shown.map((its) => checkFactEntry(its, given, key)));
    return all.find(({ wrong }) => wrong === null) ?? all[0];
  });
  return (await Promise.all(checked)).filter((entry) => entry !== undefined);
}

const told = async (bet: string) =>
  (await factsOf(bet)).map(({ entry, wrong }) => [entry.kind, entry.step, wrong] as const);

test("the page of a slip is told where its events, their results and the odds of its sales stand in the log", async () => {
  const trader = traderOf(here);
  const player = await here.player();
  const [event, other] = [await trader.match(), await trader.match()];
  const bet = await place(player, [{ event }, { event: other }]);
  // Published, but no part of the bet was sold at it.
  await trader.run("odds", event, "result=home:1.8,draw:3.9,away:3.9");
  await trader.run("odds", event, "result=home:1.9,draw:3.8,away:3.8");
  expect((await player.post(`/api/slips/${bet}/cash-out`, { least: 1, part: { number: 1, units: 400 } })).status).toBe(
    200,
  );
  await trader.run("odds", event, RESULT);
  for (const one of [event, other]) await trader.decide(one, "score", "2-1");
  await settled(here, bet);
  const [ada, ben] = await trader.two();
  const said = await trader.run("correct", event, ada.id, ada.code(), "score", "1-2");
  await trader.run("confirm", numberIn(said), ben.id, ben.code());
  const ofEvent = [
    ["fact", 1, null],
    ["price", 2, null],
    ["fact", 2, null],
    ["fact", 11, null],
  ];
  const ofOther = [
    ["fact", 1, null],
    ["price", 0, null],
    ["fact", 2, null],
  ];
  await expect.poll(() => told(bet), { interval: 500 }).toEqual([...ofEvent, ...ofOther]);
  expect((await told(bet)).every(([, , wrong]) => wrong === null)).toBe(true);
});
