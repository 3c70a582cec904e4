import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { crc32 } from "node:zlib";

const TEXT_FRAME = 0x81;
const MASKED = 0x80;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;
const HEAD_END = "\r\n\r\n";

/** Socket.IO messages over Engine.IO, as text, that a guest sends and receives to watch a room. */
const CONNECT = "40";
const PING = "2";
const PONG = "3";
const ANSWER = "430";
const EVENT = "42";
const FACTS_EVENT = '42["facts",';
const TABLE_EVENT = '42["table",';
const VERSION = /"version":(\d+)/;

/**
 * A guest's Socket.IO connection that watches one room and reads only what tells its events apart: the version of a
 * table's, the checksum of the others. It is written by hand, because five thousand real clients cost more than the server that they are to measure.
 */
export class LeanSocket {
  readonly #socket: Socket;
  readonly #onEvent: (id: number) => void;
  readonly #room: string;
  #received: Buffer = Buffer.alloc(0);
  #upgraded = false;
  #watching: (() => void) | null = null;

  private constructor(socket: Socket, room: string, onEvent: (id: number) => void) {
    this.#socket = socket;
    this.#room = room;
    this.#onEvent = onEvent;
    socket.on("data", (data: Buffer) => this.#read(data));
  }

  /** Resolves when the room is watched. */
  static watch(url: URL, room: string, onEvent: (id: number) => void): Promise<LeanSocket> {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const lean = new LeanSocket(socket, room, onEvent);
    return new Promise((resolve, reject) => {
      lean.#watching = () => resolve(lean);
      socket.once("error", reject);
      socket.once("close", () => reject(new Error("a socket was closed")));
      socket.once("connect", () =>
        socket.write(
          `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
        ),
      );
    });
  }

  /** Closes without a closing handshake, as a network failure does. */
  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    if (!this.#upgraded) {
      const end = this.#received.indexOf(HEAD_END);
      if (end === -1) return;
      this.#upgraded = true;
      this.#received = this.#received.subarray(end + HEAD_END.length);
    }
    for (let text = this.#takeFrame(); text !== null; text = this.#takeFrame()) this.#hear(text);
  }

  /** The payload of the next whole frame, or null. The server sends no masked and no fragmented frames. */
  #takeFrame(): string | null {
    const bytes = this.#received;
    if (bytes.length < 2) return null;
    let length = bytes.readUInt8(1);
    let start = 2;
    if (length === LENGTH_IN_TWO_BYTES) {
      if (bytes.length < 4) return null;
      length = bytes.readUInt16BE(2);
      start = 4;
    } else if (length === LENGTH_IN_EIGHT_BYTES) {
      if (bytes.length < 10) return null;
      length = Number(bytes.readBigUInt64BE(2));
      start = 10;
    }
    if (bytes.length < start + length) return null;
    this.#received = bytes.subarray(start + length);
    return bytes.toString("latin1", start, start + length);
  }

  #hear(text: string): void {
    if (text.startsWith(TABLE_EVENT)) this.#onEvent(Number(VERSION.exec(text)?.[1]));
    else if (text.startsWith(FACTS_EVENT)) this.#onEvent(crc32(text.slice(EVENT.length)));
    else if (text === PING) this.#say(PONG);
    else if (text.startsWith("0")) this.#say(CONNECT);
    else if (text.startsWith(CONNECT)) this.#say(`420${JSON.stringify(["watch", this.#room])}`);
    else if (text.startsWith(ANSWER)) this.#watching?.();
  }

  /** Clients must mask their frames; a mask of zeros leaves the text readable. */
  #say(text: string): void {
    this.#socket.write(Buffer.from([TEXT_FRAME, MASKED | text.length, 0, 0, 0, 0, ...Buffer.from(text)]));
  }
}
