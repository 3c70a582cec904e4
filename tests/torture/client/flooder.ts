import { once } from "node:events";
import { connect } from "node:net";

/** The data that one connection sends without end, without reading an answer. */
export interface Flood {
  readonly name: string;
  /** Sent once, to open a WebSocket; empty for plain HTTP. */
  readonly opening: string;
  /** Sent again and again. */
  readonly piece: Buffer;
}

export interface FloodResult {
  /** True if the house has ended the connection. */
  readonly cut: boolean;
  readonly sentBytes: number;
}

const WRITE_BYTES = 64 * 1024;
/** A number of bytes that any connection and machine can carry, and more than the house accepts from anybody. */
const LEAST_BYTES = 4 * 1024 * 1024;
const OPENING =
  "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: house\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
const TEXT = 0x1;
const PING = 0x9;
const FINAL = 0x80;
const MASKED = 0x80;

/** Every known way to keep a server busy with a connection that belongs to nobody. */
export const floods: readonly Flood[] = [
  socketFlood("CONNECT packets", frame(FINAL | TEXT, "40/x,")),
  socketFlood("acknowledgements", frame(FINAL | TEXT, "431[]")),
  socketFlood("pongs of Engine.IO", frame(FINAL | TEXT, "3")),
  socketFlood("questions for the time", frame(FINAL | TEXT, '421["clock"]')),
  socketFlood("pings of WebSocket", frame(FINAL | PING, "")),
  socketFlood("a message of empty fragments", frame(0, ""), frame(TEXT, "")),
  { name: "pipelined requests", opening: "", piece: Buffer.from("GET /api/house HTTP/1.1\r\nHost: house\r\n\r\n") },
];

/** Sends as fast as the connection carries, until the house cuts it or the time is over. */
export async function flood(url: string, { opening, piece }: Flood, milliseconds: number): Promise<FloodResult> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let cut = false;
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => {
      cut = true;
      resolve();
    });
  });
  await once(socket, "connect");
  const until = performance.now() + milliseconds;
  if (opening !== "") {
    socket.write(opening, "latin1");
    await Promise.race([once(socket, "data"), closed]);
    // From here on nothing is read, as a flooder would not read.
    socket.pause();
  }
  const block = Buffer.concat(Array.from({ length: Math.ceil(WRITE_BYTES / piece.length) }, () => piece));
  let sentBytes = 0;
  while (!cut && (performance.now() < until || sentBytes < LEAST_BYTES)) {
    sentBytes += block.length;
    const full = !socket.write(block);
    await (full
      ? Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed, wait(until)])
      : nextTurn());
  }
  socket.resume();
  // The end may still be on its way: it gets the time until the house answers another request.
  await Promise.race([closed, fetch(`${url}/healthz`)]);
  await Promise.race([closed, wait(performance.now() + milliseconds)]);
  const result = { cut, sentBytes };
  socket.destroy();
  return result;
}

function socketFlood(name: string, piece: Buffer, first: Buffer = Buffer.alloc(0)): Flood {
  return { name, opening: OPENING + first.toString("latin1"), piece };
}

/** Makes a frame as a client sends it, masked with zeros. */
function frame(head: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([head, MASKED | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

function wait(until: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));
}
