import { describe, expect, it } from "vitest";
import { roundSeeds } from "./round-outcome.ts";

const bettors = ["ada", "bo", "ada", "cy", "di", "bo"].map((player) => ({ player, clientSeed: `seed of ${player}` }));

describe("the seeds of a round", () => {
  it("are an empty list if the seeding mixes none", () => {
    expect(roundSeeds("salted", bettors)).toEqual([]);
    expect(roundSeeds("stream", bettors)).toEqual([]);
  });

  it("are one per bettor, in the order of first tickets", () => {
    expect(roundSeeds("all-bettors", bettors).map(({ player }) => player)).toEqual(["ada", "bo", "cy", "di"]);
    expect(roundSeeds("first-three", bettors).map(({ player }) => player)).toEqual(["ada", "bo", "cy"]);
    expect(roundSeeds("first-three", bettors.slice(0, 1))).toHaveLength(1);
  });

  it("are the client seeds themselves", () => {
    expect(roundSeeds("all-bettors", bettors)[0]?.clientSeed).toBe("seed of ada");
  });

  it("are two if two players chose the same one", () => {
    const same = ["ada", "bo"].map((player) => ({ player, clientSeed: "same" }));
    expect(roundSeeds("all-bettors", same)).toHaveLength(2);
  });
});
