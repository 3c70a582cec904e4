import { describe, expect, it } from "vitest";
import { fc } from "../../../../tests/fast-check.ts";
import { readDeletion, readDraft, writeDraft } from "./draft.ts";

const whole = { group: ",", decimal: ".", decimals: 0 };
const hundredths = { group: ",", decimal: ".", decimals: 2 };
const german = { group: ".", decimal: ",", decimals: 2 };

/** Draws a field with its caret: 12,3|45. */
const picture = (draft: { text: string; caret: number }) =>
  `${draft.text.slice(0, draft.caret)}|${draft.text.slice(draft.caret)}`;

/** Reads the text in the field after a key; `previous` is the text before it. */
const read = (typed: string, rules = whole, previous = "") =>
  readDraft(previous, typed.replace("|", ""), typed.indexOf("|"), rules);

/** Types keys one by one into an empty field, each at the caret. */
function type(keys: string, rules = whole) {
  let draft = readDraft("", "", 0, rules);
  for (const key of keys) {
    const text = draft.text.slice(0, draft.caret) + key + draft.text.slice(draft.caret);
    draft = readDraft(draft.text, text, draft.caret + key.length, rules);
  }
  return draft;
}

describe("typing an amount", () => {
  it.each([
    ["123", "1234|", "1,234|"],
    ["1,234", "1,2345|", "12,345|"],
    ["1,234", "19|,234", "19|,234"],
    ["1,234", "1,29|34", "12,9|34"],
    ["1,234", "9|1,234", "9|1,234"],
    ["25", "|0025", "|25"],
    ["25", "00|25", "|25"],
    ["", "٢٥٠٠٠|", "25,000|"],
    ["", "۱۲|", "12|"],
    ["", "25,000|", "25,000|"],
    ["", "25 000|", "25,000|"],
    ["", " 1’234’567 |", "1,234,567|"],
    ["7", "٢٥٬٠٠٠|", "25,000|"],
  ])("%s, then %s, shows %s", (previous, typed, shown) => {
    const draft = read(typed, whole, previous);
    expect(picture(draft)).toBe(shown);
    expect(draft.value).toBe(Number(shown.replace(/[,|]/g, "")));
  });

  it.each(["1.5", "1,5", "2e3", "-5", "+5", "1.000", "1,23", "0x10", "1/2", "٫٥", "5 coins", "1 5"])(
    "%s, typed or pasted, stays as it is and has no value, because it is not a whole amount",
    (text) => {
      for (const draft of [type(text), read(`${text}|`, whole, "700")]) {
        expect(draft.value).toBeNaN();
        expect(draft.text).toBe(text);
      }
    },
  );

  it.each(["12,3456", "1,234.00", "1000000 000", "1,5"])(
    "%s is none either when it is pasted over an amount",
    (text) => {
      expect(readDraft("1,234", text, text.length, whole, 0)).toMatchObject({ text, value: Number.NaN });
    },
  );

  it("keeps the field's own marks apart from those of a player who types over a part of it", () => {
    expect(picture(readDraft("1,234", "1,5", 3, whole, 2))).toBe("15|");
  });

  it("never joins digits that a mark separates, whatever is typed between them", () => {
    const sign = fc.string({ minLength: 1, maxLength: 1, unit: "grapheme" }).filter((key) => !/[\d٠-٩۰-۹]/.test(key));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), sign, fc.integer({ min: 0, max: 99 }), (before, key, after) => {
        const { value, text } = type(`${before}${key}${after}`);
        expect(Number.isNaN(value), text).toBe(true);
      }),
    );
  });

  it("is an amount again when the slip is undone", () => {
    expect(readDraft("12,345.", "12,345", 6, whole)).toEqual({ text: "12,345", caret: 6, value: 12_345 });
    const slipped = read("12,x|345", whole, "12,345");
    expect(picture(slipped)).toBe("12,x|345");
    expect(readDraft(slipped.text, "12,345", 3, whole)).toMatchObject({ text: "12,345", value: 12_345 });
  });

  it("takes thousands that are grouped by hand", () => {
    expect(type("1,234,567")).toMatchObject({ text: "1,234,567", value: 1_234_567 });
  });

  it("has no value while nothing is typed", () => {
    expect(read("|").value).toBeNull();
    expect(read("  |").value).toBeNull();
  });

  it("is not an amount if it is longer than any", () => {
    expect(type("9".repeat(40)).value).toBeNaN();
    expect(type("9".repeat(13)).value).toBe(9_999_999_999_999);
    expect(Number.isSafeInteger(type("9".repeat(13), hundredths).value)).toBe(true);
  });
});

describe("deleting", () => {
  const erase = (before: string, after: string, backwards: boolean) =>
    picture(readDeletion(before, after.replace("|", ""), after.indexOf("|"), backwards, whole));

  it("also deletes the digit before a group mark that Backspace removed", () => {
    expect(erase("1,234", "1|234", true)).toBe("|234");
    expect(erase("12,345", "12|345", true)).toBe("1|,345");
  });

  it("also deletes the digit after a group mark that Delete removed", () => {
    expect(erase("12,345", "12|345", false)).toBe("1,2|45");
  });

  it("deletes nothing more if a digit was removed", () => {
    expect(erase("1,234", "1,23|", true)).toBe("123|");
  });
});

describe("typing a multiplier", () => {
  it.each([
    ["2.5", "2.5|", 250],
    ["2.", "2.|", 200],
    ["1000.5", "1,000.5|", 100_050],
    [".5", ".5|", 50],
    ["٢٫٥", "2.5|", 250],
  ])("%s becomes %s", (typed, shown, value) => {
    const draft = type(typed, hundredths);
    expect(picture(draft)).toBe(shown);
    expect(draft.value).toBe(value);
  });

  it.each(["2,5", "2.567", "2..5", "2.5.1", "2x", "."])("%s is none: it stays as it is, without a value", (text) => {
    expect(type(text, hundredths)).toMatchObject({ text, value: Number.NaN });
  });

  it("reads the decimal mark of the language", () => {
    expect(type("1234,5", german)).toMatchObject({ text: "1.234,5", value: 123_450 });
    expect(type("2.5", german).value).toBeNaN();
  });
});

describe("an amount of a currency with parts", () => {
  const bitcoin = { group: ",", decimal: ".", decimals: 8, shown: 2 };

  it("is typed in units and reported in smallest ones", () => {
    expect(type("1.5", bitcoin)).toMatchObject({ text: "1.5", value: 150_000_000 });
    expect(type("0.00000001", bitcoin).value).toBe(1);
    expect(type("0.000000001", bitcoin).value).toBeNaN();
    expect(type("1,234.56", { ...bitcoin, decimals: 2 })).toMatchObject({ text: "1,234.56", value: 123_456 });
  });

  it("shows as many decimals as usual, and more if there are more", () => {
    expect(writeDraft(150_000_000, bitcoin)).toBe("1.50");
    expect(writeDraft(150_000_001, bitcoin)).toBe("1.50000001");
    expect(writeDraft(700_000_000, { ...bitcoin, shown: 0 })).toBe("7");
  });

  it("is exact up to the largest safe integer, and not an amount beyond it", () => {
    expect(type("9999999.99999999", bitcoin).value).toBe(999_999_999_999_999);
    expect(type("99999999", bitcoin).value).toBeNaN();
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), fc.nat({ max: 8 }), (value, shown) => {
        const text = writeDraft(value, { ...bitcoin, shown });
        expect(readDraft("", text, text.length, { ...bitcoin, shown }).value).toBe(value);
      }),
    );
  });
});

describe("writing", () => {
  it("always shows two decimals, and nothing for NaN", () => {
    expect(writeDraft(5, hundredths)).toBe("0.05");
    expect(writeDraft(250, hundredths)).toBe("2.50");
    expect(writeDraft(1_284_900, whole)).toBe("1,284,900");
    expect(writeDraft(Number.NaN, whole)).toBe("");
  });

  it("is read back as the same value", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), fc.constantFrom(whole, hundredths, german), (value, rules) => {
        const text = writeDraft(value, rules);
        expect(readDraft("", text, text.length, rules)).toEqual({ text, caret: text.length, value });
      }),
    );
  });

  it("keeps the digits before the caret before it, wherever it is", () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), fc.nat({ max: 16 }), (value, at) => {
        const text = String(value);
        const caret = Math.min(at, text.length);
        const draft = readDraft("", text, caret, whole);
        expect(draft.text.slice(0, draft.caret).replaceAll(",", "")).toBe(text.slice(0, caret));
      }),
    );
  });
});
