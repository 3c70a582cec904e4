import { once } from "node:events";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createListener } from "./listener.ts";

const open: (Server | Socket)[] = [];
afterEach(() => {
  for (const one of open.splice(0)) "closeAllConnections" in one ? one.close() : one.destroy();
});

/** Starts a server that answers as told, and connects to it. */
async function connected(handle: RequestListener): Promise<Socket> {
  const server = createListener(60_000)(handle, {}) as Server;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  open.push(socket, server);
  await once(socket, "connect");
  return socket;
}

const request = (place: number) => `GET /${place} HTTP/1.1\r\nHost: house\r\n\r\n`;
const requests = (count: number) => Array.from({ length: count }, (_, place) => request(place)).join("");

/** Waits until the connection has received this text. */
async function until(socket: Socket, text: string): Promise<string> {
  let read = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    read += String(chunk);
    if (read.includes(text)) return read;
  }
  throw new Error(`closed after ${read}`);
}

test("requests sent a few ahead are answered in their order, again and again", async () => {
  const waiting: (() => void)[] = [];
  const socket = await connected(({ url }: IncomingMessage, response: ServerResponse) => {
    waiting.push(() => response.end(`answer to ${url}`));
    if (waiting.length === 9) for (const answer of waiting.splice(0)) answer();
  });
  for (let turn = 0; turn < 3; turn++) {
    socket.write(requests(9));
    const read = await until(socket, "answer to /8");
    expect([...read.matchAll(/answer to \/(\d)/g)].map(([, place]) => place).join("")).toBe("012345678");
  }
});

test("a connection that sends more ahead is cut, and its requests are not handled", async () => {
  let handled = 0;
  const socket = await connected(() => {
    handled += 1;
  });
  // Bytes that were still on their way may come back as an error of the connection.
  socket.on("error", () => undefined);
  const cut = new Promise((resolve) => socket.once("close", resolve));
  socket.write(requests(1_000));
  await cut;
  expect(handled).toBe(9);
});
