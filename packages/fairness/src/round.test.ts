import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256Hex } from "./hash.ts";
import { roundChance } from "./round.ts";

const source = { link: "ab".repeat(32), salt: "salt", index: 41, seeds: ["one", "two"] };

function firstFloat(message: string): number {
  return createHmac("sha256", source.link).update(message).digest().readUInt32BE(0) / 2 ** 32;
}

describe("the four seedings of rounds", () => {
  it("salted is a single block over the salt", () => {
    const chance = roundChance("salted", source);
    expect(chance.float(0)).toBe(firstFloat("salt"));
    expect(chance.float(7)).toBeLessThan(1);
    expect(() => chance.float(8)).toThrow(RangeError);
  });

  it("stream is the solo stream with salt and index", () => {
    const chance = roundChance("stream", source);
    expect(chance.float(0)).toBe(firstFloat("salt:41:0"));
    expect(chance.float(8)).toBe(firstFloat("salt:41:1"));
  });

  it("all-bettors mixes the hash of all seeds, even of none", () => {
    expect(roundChance("all-bettors", source).float(0)).toBe(firstFloat(`salt:41:${sha256Hex("one\ntwo")}:0`));
    expect(roundChance("all-bettors", { ...source, seeds: [] }).float(8)).toBe(
      firstFloat(`salt:41:${sha256Hex("")}:1`),
    );
  });

  it("first-three takes the first three seeds and fills missing places with the house's", () => {
    const four = { ...source, seeds: ["a", "b", "c", "d"] };
    expect(roundChance("first-three", four).float(0)).toBe(firstFloat(`salt:41:${sha256Hex("a\nb\nc")}:0`));
    expect(roundChance("first-three", { ...source, seeds: ["a"] }).float(0)).toBe(
      firstFloat(`salt:41:${sha256Hex("a\nfairhouse-2\nfairhouse-3")}:0`),
    );
    expect(roundChance("first-three", { ...source, seeds: [] }).float(0)).toBe(
      firstFloat(`salt:41:${sha256Hex("fairhouse-1\nfairhouse-2\nfairhouse-3")}:0`),
    );
  });
});
