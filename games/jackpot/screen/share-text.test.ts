import { expect, test } from "vitest";
import { shareText } from "./share-text.ts";

test("every share has one decimal, whole ones too", () => {
  expect([1 / 3, 0.25, 1, 0].map((share) => shareText(share, "en"))).toEqual(["33.3%", "25.0%", "100.0%", "0.0%"]);
});

test("a share that would round to nothing is still one", () => {
  expect([0.0004, 0.0005, 0.0012].map((share) => shareText(share, "en"))).toEqual(["<0.1%", "0.1%", "0.1%"]);
});
