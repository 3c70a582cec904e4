import { recompute } from "@fairhouse/fairness/recompute.ts";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { compare, multiply, ONE, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { linksBefore, linksTo } from "@fairhouse/tests/made-links.ts";
import { describe, expect, it } from "vitest";
import { EXAMPLE } from "./example.ts";
import { MARKETS, oddsNow, type RaceSelection } from "./markets.ts";
import { ALL, chancesOf } from "./order.ts";
import { racing } from "./racing.ts";
import type { Running } from "./running.ts";

const { ofLinks } = racing;
if (!ofLinks?.isStateOf) throw new Error("races follow from links");
const { isStateOf, result } = ofLinks;
const ahead = (next: number, last = 200, table = "course-1") =>
  ofLinks.ahead(linksBefore(table, next, last)).map(({ state }) => state);

const EVENTS = [1, 2].map((place) => `00000000-0000-4000-8000-00000000000${place}`);
const states = new Map(EVENTS.map((event) => [event, EXAMPLE]));
const leg = (selection: string, market: RaceSelection["market"] = "win", place = 0) => ({
  event: EVENTS[place] ?? "",
  market,
  selection,
  odds: oddsNow(EXAMPLE, { market, selection }) ?? 2_000,
});
const slip = (legs: readonly ReturnType<typeof leg>[], eachWay?: true, sizes = [legs.length]) => ({
  unit: 1_000,
  sizes,
  policy: "better" as const,
  ...(eachWay === undefined ? {} : { eachWay }),
  legs,
});
function placed(wish: ReturnType<typeof slip>) {
  const accepted = racing.accept(wish, states);
  if (!accepted.ok) throw new Error(`not accepted: ${JSON.stringify(accepted.refusal)}`);
  return accepted.value;
}
const ran = (...order: readonly number[]): Running => ({
  calls: [],
  arrivals: order.map((number, place) => ({ runner: number - 1, behind: place })),
});
const paid = (bet: ReturnType<typeof placed>, ...races: readonly (Running | null)[]) =>
  racing.settle(bet, new Map(races.map((race, place) => [EVENTS[place] ?? "", race])));

/** The first three of the example, each order with its exact chance: what its 52 bits are split into. */
function podiums(): readonly { readonly race: Running; readonly chance: number }[] {
  const { weights } = EXAMPLE;
  const numbers = weights.map((_, place) => place + 1);
  const without = (...out: readonly number[]) => numbers.filter((number) => !out.includes(number));
  const weightOf = (number: number) => weights[number - 1] ?? 0;
  const share = (number: number, left: readonly number[]) =>
    weightOf(number) / left.reduce((sum, one) => sum + weightOf(one), 0);
  return numbers.flatMap((a) =>
    without(a).flatMap((b) =>
      without(a, b).map((c) => ({
        race: ran(a, b, c, ...without(a, b, c)),
        chance: share(a, numbers) * share(b, without(a)) * share(c, without(a, b)),
      })),
    ),
  );
}

describe("races ahead", () => {
  it("are the next five, with fields from links that are public a meeting before", () => {
    for (let next = 1; next <= 95; next += 1) {
      expect(ahead(next).map(({ link }) => link)).toEqual([0, 1, 2, 3, 4].map((more) => next + more));
    }
    expect(ahead(60)[1]).toMatchObject({ meeting: 3, race: 1, link: 61 });
    for (const { horses, weights } of ahead(1)) {
      expect(horses.length).toBeGreaterThanOrEqual(8);
      expect(new Set(horses).size).toBe(horses.length);
      expect(weights).toHaveLength(horses.length);
    }
  });

  it("end with the chain, and are of this house's courses alone", () => {
    expect(ahead(199).map(({ link }) => link)).toEqual([199, 200]);
    expect(ahead(1, 200, "league-3")).toEqual([]);
    expect(ahead(1, 200, "constructor")).toEqual([]);
  });

  it("follow from the link that decides them, and from nothing else", () => {
    for (const race of ahead(61)) {
      expect(isStateOf(race, linksTo(race.link))).toBe(true);
      const [first = 0, ...others] = race.weights;
      expect(isStateOf({ ...race, weights: [first + 1, ...others] }, linksTo(race.link))).toBe(false);
      expect(isStateOf({ ...race, horses: race.horses.toReversed() }, linksTo(race.link))).toBe(false);
      expect(isStateOf({ ...race, race: race.race + 1 }, linksTo(race.link))).toBe(false);
      const shorter = { horses: race.horses.slice(1), weights: race.weights.slice(1) };
      expect(isStateOf({ ...race, ...shorter }, linksTo(race.link))).toBe(false);
    }
  });
});

describe("a slip", () => {
  it.each<readonly [string, string]>([
    ["win", "0"],
    ["win", "13"],
    ["win", "1-2"],
    ["win", "01"],
    ["forecast", "1"],
    ["forecast", "1-1"],
    ["forecast", "1-2-3"],
    ["show", "1"],
    ["constructor", "1"],
  ])("takes no selection that no market has: %s %s", (market, selection) => {
    const wish = slip([{ ...leg("1"), market: market as "win", selection }]);
    expect(racing.wish.safeParse(wish).success).toBe(false);
  });

  it("takes no runner that its race does not have", () => {
    const ninth = { ...leg("9"), odds: 2_000 };
    expect(racing.wish.safeParse(slip([ninth])).success).toBe(true);
    expect(racing.accept(slip([ninth]), states)).toMatchObject({ refusal: { code: "market_suspended" } });
    const bet = placed(slip([leg("1")]));
    expect(racing.bet.safeParse({ ...bet, legs: [{ ...bet.legs[0], selection: "9" }] }).success).toBe(false);
  });

  it("is each way on winners alone, and names its places", () => {
    expect(placed(slip([leg("4")], true)).legs[0]?.place).toEqual({ places: 3, odds: leg("4", "place").odds });
    expect(placed(slip([leg("4")])).legs[0]).not.toHaveProperty("place");
    for (const market of ["place", "forecast"] as const) {
      const wish = slip([leg(market === "place" ? "4" : "4-5", market)], true);
      expect(racing.accept(wish, states)).toMatchObject({
        refusal: { code: "bet_refused", details: { reason: "no_place_terms" } },
      });
    }
    const bet = placed(slip([leg("4")], true));
    expect(racing.bet.safeParse(bet).success).toBe(true);
    const [own] = bet.legs;
    for (const wrong of [
      { ...bet, legs: [{ ...own, place: undefined }] },
      { ...bet, eachWay: undefined },
      { ...bet, legs: [{ ...own, place: { places: 4, odds: 2_000 } }] },
    ]) {
      expect(racing.bet.safeParse(wrong).success).toBe(false);
    }
  });

  it("is offered at 95% or less of every chance, and at little less", () => {
    for (const market of MARKETS) {
      for (const selection of market === "forecast" ? ["1-2", "2-1", "6-5"] : ["1", "4", "8"]) {
        const bet = placed(slip([leg(selection, market)]));
        const returned = racing.exactReturn(bet) ?? ONE;
        expect(compare(returned, ratio(95, 100))).toBeLessThanOrEqual(0);
        expect(toNumber(returned)).toBeGreaterThan(0.94);
      }
    }
  });

  it("pays winners, places and forecasts by the order of arrival", () => {
    const race = ran(4, 2, 7, 1, 3, 5, 6, 8);
    const pays = (selection: string, market: RaceSelection["market"] = "win") =>
      paid(placed(slip([leg(selection, market)])), race)?.payout;
    expect(pays("4")).toBe(leg("4").odds);
    expect(pays("2")).toBe(0);
    expect(["4", "2", "7"].map((number) => pays(number, "place"))).toEqual(
      ["4", "2", "7"].map((number) => leg(number, "place").odds),
    );
    expect(pays("1", "place")).toBe(0);
    expect(pays("4-2", "forecast")).toBe(leg("4-2", "forecast").odds);
    expect(pays("2-4", "forecast")).toBe(0);
    expect(paid(placed(slip([leg("4")])), null)).toEqual({ payout: 1_000, givenBack: true });
  });

  it("pays each way once for the win and once for the place, and doubles of each for themselves", () => {
    const single = placed(slip([leg("4")], true));
    const { odds } = leg("4");
    const place = leg("4", "place").odds;
    expect(racing.stake(single)).toBe(2_000);
    expect(paid(single, ran(4, 1, 2, 3))?.payout).toBe(odds + place);
    expect(paid(single, ran(1, 2, 4, 3))?.payout).toBe(place);
    expect(paid(single, ran(1, 2, 3, 4))?.payout).toBe(0);
    const double = placed(slip([leg("4"), leg("6", "win", 1)], true));
    const places = Math.floor((place * leg("6", "place").odds) / 1_000);
    expect(paid(double, ran(4, 1, 2, 3), ran(1, 6, 2, 3))?.payout).toBe(places);
    expect(paid(double, ran(1, 2, 3, 4))?.payout).toBe(0);
    expect(racing.settle(double, new Map([[EVENTS[0] ?? "", ran(1, 4, 2, 3)]]))).toBeNull();
  });

  it("has the mean and the mean square of all orders, each way too", () => {
    const all = podiums();
    for (const wish of [
      slip([leg("4")]),
      slip([leg("4", "place")]),
      slip([leg("2-5", "forecast")]),
      slip([leg("6")], true),
      slip([leg("3"), leg("6", "win", 1)], true),
      slip([leg("3"), leg("6", "win", 1)], true, [1, 2]),
    ]) {
      const bet = { ...placed(wish), unit: 1_000_000 };
      const stake = racing.stake(bet);
      const [one, other] = [all, wish.legs.length === 2 ? all : [{ race: ran(), chance: 1 }]];
      let [mean, square] = [0, 0];
      // Payouts depend on few ends, of which a race has at most three for a leg.
      for (const { race, chance } of grouped(one, bet.legs[0]?.selection)) {
        for (const second of grouped(other, bet.legs[1]?.selection)) {
          const payout = paid(bet, race, second.race)?.payout ?? 0;
          mean += (chance * second.chance * payout) / stake;
          square += chance * second.chance * (payout / stake) ** 2;
        }
      }
      expect(toNumber(racing.exactReturn(bet) ?? ONE)).toBeCloseTo(mean, 5);
      expect(toNumber(racing.exactSquare(bet) ?? ONE)).toBeCloseTo(square, 4);
    }
  });

  it("is sold back at 97% of what it is worth, each way too, and not while one of its races is run", () => {
    const double = placed(slip([leg("3"), leg("6", "win", 1)], true));
    const worth = toNumber(racing.exactReturn(double) ?? ONE) * racing.stake(double);
    expect(racing.cashOut?.(double, new Map(), states)).toBe(Math.floor(0.97 * worth));
    const won = new Map([[EVENTS[0] ?? "", ran(3, 1, 2, 4)]]);
    const single = placed(slip([leg("6", "win", 1)], true));
    const [win, place] = [ratio(leg("3").odds, 1_000), ratio(leg("3", "place").odds, 1_000)];
    const after = racing.cashOut?.(double, won, states) ?? 0;
    expect(after).toBeGreaterThan(toNumber(multiply(place, racing.exactReturn(single) ?? ONE)) * 970);
    expect(after).toBeLessThan(toNumber(multiply(win, racing.exactReturn(single) ?? ONE)) * 1_940);
    expect(racing.cashOut?.(double, won, new Map())).toBeNull();
  });

  it("of simulated players is accepted, and is of all markets, each way too", () => {
    const open = new Map(ahead(1).map((state, place) => [`018f0000-0000-7000-8000-0000000000${10 + place}`, state]));
    const picked = new Set<string>();
    for (let n = 0; n < 80; n += 1) {
      const wish = racing.sampleWish(1_000, open, soloChance("sample", "wish", n));
      if (wish === null || !racing.wish.safeParse(wish).success) throw new Error("no wish");
      expect(racing.accept(wish, open).ok).toBe(true);
      for (const { market } of wish.legs) picked.add(wish.eachWay ? "each way" : market);
    }
    expect([...picked].sort()).toEqual(["each way", "forecast", "place", "win"]);
    expect(racing.sampleWish(1_000, new Map(), soloChance("sample", "wish", 1))).toBeNull();
  });
});

/** Joins orders that end a leg on a runner alike. */
function grouped(all: ReturnType<typeof podiums>, selection = "1"): ReturnType<typeof podiums> {
  const numbers = selection.split("-").map(Number);
  const groups = Map.groupBy(all, ({ race: { arrivals } }) =>
    numbers.map((number) => arrivals.findIndex(({ runner }) => runner === number - 1)).join(),
  );
  return [...groups.values()].map((group) => ({
    race: group[0]?.race ?? ran(),
    chance: group.reduce((sum, { chance }) => sum + chance, 0),
  }));
}

describe("a settled slip", () => {
  const [race] = ahead(61);
  if (race === undefined) throw new Error("no race ahead");
  const event = EVENTS[0] ?? "";
  const running = result(race, linksTo(race.link));
  const odds = oddsNow(race, { market: "win", selection: "3" }) ?? 0;
  const accepted = racing.accept(slip([{ ...leg("3"), odds }], true), new Map([[event, race]]));
  if (!accepted.ok) throw new Error("not accepted");
  const bet = accepted.value;
  const record = {
    game: "racing",
    version: 1,
    kind: "external" as const,
    bet,
    stake: 2_000,
    outcome: null,
    payout: racing.settle(bet, new Map([[event, running]]))?.payout ?? 0,
    known: { [event]: running },
    states: { [event]: race },
  };
  const [own] = bet.legs;

  it("is computed again, its price too", () => expect(recompute(record, anyGame(racing))).toBeNull());

  it("has chances that its field gives", () => {
    const { win } = chancesOf(race.weights);
    expect(win.reduce((sum, chance) => sum + chance, 0n)).toBe(ALL);
  });

  it.each([
    ["odds that the house did not offer", { bet: { ...bet, legs: [{ ...own, odds: odds + 1 }] } }],
    ["a place at other odds", { bet: { ...bet, legs: [{ ...own, place: { places: 3, odds: 9_000 } }] } }],
    ["another field than its fact's", { states: { [event]: { ...race, horses: race.horses.toReversed() } } }],
    ["weights that the fact does not have", { states: { [event]: { ...race, weights: race.weights.toReversed() } } }],
    ["a fact that is not there", { states: {} }],
  ])("with %s differs in the bet", (_, change) => {
    expect(recompute({ ...record, ...change }, anyGame(racing))).toMatchObject({ field: "bet" });
  });
});
