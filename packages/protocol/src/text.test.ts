import { expect, test } from "vitest";
import { isPlainText, isStorable, shownText } from "./text.ts";

test.each(["a\0", "\ud83c", "a\udfb2b"])("%j cannot be kept", (text) => expect(isStorable(text)).toBe(false));

test.each(["", "Evening 🎲", "a\u0001\u200d", "مساء"])("%j can", (text) => expect(isStorable(text)).toBe(true));

test.each([
  "\u3164", // Hangul filler, a letter
  "a\u115f",
  "a\u034fb", // combining grapheme joiner
  "a\ufe0f", // variation selectors
  "a\u{e0100}",
  "a\u200bb",
  "a\u202eb",
  "a\nb",
  "\ue000",
])("%j is more than one sees", (text) => expect(isPlainText(text)).toBe(false));

test.each(["Ada", "❤️ roulette", "محمّد", "Việt", "🎲"])("%j is what one sees", (text) => {
  expect(isPlainText(text)).toBe(true);
});

test("composes texts that others see, and limits their marks", () => {
  const shown = shownText("Contains characters that a name cannot have");
  expect(shown.parse("Jose\u0301")).toBe("Jos\u00e9");
  expect(shown.parse("שָׁלוֹם")).toBe("שָׁלוֹם".normalize("NFC"));
  expect(shown.safeParse(`a${"\u0301".repeat(20)}`).success).toBe(false);
  expect(shown.safeParse("\u3164\u3164\u3164").success).toBe(false);
});
