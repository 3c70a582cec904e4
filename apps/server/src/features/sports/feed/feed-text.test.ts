import { expect, it, test } from "vitest";
import { feedName, nameSchema } from "./feed-text.ts";

it.each([
  ["a null byte", "Grey\0wharf", "Greywharf"],
  ["an escape of the terminal", "\u001b[31mGreywharf", "[31mGreywharf"],
  ["a direction that turns the line around", "\u202eGreywharf", "Greywharf"],
  ["a sign without width", "Grey\u200bwharf", "Greywharf"],
  ["half of a surrogate pair", "Greywharf\ud83d", "Greywharf"],
  ["a line", "  Greywharf\n  Town ", "Greywharf Town"],
  ["a heap of marks", `e${"\u0300".repeat(50)}`, "\u00e8\u0300\u0300\u0300"],
])("a name loses %s", (_, sent, shown) => expect(feedName(sent)).toBe(shown));

test("a name has at most 80 signs, and none is cut in two", () => {
  expect(feedName("a".repeat(1_000_000))).toBe("a".repeat(80));
  expect(feedName("\u{1f3c0}".repeat(300))).toBe("\u{1f3c0}".repeat(80));
});

test("a name of which nothing is visible is none", () => {
  for (const empty of ["", "   ", "\u200b\u200b", "\0"]) expect(nameSchema.safeParse(empty).success).toBe(false);
});
