import { describe, expect, it } from "vitest";
import { sha256Hex } from "./hash.ts";
import { roundSeeds } from "./round-outcome.ts";

const place = { salt: "salt", index: 7 };
const bettors = ["ada", "bo", "ada", "cy", "di", "bo"].map((player) => ({ player, clientSeed: `seed of ${player}` }));

describe("the seeds of a round", () => {
  it("are none where the seeding mixes none", () => {
    expect(roundSeeds("salted", place, bettors)).toEqual([]);
    expect(roundSeeds("stream", place, bettors)).toEqual([]);
  });

  it("are one a bettor, in the order of first tickets", () => {
    expect(roundSeeds("all-bettors", place, bettors).map(({ player }) => player)).toEqual(["ada", "bo", "cy", "di"]);
    expect(roundSeeds("first-three", place, bettors).map(({ player }) => player)).toEqual(["ada", "bo", "cy"]);
    expect(roundSeeds("first-three", place, bettors.slice(0, 1))).toHaveLength(1);
  });

  it("are the client seeds with salt and index hashed, so that nobody is known again in another round", () => {
    expect(roundSeeds("all-bettors", place, bettors)[0]?.seed).toBe(sha256Hex("seed of ada:salt:7"));
    const next = roundSeeds("all-bettors", { ...place, index: 8 }, bettors);
    expect(next[0]?.seed).not.toBe(roundSeeds("all-bettors", place, bettors)[0]?.seed);
  });

  it("are two where two players chose the same one", () => {
    const same = ["ada", "bo"].map((player) => ({ player, clientSeed: "same" }));
    expect(roundSeeds("all-bettors", place, same)).toHaveLength(2);
  });
});
