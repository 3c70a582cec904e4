import { PLAY_COIN } from "@fairhouse/ui/format/currencies.ts";
import { formatsOf } from "@fairhouse/ui/words/format.ts";
import { expect, it } from "vitest";
import { MATCH_MARKETS } from "../rules/markets.ts";
import { sampleEvent } from "../rules/sample.ts";
import { namesIn } from "./names.ts";
import { ar } from "./words/ar.ts";
import { en } from "./words/en.ts";

const english = namesIn(en, formatsOf("en", [PLAY_COIN]));
const arabic = namesIn(ar, formatsOf("ar", [PLAY_COIN]));
const { card: match } = sampleEvent(0);
const { card: race } = sampleEvent(3);

it.each<[market: string, selection: string, line: number | undefined, name: string]>([
  ["result", "home", undefined, "Harbour Town to win"],
  ["result", "draw", undefined, "Draw"],
  ["double-chance", "1X", undefined, "Harbour Town or draw"],
  ["draw-no-bet", "away", undefined, "Old Mill, draw no bet"],
  ["total", "over", 10, "Over 2.5"],
  ["total", "under", 801, "Under 200.25"],
  ["total", "under", 8, "Under 2.0"],
  ["away-total", "over", 6, "Old Mill: over 1.5"],
  ["asian-handicap", "home", -3, "Harbour Town −0.75"],
  ["asian-handicap", "away", 3, "Old Mill +0.75"],
  ["asian-handicap", "home", 0, "Harbour Town 0"],
  ["score", "2-1", undefined, "Correct score 2–1"],
  ["half-full", "draw/away", undefined, "Draw at half-time, Old Mill at the end"],
])("a slip names %s %s %s", (market, selection, line, name) => {
  expect(english.pickName({ market, selection, line }, match)).toBe(name);
});

it("every selection of every market has a name and a text on its button, in both languages", () => {
  for (const [market, { selections, hasLine }] of Object.entries(MATCH_MARKETS)) {
    for (const selection of selections ?? ["10-0"]) {
      const picked = { market, selection, ...(hasLine ? { line: 6 } : {}) };
      for (const { pickName, sideText } of [english, arabic]) {
        expect(pickName(picked, match), `${market} ${selection}`).toMatch(/[\p{L}\d]/u);
        expect(sideText(picked, match).name, `${market} ${selection}`).toMatch(/[\p{L}\d]/u);
        expect(sideText(picked, match).line !== "").toBe(hasLine);
      }
    }
  }
});

it("runners are named, and one that is not there, or a market of another version, breaks nothing", () => {
  expect(english.pickName({ market: "winner", selection: "1" }, race)).toBe("Brave Tide to win");
  expect(english.pickName({ market: "winner", selection: "9" }, race)).toBe(" to win");
  expect(english.pickName({ market: "corners", selection: "home" }, match)).toBe("");
});

it("results are said in words", () => {
  const { resultText } = english;
  expect(resultText(match, { kind: "score", score: [2, 1] })).toBe("2–1");
  expect(resultText(match, { kind: "score", score: [2, 1], halfTime: [0, 1] })).toBe("2–1 (half-time 0–1)");
  expect(resultText(match, { kind: "abandoned", score: [1, 0] })).toBe("Abandoned at 1–0");
  expect(resultText(race, { kind: "winners", winners: [2], withdrawn: [] })).toBe("Won by Copper Field");
  expect(resultText(race, { kind: "winners", winners: [0, 2], withdrawn: [] })).toBe(
    "Dead heat: Amber Light, Copper Field",
  );
  expect(resultText(match, null)).toBe("Void");
});

it("names and signs keep their direction inside Arabic", () => {
  const name = arabic.pickName({ market: "asian-handicap", selection: "home", line: -3 }, match);
  expect(name).toBe("\u2068Harbour Town\u2069 \u2066\u200e−0.75\u2069");
});
