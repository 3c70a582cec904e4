import { expect, test } from "vitest";
import { PLAY_COIN } from "../format/currencies.ts";
import { formatsOf } from "./format.ts";

test("Arabic has a form for every plural category", () => {
  const games = {
    zero: "لا ألعاب",
    one: "لعبة واحدة",
    two: "لعبتان",
    few: "# ألعاب",
    many: "# لعبة",
    other: "# لعبة",
  };
  const texts = [0, 1, 2, 5, 16, 100].map((count) => formatsOf("ar", [PLAY_COIN]).plural(count, games));
  expect(texts).toEqual(["لا ألعاب", "لعبة واحدة", "لعبتان", "5 ألعاب", "16 لعبة", "100 لعبة"]);
});

test("lists use the commas of their language", () => {
  expect(formatsOf("en", [PLAY_COIN]).listed(["7 to 4", "a pair", "a tie"])).toBe("7 to 4, a pair, a tie");
  expect(formatsOf("ar", [PLAY_COIN]).listed(["فاز", "زوج", "تعادل"])).toBe("فاز، وزوج، وتعادل");
  expect(formatsOf("en", [PLAY_COIN]).listed([])).toBe("");
});

test("a percentage keeps its sign at its side inside Arabic, and is unchanged in English", () => {
  for (const format of ["percent", "exactPercent"] as const) {
    expect(formatsOf("en", [PLAY_COIN])[format](0.435)).toBe("43.5%");
    expect(formatsOf("ar", [PLAY_COIN])[format](0.435)).toMatch(/^\u2066.*%.*\u2069$/);
  }
});
