import { randomUUID } from "node:crypto";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { systemClock } from "../../machinery/clock.ts";
import { BET, BETS, type PlayTest, startPlayTest, type TestPlayer } from "./testing.ts";

/** A connection to the database that can be cut. */
class Wire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut = false;

  constructor(host: string, port: number) {
    this.#server = createServer((client) => {
      if (this.#cut) return void client.destroy();
      const upstream = connect(port, host);
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        socket.on("error", () => undefined);
        socket.on("close", () => {
          client.destroy();
          upstream.destroy();
          this.#sockets.delete(socket);
        });
      }
      client.pipe(upstream).pipe(client);
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

let database: TestDatabase;
let wire: Wire;
let play: PlayTest;
let player: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  const url = new URL(database.url);
  wire = new Wire(url.hostname, Number(url.port));
  url.hostname = "127.0.0.1";
  url.port = String(await wire.open());
  // Waits are shortened to a twentieth, so that patience ends soon.
  const clock = { ...systemClock, after: (ms: number, callback: () => void) => systemClock.after(ms / 20, callback) };
  play = await startPlayTest({ url: url.href }, { clock, config: { logLevel: "silent", shutdownMs: 100 } });
  player = await play.player();
});
afterAll(async () => {
  await play.house.close();
  wire.close();
  await database.drop();
});

test("without its database the house is busy, and a repeated key tells later that the bet was made, once", async () => {
  await player.post(BETS, { bet: BET });
  wire.cut();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 8 }, () => player.post(BETS, { bet: BET }, key)));
  for (const reply of replies) expect(reply).toMatchObject({ status: 503, body: { code: "busy" } });
  expect(await player.get("/api/bets")).toMatchObject({ status: 503 });
  expect(await player.get("/api/bets?scope=high")).toMatchObject({ status: 503 });
  expect(await player.post("/api/fairness/rotate", { clientSeed: "a" })).toMatchObject({ status: 503 });
  wire.mend();
  await expect.poll(async () => (await player.post(BETS, { bet: BET }, key)).status).toBe(200);
  const again = await player.post(BETS, { bet: BET }, key);
  expect(again.status).toBe(200);
  expect((await player.get("/api/bets?scope=high")).status).toBe(200);
  const { bets } = (await player.get("/api/bets")).body;
  expect(bets.map(({ id }: { id: string }) => id)).toContain(again.body.bet.id);
  expect(bets).toHaveLength(2);
  expect(await play.audit()).toEqual([]);
});
