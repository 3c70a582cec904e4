import { expect, test } from "vitest";
import { indexText, numberAt } from "./stream-numbers.ts";

test("computes the numbers of the derivations' check", () => {
  // docs/rules/derivations.md
  const stream = Uint8Array.from([151, 136, 121, 135, 209, 159, 189, 233]);
  expect(numberAt(stream, 0)).toEqual({ bytes: "151 136 121 135", value: 0.5919261889066547 });
  expect(numberAt(stream, 1)).toEqual({ bytes: "209 159 189 233", value: 0.81884371698834 });
  expect(indexText(0.5919261889066547 * 5)).toBe("2.9596 → 2");
});
