import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import {
  type HistoryBet,
  type HistoryFilters,
  type HistoryTotals,
  history,
  historyTotals,
  type Statistics,
  statistics,
} from "@fairhouse/protocol/statistics.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import type { HouseParts } from "../../parts.ts";
import { type PlayTest, startPlayTest, type TestPlayer } from "../play/testing.ts";
import { historyFile } from "./history-file.ts";
import { filterOf } from "./history-filter.ts";
import { startStatistics } from "./start.ts";
import { calendar, playHand, refund } from "./testing.ts";

const time = calendar();
const DAYS = 3;
let database: TestDatabase;
let play: PlayTest;
let house: HouseParts;
let ada: TestPlayer;
/** Every bet of Ada, newest first, as in the list without filters. */
let all: readonly HistoryBet[];
let days: readonly string[];
let first: number;

beforeAll(async () => {
  database = await freshDatabase();
  const keep = async (parts: HouseParts) => {
    house = parts;
    return {};
  };
  play = await startPlayTest(database, { clock: time.clock, features: [startStatistics, keep] });
  ada = await play.player();
  first = time.clock.now();
  for (let day = 0; day < DAYS; day++) {
    for (let bet = 0; bet < 8; bet++) {
      const chips = [{ on: bet % 2 === 0 ? "red" : "straight-7", amount: 1000 * (1 + bet) }];
      await ada.post("/api/games/roulette/bets", { bet: { chips } });
    }
    await playHand(ada, 2000);
    if (day < DAYS - 1) time.pass(1);
  }
  const { hand } = (await ada.post("/api/games/mines/hands", { bet: { amount: 4000, mines: 4 } })).body;
  await refund(house, ada.id, hand.id);
  await ada.post("/api/games/mines/hands", { bet: { amount: 5000, mines: 5 } });
  all = await listAll("");
  days = [...new Set(all.map(dayOf))];
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

const dayOf = ({ id }: HistoryBet) =>
  new Date(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toISOString().slice(0, 10);

async function get(path: string): Promise<unknown> {
  const { status, body } = await ada.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function listAll(query: string, limit = 100): Promise<readonly HistoryBet[]> {
  const seen: HistoryBet[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = history.parse(
      await get(`/api/history?limit=${limit}${query}${cursor === "" ? "" : `&cursor=${cursor}`}`),
    );
    seen.push(...page.bets);
    cursor = page.next;
  }
  return seen;
}

const won = ({ payout, stake }: HistoryBet) => payout !== null && payout > stake;
const isOpen = ({ payout }: HistoryBet) => payout === null;
const times = (bet: HistoryBet, least: number) =>
  bet.payout !== null && !isGivenBack(bet) && bet.payout >= least * bet.stake;

/** Returns the number of mines in the hands of this test, by their stakes. */
const minesOf = ({ game, stake }: HistoryBet) => (game !== "mines" ? 0 : stake === 5000 ? 5 : stake === 4000 ? 4 : 3);

/** Filters with their meaning. */
const filters: readonly [query: string, fits: (bet: HistoryBet) => boolean][] = [
  ["", () => true],
  ["&game=mines", ({ game }) => game === "mines"],
  ["&game=nothing", () => false],
  ["&currency=other", () => false],
  ["&result=won", won],
  ["&result=lost", (bet) => !won(bet) && !isOpen(bet) && !isGivenBack(bet)],
  ["&result=even", () => false],
  ["&result=refunded", ({ ended }) => ended === "refunded"],
  ["&result=open", isOpen],
  ["&result=open&game=roulette", () => false],
  ["&result=open&multiplier=2", () => false],
  ["&multiplier=2", (bet) => times(bet, 2)],
  ["&multiplier=10", (bet) => times(bet, 10)],
  ["&multiplier=1000", () => false],
  ["&result=lost&multiplier=2", () => false],
  ["&game=roulette&result=won", (bet) => bet.game === "roulette" && won(bet)],
  ["&game=mines&mark=mines", ({ game }) => game === "mines"],
  ["&game=mines&mark=mines&least=4", (bet) => minesOf(bet) >= 4],
  ["&game=mines&mark=mines&most=3", (bet) => bet.game === "mines" && minesOf(bet) <= 3],
  ["&game=mines&mark=mines&least=5&most=5", (bet) => minesOf(bet) === 5],
  ["&game=mines&mark=mines&least=4&result=open", (bet) => minesOf(bet) >= 4 && isOpen(bet)],
  ["&game=mines&mark=mines&least=5&result=lost", () => false],
  ["&game=mines&mark=other", () => false],
  ["&game=roulette&mark=mines", () => false],
];

describe("the history", () => {
  test("has every bet once, newest first, including the open one and the refunded one", () => {
    expect(all).toHaveLength(DAYS * 9 + 2);
    expect(all.map(({ id }) => id)).toEqual(
      all
        .map(({ id }) => id)
        .toSorted()
        .reverse(),
    );
    expect(all.filter(isOpen)).toMatchObject([{ game: "mines", bet: { mines: 5 }, stake: 5000, settledAt: null }]);
    expect(all.filter(({ ended }) => ended === "refunded")).toMatchObject([{ stake: 4000, payout: 4000 }]);
    expect(days).toHaveLength(DAYS);
  });

  test.each(filters)(
    "filtered by %s shows the matching bets and nothing else, at any page size",
    async (query, fits) => {
      const fitting = all.filter(fits);
      for (const limit of [1, 4, 100]) expect(await listAll(query, limit), `pages of ${limit}`).toEqual(fitting);
    },
  );

  test.each(filters)("the totals of %s are the sums of the bets shown", async (query, fits) => {
    const totals = historyTotals.parse(await get(`/api/history/totals?${query.slice(1)}`));
    expect(totals).toEqual(sumOf(all.filter(fits)));
  });

  test("of a period holds the days of both its ends", async () => {
    const [last = "", middle = ""] = days;
    for (const more of ["", "&game=roulette"]) {
      const fits = (bet: HistoryBet) => more === "" || bet.game === "roulette";
      const of = (...wanted: string[]) => all.filter((bet) => fits(bet) && wanted.includes(dayOf(bet)));
      expect(await listAll(`${more}&from=${middle}&to=${middle}`, 2)).toEqual(of(middle));
      expect(await listAll(`${more}&from=${middle}`, 3)).toEqual(of(middle, last));
      expect(await listAll(`${more}&to=2001-01-01`)).toEqual([]);
      const totals = await get(`/api/history/totals?from=${middle}&to=${middle}${more}`);
      expect(historyTotals.parse(totals)).toEqual(sumOf(of(middle)));
    }
  });

  test("a file has the bets of the filter, and no cell that a program takes for a formula", async () => {
    const file = async (filters: HistoryFilters) => {
      let text = "";
      for await (const part of historyFile(house, filterOf(filters, ada.id, "coin", time.clock.now()))) text += part;
      return text.trimEnd().split("\r\n");
    };
    const lines = await file({});
    expect(lines).toHaveLength(1 + all.length);
    expect(lines[0]).toBe("bet,game,currency,made,settled,stake,payout,profit,result");
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(all.map(({ id }) => id));
    expect(lines[1]).toMatch(/,mines,coin,\S+Z,,5000,,,open$/);
    const lost = await file({ result: "lost" });
    expect(lost.slice(1).every((line) => line.endsWith(",lost"))).toBe(true);
    expect(lost.length).toBeGreaterThan(1);
    const { token } = await play.player();
    const answer = await fetch(`${play.house.url}/api/history.csv`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="bets.csv"');
    expect(await answer.text()).toBe(`${lines[0]}\r\n`);
  });

  test("is the player's own, and invalid filters are refused", async () => {
    const bob = await play.player();
    expect((await bob.get("/api/history")).body).toEqual({ bets: [], next: null });
    for (const path of ["history", "history/totals", "history.csv", "statistics"]) {
      expect((await play.visitor.get(`/api/${path}`)).status, path).toBe(401);
    }
    for (const query of [
      "cursor=1",
      `cursor=${all[0]?.id.slice(0, 14)}4${all[0]?.id.slice(15)}`,
      "cursor=",
      "limit=0",
      "limit=101",
      "result=lucky",
      "multiplier=3",
      "from=yesterday",
      "from=2026-02-30",
      "from=2026-02-02&to=2026-02-01",
      "player=x",
      "mark=mines",
      "game=mines&least=3",
      "game=mines&mark=mines&least=2.5",
      "game=mines&mark=mines&least=1e99",
      "game=mines&mark=%00",
    ]) {
      expect((await ada.get(`/api/history?${query}`)).body, query).toMatchObject({ code: "invalid_request" });
    }
    expect((await ada.get("/api/statistics?step=year")).status).toBe(400);
    // Values that PostgreSQL cannot represent must not get so far.
    for (const bad of ["from=0000-01-01", "to=1969-12-31", "game=%00", "currency=%00", "currency="]) {
      expect((await ada.get(`/api/history?${bad}`)).status, bad).toBe(400);
      expect((await ada.get(`/api/history/totals?${bad}`)).status, bad).toBe(400);
    }
    expect((await ada.get("/api/history/totals?cursor=x")).status).toBe(400);
  });
});

function sumOf(bets: readonly HistoryBet[]): HistoryTotals {
  const settled = bets.filter((bet) => !isOpen(bet) && !isGivenBack(bet));
  const sum = (of: readonly HistoryBet[], what: "stake" | "payout") => of.reduce((so, bet) => so + (bet[what] ?? 0), 0);
  const count = (of: readonly HistoryBet[]) => ({ bets: of.length, stake: sum(of, "stake") });
  return {
    bets: settled.length,
    wagered: sum(settled, "stake"),
    paid: sum(settled, "payout"),
    refunded: count(bets.filter(({ ended }) => ended === "refunded")),
    open: count(bets.filter(isOpen)),
  };
}

describe("statistics", () => {
  const read = async (query = ""): Promise<Statistics> => statistics.parse(await get(`/api/statistics${query}`));
  const settled = () => all.filter((bet) => !isOpen(bet) && !isGivenBack(bet));

  test("are the sums of settled bets, by game and by day", async () => {
    const { totals, games, steps, first: from, last: to, currencies } = await read();
    const { bets, wagered, paid } = sumOf(all);
    expect(totals).toMatchObject({ bets, wagered, paid, won: settled().filter(won).length, refunded: 1 });
    for (const { game, ...sums } of games) {
      expect(sums).toMatchObject(pick(sumOf(settled().filter((bet) => bet.game === game))));
    }
    expect(games.map(({ game }) => game).toSorted()).toEqual(["mines", "roulette"]);
    expect(steps).toEqual(
      days.toReversed().map((day) => ({ day, ...pick(sumOf(settled().filter((bet) => dayOf(bet) === day))) })),
    );
    expect([from, to, currencies]).toEqual([days.at(-1), days[0], ["coin"]]);
  });

  test("name the largest profit and the largest multiplier with their bets", async () => {
    const { topProfit, topMultiplier } = await read();
    const wins = settled().filter(won);
    const profit = Math.max(0, ...wins.map(({ payout, stake }) => (payout ?? 0) - stake));
    expect(topProfit?.value ?? 0).toBe(profit);
    const best = wins.find(({ id }) => id === topProfit?.bet);
    expect(best === undefined ? 0 : (best.payout ?? 0) - best.stake).toBe(profit);
    const hundredths = Math.max(0, ...wins.map(({ payout, stake }) => Math.floor(((payout ?? 0) * 100) / stake)));
    expect(topMultiplier?.value ?? 0).toBe(hundredths);
    for (const top of [topProfit, topMultiplier]) {
      const bet = wins.find(({ id }) => id === top?.bet);
      expect([top?.stake, top?.payout]).toEqual([bet?.stake, bet?.payout]);
    }
  });

  test("compare the returned amount with the average return", async () => {
    const { totals, games } = await read();
    const roulette = games.find(({ game }) => game === "roulette");
    expect(totals.judged.wagered).toBe(sumOf(all).wagered);
    expect(roulette?.judged.expected).toBeCloseTo(((roulette?.wagered ?? 0) * 36) / 37, 1);
  });

  test("of a period, by weeks and months", async () => {
    const [last = "", middle = ""] = days;
    const period = await read(`?from=${middle}&to=${last}`);
    expect(period.totals.bets).toBe(sumOf(all.filter((bet) => dayOf(bet) >= middle)).bets);
    // The first bet of all time, regardless of the period.
    expect(period.first).toBe(new Date(first).toISOString().slice(0, 10));
    const months = (await read("?step=month")).steps;
    expect(months.map(({ day }) => day)).toEqual([...new Set(days.map((day) => `${day.slice(0, 7)}-01`))].toSorted());
    for (const { day } of (await read("?step=week")).steps) expect(new Date(day).getUTCDay()).toBe(1);
  });

  test("of a player without bets are empty", async () => {
    const bob = await play.player();
    const { body } = await bob.get("/api/statistics");
    expect(body).toMatchObject({ first: null, totals: { bets: 0 }, topProfit: null, games: [], steps: [] });
  });
});

function pick({ bets, wagered, paid }: HistoryTotals) {
  return { bets, wagered, paid };
}
