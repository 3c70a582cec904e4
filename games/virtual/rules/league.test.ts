import { soloChance } from "@fairhouse/fairness/stream.ts";
import type { NextLinks } from "@fairhouse/kernel/links.ts";
import { ahead, isStateOf, result, shown } from "@fairhouse/tests/made-league.ts";
import { CHAIN, linksTo } from "@fairhouse/tests/made-links.ts";
import { describe, expect, it } from "vitest";
import { TICKS } from "./clock.ts";
import { placeOf, seasonFrom } from "./league.ts";
import { seasonUntil, standingsOf } from "./standings.ts";
import { virtual } from "./virtual.ts";

const { ofLinks } = virtual;

describe("matches ahead", () => {
  it("are those of the next five matchdays, from links that are public a season before", () => {
    const matches = ahead(28);
    expect(matches.map(({ link }) => link)).toEqual([28, 29, 30, 31, 32].flatMap((link) => Array(8).fill(link)));
    expect(matches.at(-1)).toMatchObject({ season: 2, matchday: 2, match: 7 });
    // The season after the next one depends on the last link before this one: no later link is asked for.
    for (let next = 1; next <= 95; next += 1) expect(ahead(next)).toHaveLength(40);
  });

  it("end with the chain, and are of this house's leagues alone", () => {
    expect(ahead(199).map(({ link }) => link)).toEqual([199, 200].flatMap((link) => Array(8).fill(link)));
    expect(ofLinks?.ahead({ table: "crash", chain: CHAIN, next: 1, last: 9, stream: soloOf })).toEqual([]);
    expect(ofLinks?.ahead({ table: "constructor", chain: CHAIN, next: 1, last: 9, stream: soloOf })).toEqual([]);
  });

  it("let each club play each other at home and away", () => {
    const pairs = Array.from({ length: 30 }, (_, place) => ahead(31 + place).slice(0, 8)).flat();
    expect(new Set(pairs.map(({ home, away }) => `${home}-${away}`)).size).toBe(240);
    expect(pairs.every(({ home, away }) => home !== away)).toBe(true);
  });

  it("follow from the link that decides them, and from no other chain", () => {
    for (const match of ahead(61)) {
      expect(isStateOf(match, linksTo(match.link))).toBe(true);
      const stronger = { ...match, means: { ...match.means, home: match.means.home + 1 } };
      expect(isStateOf(stronger, linksTo(match.link))).toBe(false);
      expect(isStateOf({ ...match, home: match.away, away: match.home }, linksTo(match.link))).toBe(false);
    }
  });
});

function soloOf(): ReturnType<NextLinks["stream"]> {
  return soloChance("a", "b", 1);
}

describe("the show of a match", () => {
  it("tells no goal before the end of its tick, all in the end, and never takes one back", () => {
    const matches = ahead(1).filter(({ link }) => link === 1);
    let told = 0;
    for (const match of matches) {
      const goals = result(match, linksTo(1));
      let before = 0;
      for (let moment = 0; moment <= 10 * TICKS; moment += 1) {
        const share = moment / (10 * TICKS);
        const { step, part } = shown(match, goals, share);
        expect(step).toBe(part.length + (share >= 0.5 ? 1 : 0));
        expect(step).toBeGreaterThanOrEqual(before);
        before = step;
        for (const { tick } of part) expect(moment).toBeGreaterThanOrEqual(10 * (tick + 1));
      }
      expect(shown(match, goals, 1).part).toEqual(goals);
      expect(shown(match, goals, 0).part).toEqual([]);
      told += goals.length;
    }
    expect(told).toBeGreaterThan(0);
  });
});

describe("the table", () => {
  const played = seasonUntil(linksTo(75), "league-3", CHAIN, 75);

  it("has the matches of the season so far, as each was drawn from its own link", () => {
    expect(played).toHaveLength(15 * 8);
    const season = seasonFrom(linksTo(75), placeOf(75).season);
    expect(season).toEqual(seasonFrom(linksTo(61), 3));
    for (const { match, goals } of played) expect(result(match, linksTo(match.link))).toEqual(goals);
  });

  it("gives three points for a win and one for a draw, and sorts by points, difference and goals", () => {
    const table = standingsOf(played);
    expect(table).toHaveLength(16);
    for (const { won, drawn, lost, points, course } of table) {
      expect(won + drawn + lost).toBe(15);
      expect(course).toHaveLength(15);
      expect(points).toBe(3 * won + drawn);
    }
    const keys = table.map(({ points, scored, conceded }) => points * 1e6 + (scored - conceded) * 1e3 + scored);
    expect(keys).toEqual(keys.toSorted((a, b) => b - a));
    const goals = played.reduce((sum, { score: [home, away] }) => sum + home + away, 0);
    expect(table.reduce((sum, { scored }) => sum + scored, 0)).toBe(goals);
    expect(table.reduce((sum, { conceded }) => sum + conceded, 0)).toBe(goals);
  });
});
