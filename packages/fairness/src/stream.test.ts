import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fc } from "../../../tests/fast-check.ts";
import { seedStream, soloChance, streamBytes } from "./stream.ts";

// The check of docs/rules/derivations.md, computed by programs outside this project.
const SERVER = "some server seed";
const CLIENT = "some client seed";

describe("the solo stream", () => {
  it("gives the bytes and floats of the published check", () => {
    expect([...streamBytes(SERVER, CLIENT, 1, 8)]).toEqual([151, 136, 121, 135, 209, 159, 189, 233]);
    const chance = soloChance(SERVER, CLIENT, 1);
    expect([0, 1, 2].map((k) => chance.float(k))).toEqual([0.5919261889066547, 0.81884371698834, 0.17176169087179005]);
  });

  it("is HMAC-SHA256 of clientSeed:nonce:block, for any text and across blocks", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 90 });
    fc.assert(
      fc.property(text, text, fc.nat(), fc.integer({ min: 0, max: 40 }), (server, client, nonce, k) => {
        const block = createHmac("sha256", server)
          .update(`${client}:${nonce}:${k >> 3}`)
          .digest();
        expect(soloChance(server, client, nonce).float(k)).toBe(block.readUInt32BE(4 * (k & 7)) / 2 ** 32);
      }),
    );
  });

  it("takes keys and messages on both sides of every block boundary", () => {
    for (const length of [0, 1, 50, 51, 52, 53, 54, 55, 56, 63, 64, 65, 119, 128, 200]) {
      const text = "x".repeat(length);
      const expected = createHmac("sha256", text).update(`${text}:7:0`).digest();
      expect([...streamBytes(text, text, 7, 32)]).toEqual([...expected]);
    }
  });

  it("serves many nonces from one keyed state, in any order", () => {
    const stream = seedStream(SERVER);
    const late = stream(CLIENT, 2);
    const early = stream(CLIENT, 1);
    expect(late.float(17)).toBe(soloChance(SERVER, CLIENT, 2).float(17));
    expect(early.float(0)).toBe(0.5919261889066547);
    expect(late.float(0)).toBe(soloChance(SERVER, CLIENT, 2).float(0));
  });

  it("refuses an index that is not an integer", () => {
    const chance = soloChance(SERVER, CLIENT, 1);
    for (const k of [-1, 0.5, Number.NaN]) expect(() => chance.float(k)).toThrow(RangeError);
  });
});

describe("what is made of the floats", () => {
  const chance = soloChance(SERVER, CLIENT, 1);

  it("below is the floor of float times bound", () => {
    expect(chance.below(37, 0)).toBe(21);
    expect(chance.below(2 ** 32, 0)).toBe(0x97887987);
  });

  it("bits52 is the first 13 hex digits", () => {
    const hex = Buffer.from(streamBytes(SERVER, CLIENT, 1, 8)).toString("hex");
    expect(chance.bits52()).toBe(BigInt(`0x${hex.slice(0, 13)}`));
  });

  it("splice takes items one by one from the rest, which keeps its order", () => {
    // Floats 0.59…, 0.81…, 0.17…: index 2 of 4 items, 2 of 3, 0 of 2.
    expect(chance.splice(["a", "b", "c", "d"], 3)).toEqual(["c", "d", "a"]);
    expect(() => chance.splice([1, 2], 3)).toThrow(RangeError);
  });

  it("splice of everything is a permutation and leaves the items alone", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 60 }), (seed, size) => {
        const items = Object.freeze(Array.from({ length: size }, (_, i) => i));
        const drawn = soloChance(seed, CLIENT, 0).splice(items, size);
        expect([...drawn].sort((a, b) => a - b)).toEqual(items);
      }),
    );
  });
});
