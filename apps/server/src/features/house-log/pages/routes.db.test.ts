import { someInstant } from "@fairhouse/games/samples.ts";
import { freshDatabase, type TestDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PlayTest, startPlayTest } from "../../play/testing.ts";
import { startHouseLog } from "../start.ts";
import { countOf, logsOf } from "../testing.ts";

/** Too few for a whole bundle. */
const BETS = 20;

let database: TestDatabase;
let play: PlayTest;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, { features: [startHouseLog], games: [someInstant.game] });
  const player = await play.player();
  for (let n = 0; n < BETS; n++) await player.post(`/api${someInstant.path}`, { bet: someInstant.bet() });
  await vi.waitFor(async () => expect(await countOf(play.house.url, "settled")).toBe(BETS), { timeout: 60_000 });
});
afterAll(async () => {
  await play.house.close();
  await database.drop();
});

test("a log is served as static files, and nothing else is", async () => {
  const { url } = play.house;
  const get = (path: string) => fetch(`${url}/log/${path}`);
  const [{ size = 0 } = {}] = await logsOf(url);
  expect(size).toBeGreaterThan(0);
  for (const path of ["1/tile/0/000.p/1", "1/tile/entries/000.p/1"]) {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  }
  for (const path of [
    "1/tile/0/900",
    "1/tile/7/000",
    "1/tile/entries/000.p/256",
    "2/checkpoint",
    "9/tile/0/000",
    "0/vkey",
  ]) {
    const answer = await get(path);
    expect([400, 404], path).toContain(answer.status);
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
    expect(answer.headers.get("access-control-allow-origin"), path).toBe("*");
    expect(answer.headers.get("x-content-type-options"), path).toBe("nosniff");
  }
  for (const path of ["01/checkpoint", "1e0/checkpoint", "0x1/vkey", "%201/checkpoint", "1.0/tile/0/000.p/1"]) {
    expect((await get(path)).status, path).toBe(400);
  }
  for (const path of ["1/tile/0/1", "1/tile/0/000.p/0", "1/tile/0/..%2f..%2fkeys", "1/tile/x/000", "1/tile/64/000"]) {
    expect((await get(path)).status, path).toBe(400);
  }
  expect((await play.visitor.get(`/api/bets/${crypto.randomUUID()}/log`)).body.code).toBe("not_found");
});

test("bundles of entries are compressed for a client that accepts it", async () => {
  const { url } = play.house;
  const [{ size = 0 } = {}] = await logsOf(url);
  const get = async (encoding: string) => {
    const answer = await fetch(`${url}/log/1/tile/entries/000.p/${size}`, { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const plain = await get("identity");
  for (const { headers } of [plain, await get("gzip;q=0, identity")]) {
    expect(headers.get("content-encoding")).toBeNull();
  }
  const small = await get("br, gzip");
  expect(small.headers.get("content-encoding")).toBe("gzip");
  expect(Number(small.headers.get("content-length"))).toBeLessThan(plain.bytes.length);
  expect(small.bytes.equals(plain.bytes)).toBe(true);
});
