import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test("a stranger's text stays one line, and hides nothing", () => {
  const lie = "x\neverything is well\r\u001b[8m\u009b2K\u202e\u2028\ud800";
  expect(printable(lie)).toBe("x\\u{a}everything is well\\u{d}\\u{1b}[8m\\u{9b}2K\\u{202e}\\u{2028}\\u{d800}");
  expect(printable("Fairhouse, بيت, 水, 🎲 + é")).toBe("Fairhouse, بيت, 水, 🎲 + é");
});
