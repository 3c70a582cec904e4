import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Failure } from "../command.ts";
import { fetchFrom, keptIn } from "./source.ts";

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

test("a house that answers without an end is left before the audit runs out of memory", async () => {
  let sent = 0;
  const endless = createServer((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024);
    const more = () => {
      for (let goesOn = true; goesOn && !response.destroyed; sent += chunk.length) goesOn = response.write(chunk);
    };
    response.on("drain", more);
    more();
  });
  const address = await listening(endless);
  await expect(fetchFrom(address)(TILE)).rejects.toThrow("more than a bundle");
  // Buffers of the connection count as sent.
  expect(sent).toBeLessThan(256 * 1024 * 1024);
  await new Promise((resolve) => endless.close(resolve));
});

test("an answer that is cut ends an audit with a sentence", async () => {
  const cutting = createServer((_, response) => {
    response.writeHead(200, { "content-length": 2 * BYTES });
    response.write(Buffer.alloc(BYTES), () => response.destroy());
  });
  const address = await listening(cutting);
  const cut = await fetchFrom(address)(TILE).catch((error: unknown) => error);
  expect(cut).toBeInstanceOf(Failure);
  expect(cut).toHaveProperty("message", expect.stringMatching(/7 was cut after \d+ bytes$/));
  await new Promise((resolve) => cutting.close(resolve));
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
