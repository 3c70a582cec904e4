import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import { pino } from "pino";
import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { HouseParts } from "../../parts.ts";
import { testConfig } from "../../testing.ts";
import { systemClock } from "../clock.ts";
import type { Channel } from "./channel.ts";
import { openSockets, type Sockets } from "./sockets.ts";
import { connect, type TestSocket } from "./testing.ts";

/** A table's event of the largest size. */
const EVENT = { table: "one", version: 1, type: "tickets", tickets: "x".repeat(8_000) };

const tables: Channel<{ readonly type: "table"; readonly event: unknown }> = {
  type: "table",
  room: () => "table:one",
  emit: (to, { event }) => to.emit("table", event as never),
};

const app = () => fastify();
let server: ReturnType<typeof app>;
let sockets: Sockets;

beforeEach(async () => {
  server = app();
  sockets = await openSockets({
    app: server as unknown as HouseParts["app"],
    config: testConfig({ databaseUrl: null }),
    clock: systemClock,
    log: pino({ level: "silent" }),
    registry: new Registry(),
    serverId: "00000000-0000-7000-8000-000000000000",
    sessions: { onEnded: () => () => undefined } as unknown as HouseParts["sessions"],
    pool: {} as HouseParts["pool"],
  });
  sockets.admit(() => true);
  await server.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  await server.close();
  await sockets.close();
});

const connectHere = () => connect(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}`);

/** Stops reading bytes off the wire, like a sleeping phone. */
function stopReading({ socket }: TestSocket): void {
  const transport = socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void } } };
  transport.ws._socket.pause();
}

/** Counts the connections that the server holds, read or not. */
function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

test("a client that does not read is dropped, and the others miss nothing", async () => {
  const [deaf, reader] = [await connectHere(), await connectHere()];
  await Promise.all([deaf.watch("table:one"), reader.watch("table:one")]);
  stopReading(deaf);
  let told = 0;
  const deadline = performance.now() + 60_000;
  while ((await connections()) === 2 && performance.now() < deadline) {
    for (let place = 0; place < 200; place++) {
      sockets.publish(tables, { type: "table", event: EVENT });
      told += 1;
    }
    await expect.poll(() => reader.of("table").length).toBe(told);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(await connections()).toBe(1);
  expect(reader.socket.connected).toBe(true);
});

test("a server stops although a client does not read", async () => {
  const deaf = await connectHere();
  await deaf.watch("table:one");
  stopReading(deaf);
  for (let place = 0; place < 2000; place++) {
    sockets.publish(tables, { type: "table", event: EVENT });
  }
  // Waiting for that client would take for ever, and exceed this test's time limit.
  await server.close();
});

test("a rule that admits to everything opens no room of a player", async () => {
  const socket = await connectHere();
  expect(await socket.watch("anything")).toBe(true);
  expect(await socket.watch("player:somebody")).toBe(false);
});
