import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { encode, rfc8949EncodeOptions } from "cborg";
import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeCbor, encodeCbor } from "./cbor.ts";

/** Examples of RFC 8949, appendix A. */
test.each([
  [0, "00"],
  [23, "17"],
  [24, "1818"],
  [100, "1864"],
  [1_000, "1903e8"],
  [1_000_000, "1a000f4240"],
  [1_000_000_000_000, "1b000000e8d4a51000"],
  [-1, "20"],
  [-100, "3863"],
  [-1_000, "3903e7"],
  [1.5, "f93e00"],
  [3.4028234663852886e38, "fa7f7fffff"],
  [1.1, "fb3ff199999999999a"],
  [false, "f4"],
  [true, "f5"],
  [null, "f6"],
  ["", "60"],
  ["IETF", "6449455446"],
  ["ü", "62c3bc"],
  ["水", "63e6b0b4"],
  [[1, [2, 3], [4, 5]], "8301820203820405"],
  [{ a: 1, b: [2, 3] }, "a26161016162820203"],
  [Uint8Array.of(1, 2, 3, 4), "4401020304"],
] as const)("%j is encoded as the specification has it", (value, hex) => {
  expect(bytesToHex(encodeCbor(value))).toBe(hex);
});

test("all values of JSON are encoded as another encoder does, and read back", () => {
  const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });
  fc.assert(
    fc.property(json, (value) => {
      // JSON has one zero.
      const own = JSON.parse(JSON.stringify(value));
      const bytes = encodeCbor(own);
      expect(bytesToHex(bytes)).toBe(bytesToHex(encode(own, rfc8949EncodeOptions)));
      expect(decodeCbor(bytes)).toEqual(own);
    }),
  );
});

test("long texts, byte strings, arrays and maps have heads of every size", () => {
  for (const length of [23, 24, 255, 256, 65_535, 65_536]) {
    const values = ["x".repeat(length), new Uint8Array(length), Array(length).fill(0)];
    for (const value of values) {
      expect(bytesToHex(encodeCbor(value))).toBe(bytesToHex(encode(value, rfc8949EncodeOptions)));
    }
  }
  const map = Object.fromEntries(Array.from({ length: 300 }, (_, key) => [`key ${key * 7919}`, key]));
  expect(bytesToHex(encodeCbor(map))).toBe(bytesToHex(encode(map, rfc8949EncodeOptions)));
  expect(() => encodeCbor(undefined)).toThrow(TypeError);
});

test.each([
  ["a whole number that JSON cannot hold exactly", "1b0020000000000000"],
  ["a negative one", "3b001fffffffffffff"],
  ["undefined", "f7"],
  ["not a number", "f97e00"],
  ["infinity", "f97c00"],
])("bytes of %s, which JSON cannot hold, are refused, within an array too", (_what, hex) => {
  expect(() => decodeCbor(hexToBytes(hex))).toThrow();
  expect(() => decodeCbor(hexToBytes(`81${hex}`))).toThrow();
});
