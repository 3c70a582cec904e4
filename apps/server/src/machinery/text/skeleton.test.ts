import { expect, test } from "vitest";
import { confusables } from "./confusables.ts";
import { lookOf, skeletonOf } from "./skeleton.ts";

test.each([
  ["Pau1", "\u0420\u0430ul"], // Cyrillic
  ["paul", "\u1d18\u1d00\u1d1c\u029f"], // small capitals
  ["Paul", "\u{1d4df}\u{1d4ea}\u{1d4fe}\u{1d4f5}"], // script letters of mathematics
  ["Paul", "Pa\u00fcl_"],
  ["corner", "comer"],
  ["\u0643\u0631\u064a\u0645", "\u06a9\u0631\u06cc\u0645"], // Arabic and Persian kaf and yeh
  ["محمد", "محمّد"],
])("%s and %s look alike", (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

test.each([
  ["Paul", "Paula"],
  ["SwiftOtter4821", "SwiftOtter4827"],
  ["Tom45", "Tomas"],
  ["राम", "रोम"],
  ["かき", "かぎ"],
  ["سمير", "سمر"],
])("%s and %s do not look alike", (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));

test("words stay apart in a look, and not in a skeleton", () => {
  expect(lookOf("  Ada__Byron. ")).toBe("ada byron");
  expect(skeletonOf("Ada_Byron")).toBe(skeletonOf("adabyron"));
  expect(skeletonOf("._-")).toBe("");
});

test("the target of a confusable sign is its own look", () => {
  const signs = [...confusables].filter((sign) => skeletonOf(skeletonOf(sign)) !== skeletonOf(sign));
  expect(signs).toEqual([]);
});
