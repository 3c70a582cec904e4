import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import type { SeededRandom } from "../random.ts";

/** The way in which the connection treats one piece of data. */
export type Weather = "calm" | "stormy" | "silent";

const MAX_DELAY_MS = 60;
/** Fractions of all pieces that pass in a storm. */
const CUT_BEFORE = 0.01;
const CUT_AFTER = 0.015;
const DELAY = 0.1;

/**
 * A loopback proxy that passes bytes on, and in bad weather delays them, or cuts the connection before or after a
 * piece.
 */
export class Wire {
  weather: Weather = "calm";
  cuts = 0;
  readonly #server: Server;
  readonly #random: SeededRandom;
  readonly #target: number;
  readonly #open = new Set<Socket>();
  #port = 0;

  private constructor(target: number, random: SeededRandom) {
    this.#target = target;
    this.#random = random;
    this.#server = createServer((client) => this.#join(client));
  }

  /** @param target a port on this machine. */
  static async open(target: number, random: SeededRandom): Promise<Wire> {
    const wire = new Wire(target, random);
    wire.#server.listen(0, "127.0.0.1");
    await once(wire.#server, "listening");
    const address = wire.#server.address();
    if (address === null || typeof address === "string") throw new Error("the wire has no port");
    wire.#port = address.port;
    return wire;
  }

  get port(): number {
    return this.#port;
  }

  /** Cuts all open connections. */
  cutAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.cutAll();
    this.#server.close();
    await once(this.#server, "close");
  }

  #join(client: Socket): void {
    const upstream = connect(this.#target, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.#open.add(from);
      from.setNoDelay(true);
      from.on("data", (piece) => this.#pass(piece, from, to));
      from.on("error", () => to.destroy());
      from.on("close", () => {
        this.#open.delete(from);
        to.destroy();
      });
    }
  }

  #pass(piece: Buffer, from: Socket, to: Socket): void {
    if (this.weather === "silent") return;
    if (this.weather === "calm") {
      to.write(piece);
      return;
    }
    if (this.#random.chance(CUT_BEFORE)) {
      this.#cut(from, to);
    } else if (this.#random.chance(CUT_AFTER)) {
      // The piece arrives, and its answer does not.
      to.write(piece, () => this.#cut(from, to));
      return;
    }
    if (!this.#random.chance(DELAY)) {
      to.write(piece);
      return;
    }
    from.pause();
    setTimeout(
      () => {
        if (!to.destroyed) to.write(piece);
        from.resume();
      },
      this.#random.between(1, MAX_DELAY_MS),
    );
  }

  #cut(one: Socket, other: Socket): void {
    this.cuts += 1;
    one.destroy();
    other.destroy();
  }
}
