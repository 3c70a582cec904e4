import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDeletion, readDraft, writeDraft } from "./draft.ts";

const whole = { group: ",", decimal: ".", decimals: 0 };
const hundredths = { group: ",", decimal: ".", decimals: 2 };
const german = { group: ".", decimal: ",", decimals: 2 };

/** The field as a picture: 12,3|45. */
const picture = (draft: { text: string; caret: number }) =>
  `${draft.text.slice(0, draft.caret)}|${draft.text.slice(draft.caret)}`;

const read = (typed: string, rules = whole) => readDraft(typed.replace("|", ""), typed.indexOf("|"), rules);

describe("typing an amount", () => {
  it.each([
    ["1234|", "1,234|"],
    ["1,2345|", "12,345|"],
    ["19|,234", "19|,234"],
    ["1,29|34", "12,9|34"],
    ["9|1,234", "9|1,234"],
    ["|0025", "|25"],
    ["00|25", "|25"],
    ["25 000 coins|", "25,000|"],
    ["12a|34", "12|34".replace("12|34", "1,2|34")],
    ["٢٥٠٠٠|", "25,000|"],
    ["۱۲|", "12|"],
    ["-5|", "5|"],
    ["1.5|", "15|"],
  ])("%s becomes %s", (typed, shown) => {
    expect(picture(read(typed))).toBe(shown);
  });

  it("has no value while nothing is typed", () => {
    expect(read("|").value).toBeNull();
    expect(read("x|").value).toBeNull();
  });

  it("stays a safe integer however long one types", () => {
    expect(Number.isSafeInteger(read(`${"9".repeat(40)}|`).value)).toBe(true);
    expect(Number.isSafeInteger(read(`${"9".repeat(40)}|`, hundredths).value)).toBe(true);
  });
});

describe("deleting", () => {
  const erase = (before: string, after: string, backwards: boolean) =>
    picture(readDeletion(before, after.replace("|", ""), after.indexOf("|"), backwards, whole));

  it("takes the digit before a group mark that Backspace removed", () => {
    expect(erase("1,234", "1|234", true)).toBe("|234");
    expect(erase("12,345", "12|345", true)).toBe("1|,345");
  });

  it("takes the digit behind a group mark that Delete removed", () => {
    expect(erase("12,345", "12|345", false)).toBe("1,2|45");
  });

  it("takes nothing more when a digit went", () => {
    expect(erase("1,234", "1,23|", true)).toBe("123|");
  });
});

describe("typing a multiplier", () => {
  it.each([
    ["2.5|", "2.5|", 250],
    ["2.|", "2.|", 200],
    ["2.567|", "2.56|", 256],
    ["2,5|", "25|", 2500],
    ["1000.5|", "1,000.5|", 100_050],
    [".5|", ".5|", 50],
    ["2..5|", "2.5|", 250],
  ])("%s becomes %s", (typed, shown, value) => {
    const draft = read(typed, hundredths);
    expect(picture(draft)).toBe(shown);
    expect(draft.value).toBe(value);
  });

  it("reads the decimal mark of the language", () => {
    expect(read("1.234,5|", german)).toMatchObject({ text: "1.234,5", value: 123_450 });
  });

  it("has no value for a lone point", () => {
    expect(read(".|", hundredths).value).toBeNull();
  });
});

describe("writing", () => {
  it("shows two decimals always", () => {
    expect(writeDraft(5, hundredths)).toBe("0.05");
    expect(writeDraft(250, hundredths)).toBe("2.50");
    expect(writeDraft(1_284_900, whole)).toBe("1,284,900");
  });

  it("is read back as the same value", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), fc.constantFrom(whole, hundredths, german), (value, rules) => {
        const text = writeDraft(value, rules);
        expect(readDraft(text, text.length, rules)).toEqual({ text, caret: text.length, value });
      }),
    );
  });

  it("keeps the digits before the caret before the caret, wherever it stands", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), fc.nat({ max: 16 }), (value, at) => {
        const text = String(value);
        const caret = Math.min(at, text.length);
        const draft = readDraft(text, caret, whole);
        expect(draft.text.slice(0, draft.caret).replaceAll(",", "")).toBe(text.slice(0, caret));
      }),
    );
  });
});
