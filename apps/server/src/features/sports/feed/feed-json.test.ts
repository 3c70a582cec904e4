import { expect, it, test } from "vitest";
import { parseWithTexts } from "./feed-json.ts";

test("prices, points and scores keep their digits", () => {
  expect(parseWithTexts('{"price":2.3456789012345678901, "point" : -0.75,"score":3}')).toEqual({
    ...{ price: "2.3456789012345678901", point: "-0.75", score: "3" },
  });
  expect(parseWithTexts('[{"price":1e308},{"price":null},{"price":"1.5"},{"other":1.5}]')).toEqual([
    ...[{ price: "1e308" }, { price: null }, { price: "1.5" }, { other: 1.5 }],
  ]);
});

test("texts that look like fields stay as they are", () => {
  const texts = { name: '"price":1.5,', 'a"price': "x", nested: JSON.stringify({ price: 1.5 }) };
  expect(parseWithTexts(JSON.stringify(texts))).toEqual(texts);
});

it.each([
  ["numbers that are none", '[{"price":1.2.3}]'],
  ["NaN", '[{"price":NaN}]'],
  ["a cut", '[{"price":1.5'],
  ["nothing", ""],
])("refuses %s without repeating it", (_, json) => {
  expect(() => parseWithTexts(json)).toThrow(
    expect.objectContaining({ kind: "unreadable", message: "the answer is no JSON, or cut" }),
  );
});
