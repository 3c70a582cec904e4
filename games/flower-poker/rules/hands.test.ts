import { describe, expect, it } from "vitest";
import type { Flower } from "./flowers.ts";
import { handOf, makesHand, verdictOf } from "./hands.ts";

const hands: readonly (readonly [string, readonly Flower[]])[] = [
  ["bust", ["red", "orange", "yellow", "blue", "assorted"]],
  ["pair", ["red", "orange", "yellow", "blue", "red"]],
  ["two-pair", ["red", "orange", "orange", "blue", "red"]],
  ["three", ["red", "red", "orange", "blue", "red"]],
  ["full-house", ["red", "orange", "orange", "red", "red"]],
  ["four", ["red", "red", "orange", "red", "red"]],
  ["five", ["mixed", "mixed", "mixed", "mixed", "mixed"]],
];

describe("a hand", () => {
  it.each(hands)("is a %s", (hand, flowers) => {
    expect(handOf(flowers)).toBe(hand);
  });

  it("beats every hand before it in the order, and none after it", () => {
    for (const [at, [, player]] of hands.entries()) {
      for (const [against, [, host]] of hands.entries()) {
        const expected = at > against ? "player" : at < against ? "host" : "tie";
        expect(verdictOf({ player, host })).toBe(expected);
      }
    }
  });

  it("is worth the same in every colour", () => {
    expect(verdictOf({ player: ["red", "red", "blue", "mixed", "yellow"], host: hands[1]?.[1] ?? [] })).toBe("tie");
  });

  it("has a name while it is being planted", () => {
    expect([[], ["red"], ["red", "red"], ["red", "red", "red"]].map((some) => handOf(some as Flower[]))).toEqual([
      "bust",
      "bust",
      "pair",
      "three",
    ]);
  });

  it("is made by the flowers that match another one", () => {
    expect(makesHand(["red", "orange", "orange", "blue", "red"])).toEqual([true, true, true, false, true]);
    expect(makesHand(["red", "orange", "yellow", "blue", "assorted"])).not.toContain(true);
  });
});

it("a planting with a black or white flower on either side does not count, however good the hands", () => {
  const five = hands[6]?.[1] ?? [];
  expect(verdictOf({ player: five, host: ["black", "red", "orange", "blue", "mixed"] })).toBe("rare");
  expect(verdictOf({ player: ["white", "white", "white", "white", "white"], host: five })).toBe("rare");
});
