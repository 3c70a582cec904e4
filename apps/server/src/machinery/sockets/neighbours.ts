import type { Clock } from "@fairhouse/platform/clock.ts";
import { every, type Job } from "@fairhouse/platform/every.ts";
import { Line, type LineParts } from "./line.ts";

/** Interval of a server's sign of life, and the silence after which it counts as gone. */
const ALIVE_EVERY_MS = 5_000;
const GONE_AFTER_MS = 16_000;

/** Messages between servers about the players who are connected to each. */
type Presence =
  | { readonly type: "hello" }
  /** All players who are signed in on the sender. */
  | { readonly type: "here"; readonly players: readonly string[] }
  | { readonly type: "alive" }
  | { readonly type: "came" | "went"; readonly player: string }
  /** The servers that hear it have perhaps missed messages of the sender; with `server`, that one alone has. */
  | { readonly type: "missed"; readonly server?: string }
  | { readonly type: "bye" };

interface Neighbour {
  players: Set<string>;
  heardAt: number;
}

/**
 * The other servers of this house. Messages are sent only while there is a server to read them, and a player's messages
 * only while they are connected elsewhere: one server alone sends nothing but its sign of life.
 */
export class Neighbours<Message extends { readonly type: string }> {
  readonly #line: Line<Message | Presence>;
  readonly #clock: Clock;
  readonly #own: () => readonly string[];
  readonly #receive: (from: string, message: Message) => void;
  readonly #missed: () => void;
  readonly #id: string;
  readonly #others = new Map<string, Neighbour>();
  /** Servers that went silent without a word: while they are taken for gone, they are told nothing. */
  readonly #gone = new Set<string>();
  /** True if this server heard nothing for a while, and no other server since. */
  #wasDeaf = false;
  /** True if messages were lost, and the other servers do not know it yet. */
  #hasLost = false;
  #beating: Job | null = null;

  /**
   * @param own returns the players who are signed in on this server.
   * @param missed called when messages of other servers may have been missed.
   */
  constructor(
    parts: LineParts,
    own: () => readonly string[],
    receive: (from: string, message: Message) => void,
    missed: () => void,
  ) {
    this.#id = parts.serverId;
    this.#clock = parts.clock;
    this.#own = own;
    this.#receive = receive;
    this.#missed = missed;
    this.#line = new Line(parts, {
      receive: (from, message) => this.#read(from, message),
      mended: () => this.#meetAgain(),
      lost: () => {
        this.#hasLost = true;
      },
    });
  }

  async open(): Promise<void> {
    await this.#line.open();
    this.#line.send({ type: "hello" });
    this.#beating = every(this.#clock, ALIVE_EVERY_MS, () => this.#beat());
  }

  /** Sends to all other servers; false if there are none. */
  send(message: Message): boolean {
    if (this.#others.size > 0) this.#line.send(message);
    return this.#others.size > 0;
  }

  /** Sends to the other servers if this player is connected to one of them. */
  sendFor(player: string, message: Message): void {
    if (this.isElsewhere(player)) this.#line.send(message);
  }

  isElsewhere(player: string): boolean {
    for (const other of this.#others.values()) if (other.players.has(player)) return true;
    return false;
  }

  came(player: string): void {
    if (this.#others.size > 0) this.#line.send({ type: "came", player });
  }

  went(player: string): void {
    if (this.#others.size > 0) this.#line.send({ type: "went", player });
  }

  async close(): Promise<void> {
    await this.#beating?.stop();
    this.#line.send({ type: "bye" });
    await this.#line.close();
  }

  /**
   * Exchanges the connected players again, because arrivals and departures in the meantime were missed on both sides.
   */
  #meetAgain(): void {
    this.#wasDeaf = true;
    this.#line.send({ type: "hello" });
    // A server that hears of no other for long sends nothing.
    this.#tellLost();
  }

  /** Tells the other servers that they have missed messages, arrivals and departures among them. */
  #tellLost(): void {
    this.#line.send({ type: "here", players: this.#own() });
    this.#line.send({ type: "missed" });
  }

  #beat(): void {
    if (this.#hasLost) this.#tellLost();
    else this.#line.send({ type: "alive" });
    this.#hasLost = false;
    const now = this.#clock.monotonic();
    for (const [id, other] of this.#others) {
      if (now - other.heardAt <= GONE_AFTER_MS) continue;
      this.#others.delete(id);
      this.#gone.add(id);
    }
  }

  #read(from: string, message: Message | Presence): void {
    if (message.type === "bye") {
      this.#others.delete(from);
      this.#gone.delete(from);
      return;
    }
    const known = this.#others.get(from);
    const other = known ?? { players: new Set<string>(), heardAt: 0 };
    other.heardAt = this.#clock.monotonic();
    if (!known) {
      this.#others.set(from, other);
      // After the first contact, or after a silence, neither server knows the players of the other.
      this.#line.send({ type: "here", players: this.#own() });
      if (message.type !== "hello" && message.type !== "here") this.#line.send({ type: "hello" });
      // It may have heard all the time, and only been unable to speak: it does not know what it was not told.
      if (this.#gone.delete(from)) this.#line.send({ type: "missed", server: from });
    }
    // A server alone has missed nothing.
    if (this.#wasDeaf || isMissed(message, this.#id)) this.#missed();
    this.#wasDeaf = false;
    this.#apply(from, other, message, known !== undefined);
  }

  #apply(from: string, other: Neighbour, message: Message | Presence, known: boolean): void {
    if (isPresence(message)) {
      if (message.type === "here") other.players = new Set(message.players);
      else if (message.type === "came") other.players.add(message.player);
      else if (message.type === "went") other.players.delete(message.player);
      else if (message.type === "hello" && known) this.#line.send({ type: "here", players: this.#own() });
      return;
    }
    this.#receive(from, message);
  }
}

/** True for messages that tell a server that it has missed some. */
function isMissed(message: { readonly type: string; readonly server?: string }, server: string): boolean {
  return message.type === "missed" && (message.server ?? server) === server;
}

const PRESENCE = new Set<string>([
  "hello",
  "here",
  "alive",
  "came",
  "went",
  "missed",
  "bye",
] satisfies Presence["type"][]);

function isPresence(message: { readonly type: string }): message is Presence {
  return PRESENCE.has(message.type);
}
