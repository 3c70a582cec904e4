import { soloChance } from "@fairhouse/fairness/stream.ts";
import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { describe, expect, it } from "vitest";
import { oddsOf } from "../../shared/rules/slip/odds.ts";
import { ALL, chancesOf, orderOf } from "./order.ts";
import { chanceToPlace, PLACES } from "./race.ts";

/** The field of the vectors, with the odds that they give. */
const VECTOR = [30, 20, 15, 12, 9, 7, 5, 2];
const WIN_ODDS = [3_166, 4_750, 6_333, 7_916, 10_555, 13_571, 19_000, 47_500];
const PLACE_ODDS = [1_302, 1_630, 1_998, 2_388, 3_056, 3_831, 5_237, 12_667];
const FIELDS = [VECTOR, [1, 1, 1, 1, 1, 1, 1, 1], [164, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]];

const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);

describe("the chances of a race", () => {
  it("give the odds of the vectors", () => {
    const { win, place } = chancesOf(VECTOR);
    const oddsOfAll = (chances: readonly bigint[]) => chances.map((won) => oddsOf({ won, lost: ALL - won }));
    expect(oddsOfAll(win)).toEqual(WIN_ODDS);
    expect(oddsOfAll(place)).toEqual(PLACE_ODDS);
  });

  it.each(FIELDS.map((field) => [field]))("are those of Plackett and Luce, and add up exactly: %j", (weights) => {
    const { win, place, forecast } = chancesOf(weights);
    expect(sum(win)).toBe(ALL);
    expect(sum(place)).toBe(BigInt(PLACES) * ALL);
    expect(forecast.map(sum)).toEqual(win);
    weights.forEach((_, runner) => {
      const share = (chance: bigint | undefined) => Number(chance) / Number(ALL);
      expect(share(win[runner])).toBeCloseTo(toNumber(chanceToPlace(weights, runner, 1)), 12);
      expect(share(place[runner])).toBeCloseTo(toNumber(chanceToPlace(weights, runner, PLACES)), 12);
    });
  });
});

describe("the order of arrival", () => {
  it("has each winner for as many numbers as its chance says, and each second one too", () => {
    const { win, forecast } = chancesOf(VECTOR);
    let start = 0n;
    win.forEach((width, runner) => {
      expect(orderOf(VECTOR, start)[0]).toBe(runner);
      expect(orderOf(VECTOR, start + width - 1n)[0]).toBe(runner);
      let inner = start;
      (forecast[runner] ?? []).forEach((own, second) => {
        if (own === 0n) return;
        expect(orderOf(VECTOR, inner).slice(0, 2)).toEqual([runner, second]);
        expect(orderOf(VECTOR, inner + own - 1n).slice(0, 2)).toEqual([runner, second]);
        inner += own;
      });
      start += width;
    });
  });

  it("has every runner once, for the least and the largest number too", () => {
    for (const drawn of [0n, 1n, ALL / 3n, ALL - 1n]) {
      for (const weights of FIELDS) {
        expect(orderOf(weights, drawn).toSorted((a, b) => a - b)).toEqual(weights.map((_, runner) => runner));
      }
    }
    expect(() => orderOf(VECTOR, ALL)).toThrow(RangeError);
  });

  it("comes as often as its chances say", () => {
    const races = 40_000;
    const wins = VECTOR.map(() => 0);
    const places = VECTOR.map(() => 0);
    for (let n = 0; n < races; n += 1) {
      orderOf(VECTOR, soloChance("races", "order", n).bits52()).forEach((runner, at) => {
        if (at === 0) wins[runner] = (wins[runner] ?? 0) + 1;
        if (at < PLACES) places[runner] = (places[runner] ?? 0) + 1;
      });
    }
    const { win, place } = chancesOf(VECTOR);
    for (const [counts, chances] of [[wins, win] as const, [places, place] as const]) {
      counts.forEach((count, runner) => {
        const chance = Number(chances[runner]) / Number(ALL);
        const deviation = Math.sqrt(races * chance * (1 - chance));
        expect(Math.abs(count - races * chance)).toBeLessThan(5 * deviation);
      });
    }
  });
});
