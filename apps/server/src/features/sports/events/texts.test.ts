import { describe, expect, test } from "vitest";
import { endOfWords } from "../results/result-texts.ts";
import { marketNameOfText, marketOfText } from "./texts.ts";

describe("what a trader types", () => {
  test("is a market with its line and its odds", () => {
    expect(marketOfText("total:2.5=over:1.9,under:1.95")).toEqual({
      market: "total",
      line: 10,
      odds: { over: 1_900, under: 1_950 },
    });
    expect(marketNameOfText("asian-handicap:-0.75")).toEqual({ market: "asian-handicap", line: -3 });
  });

  test.each([
    "result",
    "result=",
    "result=home",
    "result=home:2.1,home:2.2",
    // A slip of the finger for a comma: the away side would be left out.
    "result=home:2.1,draw:3.4=away:3.2",
    "total:2.5:3=over:1.9",
    "result=home:2.1234",
  ])("is refused as a market if it is %s", (text) => {
    expect(() => marketOfText(text)).toThrow(/no market|each selection|no odds/);
  });

  test("is a result with runners that were withdrawn", () => {
    expect(endOfWords(["winners", "3", "withdrawn", "1:10,4:0"])).toEqual({
      result: {
        kind: "winners",
        winners: [3],
        withdrawn: [
          { runner: 1, percent: 10 },
          { runner: 4, percent: 0 },
        ],
      },
    });
    for (const withdrawn of ["1:10:4:0", "1:", "x:3", "1:-3"]) {
      expect(() => endOfWords(["winners", "3", "withdrawn", withdrawn]), withdrawn).toThrow("is no number");
    }
  });
});
