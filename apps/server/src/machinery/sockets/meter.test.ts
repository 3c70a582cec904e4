import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { meteredEngine } from "./meter.ts";

let nowMs = 0;
let heard: string[] = [];
let cuts = 0;
const clock = { now: () => nowMs, monotonic: () => nowMs, after: () => () => undefined };
/** Frames that all connections together may still send. */
let leftOfAddress = Number.POSITIVE_INFINITY;
const takeOfAddress = (frames: number) => {
  leftOfAddress -= frames;
  return leftOfAddress >= 0;
};
const Engine = meteredEngine(
  clock,
  () => takeOfAddress,
  () => {
    cuts += 1;
  },
);
const engine = new Engine({ noServer: true });
const http = createServer().on("upgrade", (request, socket, head) => {
  engine.handleUpgrade(request, socket, head, (client) => {
    client.on("message", (text) => {
      heard.push(String(text));
      client.send(String(text));
    });
  });
});

beforeEach(() => {
  leftOfAddress = Number.POSITIVE_INFINITY;
  heard = [];
  cuts = 0;
});
afterAll(() => void http.close());

async function connected(): Promise<WebSocket> {
  if (!http.listening) {
    http.listen(0, "127.0.0.1");
    await once(http, "listening");
  }
  const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  await once(socket, "open");
  return socket;
}

/** Sends so many frames and waits for the last answer. */
async function exchange(socket: WebSocket, count: number): Promise<void> {
  let answers = 0;
  const answered = new Promise<void>((resolve) => {
    socket.on("message", () => {
      answers += 1;
      if (answers === count) resolve();
    });
  });
  for (let i = 0; i < count; i++) socket.send("3");
  await answered;
  socket.removeAllListeners("message");
}

test("a hundred frames pass in ten seconds, and again in the next", async () => {
  const socket = await connected();
  await exchange(socket, 100);
  nowMs += 10_000;
  await exchange(socket, 100);
  expect([heard.length, cuts]).toEqual([200, 0]);
  socket.close();
});

test.each([
  ["messages", (socket: WebSocket) => socket.send("3")],
  ["pings", (socket: WebSocket) => socket.ping()],
  ["pongs", (socket: WebSocket) => socket.pong()],
])("a connection that sends more %s is cut once, and nobody receives the rest", async (_, send) => {
  const socket = await connected();
  for (let i = 0; i < 5_000; i++) send(socket);
  await once(socket, "close");
  expect(heard.length).toBeLessThanOrEqual(100);
  expect(cuts).toBe(1);
});

test("fragments are limited by their bytes: they reach nobody", async () => {
  const socket = await connected();
  socket.on("error", () => undefined);
  for (let i = 0; i < 10; i++) socket.send("x".repeat(10_000), { fin: false });
  await once(socket, "close");
  expect([heard, cuts]).toEqual([[], 1]);
});

test("pings within the budget are answered", async () => {
  const socket = await connected();
  socket.ping("are you there");
  const [text] = await once(socket, "pong");
  expect(String(text)).toBe("are you there");
  socket.close();
});

test("a connection is also cut by the budget of its address, which it shares with others", async () => {
  leftOfAddress = 60;
  const [first, second] = [await connected(), await connected()];
  await exchange(first, 40);
  for (let i = 0; i < 30; i++) second.send("3");
  await once(second, "close");
  expect([heard.length, cuts]).toEqual([60, 1]);
  first.close();
});
