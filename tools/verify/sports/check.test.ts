import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { isRecord, parseJson } from "../vectors.ts";
import { checkSports, isSports } from "./check.ts";

const text = await readFile(new URL("../../../tests/vectors/sports.json", import.meta.url), "utf8");

/** The file of vectors, with each first occurrence of the given texts replaced. */
function fileWith(...changes: readonly (readonly [RegExp, string])[]): Readonly<Record<string, unknown>> {
  const changed = changes.reduce((all, [from, to]) => {
    if (!from.test(all)) throw new Error(`nothing matches ${from}`);
    return all.replace(from, to);
  }, text);
  const file = parseJson(changed);
  if (!isRecord(file)) throw new Error("the vectors are no object");
  return file;
}

describe("sports vectors", () => {
  it("pass, every one of them", () => {
    expect(isSports(fileWith())).toBe(true);
    expect(checkSports(fileWith())).toEqual({ passed: 72, failed: 0, mismatches: [] });
  });

  it.each([
    [/"payout": 21060/, '"payout": 21061', "settlement 1, single won: payout is 21061, computed 21060"],
    [/"1053\/500"/, '"1053/501"', "settlement 1, single won: factors are 1053/501, computed 1053/500"],
    [/"odds": 9148/, '"odds": 9149', "result home: odds are 9149, computed 9148"],
    [/"win": "0.10383/, '"win": "0.10384', "result home: win is 0.10384"],
    [/"gridSha256": "5/, '"gridSha256": "6', "gridSha256 is 6"],
    [/"bits52": 1/, '"bits52": 2', "derivation, matchday 1: match 0: bits52 is 2"],
    [/"link": "3984f/, '"link": "3984e', "derivation, matchday 1: the link does not lead to"],
    [/"offer": 9211/, '"offer": 9212', "cashOut 1, the same before kick-off: offer is 9212, computed 9211"],
    [/"accepted at 2106"/, '"accepted at 2107"', 'acceptance 1: answer is "accepted at 2107"'],
    [/"charges": \[\s*11060/, '"charges": [11061', "liability 1, single: charges are 11061, computed 11060"],
    [/"amount": 16060/, '"amount": 16061', "resettlement 1, winner becomes loser"],
    [/"fractional": "1\/3"/, '"fractional": "1/4"', "formats 2: fractional is 1/4, computed 1/3"],
    [/"winOdds": 3166/, '"winOdds": 3167', "race, runner 1: winOdds is 3167, computed 3166"],
  ])("fail with the figure that %s changes", (from, to, line) => {
    const verdict = checkSports(fileWith([from, to]));
    expect(verdict.failed).toBe(1);
    expect(verdict.mismatches.join("\n")).toContain(line);
  });

  it.each([
    [/"formats":/, '"rounding": [], "formats":', "rounding: no such key"],
    [/"unit": 10000/, '"units": 10000', "settlement 1, single won: unit: Invalid input"],
    [
      /"market": "result"/,
      '"referee": 1, "market": "result"',
      'settlement 1, single won: legs.0: Unrecognized key: "referee"',
    ],
    [/"market": "result"/, '"market": "corners"', "settlement 1, single won: no market corners"],
    [/"settlement": \[/, '"settlement": 3, "model2": [', "model2: no such key"],
    [/"matchday": 1,/, '"matchday": 31,', "derivation, matchday 31: a season has no matchday 31"],
  ])("fail by the name of what is unknown, with %s", (from, to, line) => {
    const mismatches = checkSports(fileWith([from, to])).mismatches.join("\n");
    expect(mismatches).toContain(line);
  });
});
