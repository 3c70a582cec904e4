import { stateHash } from "@fairhouse/house-log/state-hash.ts";
import { expect, test } from "vitest";
import { HousePages } from "./pages.ts";
import { NotThere } from "./source.ts";

const ROUND = {
  round: "01a21e38-bd7f-7000-ab78-000000000001",
  name: "jackpot.5",
  index: 40,
  outcome: null,
  terminalHash: null,
  linkIndex: 1,
  link: null,
  salt: null,
  bets: null,
  mixed: null,
  tellsMixed: false,
};
const FACT = "01a21e38-bd7f-7000-ab78-000000000002";
const PRICE = { fact: FACT, version: 1, state: stateHash({ odds: 2_000 }), index: 41 };

const withoutPages = async (path: string) => {
  throw new NotThere(path);
};
const withPrice = (odds: number) => async () =>
  new TextEncoder().encode(
    JSON.stringify({
      id: FACT,
      source: "trader",
      history: [{ version: 1, publishedAt: "2026-11-27T00:00:00.000Z", state: { odds } }],
      decided: null,
      corrected: [],
    }),
  );

test("a round or an event that a running log tells must have a page", async () => {
  const pages = new HousePages(withoutPages, true);
  await expect(pages.wrongRounds([ROUND])).rejects.toThrow(NotThere);
  await expect(pages.wrongPrices([PRICE])).rejects.toThrow(NotThere);
});

test("those of a log that ended may be gone with the house that was restored, and are counted", async () => {
  const pages = new HousePages(withoutPages, false);
  expect(await pages.wrongRounds([ROUND])).toEqual([]);
  expect(await pages.wrongPrices([PRICE])).toEqual([]);
  expect(pages.gone).toBe(2);
});

test("a page that a busy house does not answer is an error, and not gone", async () => {
  const pages = new HousePages(async () => Promise.reject(new Error("answers 503")), false);
  await expect(pages.wrongPrices([PRICE])).rejects.toThrow("answers 503");
  expect(pages.gone).toBe(0);
});

test("a price that the page of its event shows differently is found in either", async () => {
  for (const isNewest of [true, false]) {
    expect(await new HousePages(withPrice(2_000), isNewest).wrongPrices([PRICE])).toEqual([]);
    expect(await new HousePages(withPrice(2_100), isNewest).wrongPrices([PRICE])).toMatchObject([{ index: 41 }]);
  }
});

test("a round that was played, and whose page says that it was given back, is gone only with a restored house", async () => {
  const page = {
    ...{
      ticketCount: 0,
      ticketTotal: 0,
      positions: {},
      tickets: [],
      own: null,
      game: "crash",
      gameVersion: 1,
      newest: 8,
    },
    proof: {
      ...{ seeding: "salted", table: "crash", round: 8, roundId: ROUND.round, terminalHash: "ab".repeat(32) },
      ...{ salt: "salt", saltFacts: { publishedAt: "2026-11-27T00:00:00.000Z", openedAt: null, announcement: null } },
      ...{ index: 8, link: null, outcome: null, carry: null, seeds: [], book: [], interrupted: false, voided: true },
    },
  };
  const fetch = async () => new TextEncoder().encode(JSON.stringify(page));
  const ended = new HousePages(fetch, false);
  expect(await ended.wrongRounds([ROUND])).toEqual([]);
  expect(ended.gone).toBe(1);
  expect(await new HousePages(fetch, true).wrongRounds([ROUND])).toMatchObject([{ index: 40 }]);
});
