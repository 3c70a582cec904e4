import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keptIn } from "./source.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fairhouse-audit-"));
});
afterAll(() => rm(folder, { recursive: true }));

const TILE = "tile/entries/007";
/** A bundle of this size is written in several parts. */
const BYTES = 8_000_000;

test("a tile that is kept is never seen in parts, so that an audit that was broken off can go on", async () => {
  let fetched = 0;
  const fetch = keptIn(folder, async () => {
    fetched += 1;
    return new Uint8Array(BYTES);
  });
  const sizes = new Set<number>();
  let isWritten = false;
  const file = join(folder, `${TILE}.tile`);
  const writing = fetch(TILE).finally(() => {
    isWritten = true;
  });
  for (; !isWritten; await nextTurn()) if (existsSync(file)) sizes.add(statSync(file).size);
  sizes.add(statSync(file).size);
  expect((await writing).length).toBe(BYTES);
  expect([...sizes]).toEqual([BYTES]);
  expect((await fetch(TILE)).length).toBe(BYTES);
  expect(fetched).toBe(1);
});
