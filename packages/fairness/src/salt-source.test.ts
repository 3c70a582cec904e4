import { expect, test } from "vitest";
import { sha256Hex } from "./hash.ts";
import {
  canonicalText,
  dueAt,
  problemOfSalt,
  problemOfSource,
  problemOfValue,
  type SaltSource,
  saltFrom,
} from "./salt-source.ts";

const DEFAULT = "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce";
const QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
/** Block 125552 of Bitcoin, with the time 2011-05-21T17:26:31Z. */
const HEADER =
  "0100000081cd02ab7e569e8bcd9317e2fe99f2de44d49ab2b8851ba4a308000000000000e320b6c2fffc8d750423db8b1eb942ae710e951ed797f7affc8892b0f1fc122bc7f5d74df2b9441a42a14695";
const HASH = "00000000000000001e8d6829a8a21adc5d38d0a473b144b6765798e61f98bd1d";
const FOUND = Date.parse("2011-05-21T17:26:31Z");
const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-22T12:00:00Z");
const VALUE = "ab".repeat(32);

const quicknet = (round: number): SaltSource => ({ kind: "drand", network: QUICKNET, round });
const at = (ms: number) => Math.floor((ms / 1000 - 1_692_803_367) / 3) + 1;

test("a drand round is due at genesis plus whole periods", () => {
  expect(dueAt({ kind: "drand", network: DEFAULT, round: 1 })).toBe(1_595_431_050_000);
  expect(dueAt({ kind: "drand", network: DEFAULT, round: 367 })).toBe((1_595_431_050 + 366 * 30) * 1000);
  expect(dueAt(quicknet(1_000))).toBe((1_692_803_367 + 999 * 3) * 1000);
  expect(dueAt({ kind: "drand", network: "00".repeat(32), round: 1 })).toBeNull();
});

test("a value that somebody could already know cannot be announced", () => {
  expect(problemOfSource(quicknet(at(NOW + HOUR)), NOW)).toBeNull();
  expect(problemOfSource(quicknet(at(NOW - HOUR)), NOW)).toContain("at least ten minutes away");
  expect(problemOfSource(quicknet(at(NOW + 60_000)), NOW)).toContain("at least ten minutes away");
  expect(problemOfSource({ kind: "drand", network: "00".repeat(32), round: 9 }, NOW)).toContain("not known");
  expect(problemOfSource({ kind: "bitcoin", height: 900_000 }, NOW)).toContain("found already");
  expect(problemOfSource({ kind: "bitcoin", height: 1_000_000 }, NOW)).toBeNull();
});

test("a value belongs to its source and is not older than the announcement", () => {
  const round = at(NOW);
  expect(problemOfValue(quicknet(round), VALUE, NOW - HOUR, NOW)).toBeNull();
  expect(problemOfValue(quicknet(round + 2), VALUE, NOW - HOUR, NOW)).toContain("not out before");
  expect(problemOfValue(quicknet(round), VALUE.toUpperCase(), NOW - HOUR, NOW)).toContain("64 lower-case");
  const block: SaltSource = { kind: "bitcoin", height: 125_552 };
  expect(problemOfValue(block, HEADER, FOUND - 3 * HOUR, NOW)).toBeNull();
  expect(problemOfValue(block, HEADER, FOUND - HOUR, NOW)).toContain("not clearly after");
  expect(problemOfValue(block, HEADER.replace(/95$/, "96"), FOUND - 3 * HOUR, NOW)).toContain("work");
  expect(problemOfValue(block, HASH, FOUND - 3 * HOUR, NOW)).toContain("160");
});

test("the salt is the hash of the announcement and its value", () => {
  expect(canonicalText({ kind: "bitcoin", height: 125_552 }, HEADER)).toBe(`bitcoin:125552:${HASH}`);
  expect(canonicalText(quicknet(7), VALUE)).toBe(`drand:${QUICKNET}:7:${VALUE}`);
  expect(saltFrom(quicknet(7), VALUE)).toBe(sha256Hex(`drand:${QUICKNET}:7:${VALUE}`));
});

test("names what is wrong with a history", () => {
  const source = quicknet(at(NOW));
  const right = {
    publishedAt: NOW - 3 * HOUR,
    announcedAt: NOW - 2 * HOUR,
    source,
    value: VALUE,
    openedAt: NOW + HOUR,
    salt: saltFrom(source, VALUE),
  };
  expect(problemOfSalt(right)).toBeNull();
  expect(problemOfSalt({ ...right, publishedAt: NOW - HOUR })).toBe("order");
  expect(problemOfSalt({ ...right, announcedAt: NOW + 60_000 })).toBe("order");
  expect(problemOfSalt({ ...right, openedAt: NOW - HOUR })).toBe("order");
  expect(problemOfSalt({ ...right, value: "x" })).toBe("value");
  expect(problemOfSalt({ ...right, salt: "00".repeat(32) })).toBe("derivation");
});
