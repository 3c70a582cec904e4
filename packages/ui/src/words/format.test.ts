import { expect, test } from "vitest";
import { WHOLE } from "../format/digits.ts";
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
  const texts = [0, 1, 2, 5, 16, 100].map((count) => formatsOf("ar", WHOLE).plural(count, games));
  expect(texts).toEqual(["لا ألعاب", "لعبة واحدة", "لعبتان", "5 ألعاب", "16 لعبة", "100 لعبة"]);
});
