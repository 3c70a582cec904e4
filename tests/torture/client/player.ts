import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { SeededRandom } from "../random.ts";
import { call, type Listener, type Reply } from "./http.ts";
import { type Command, Journal, newCommand } from "./journal.ts";
import { WatchingSocket } from "./socket.ts";

const PASSWORD = "violet kettle 88";
const STAKES = [1000, 1500, 2500, 7777];
const POSITIONS = ["red", "black", "odd", "even", "low", "high"];
/** Repetitions until a command's fate must be known. */
const MAX_REPEATS = 60;

export interface PlayerOptions {
  readonly urls: readonly string[];
  readonly random: SeededRandom;
  readonly heard?: Listener;
  /** What this player does; all of it by default. */
  readonly plays?: readonly Play[];
}

export type Play = "roulette" | "mines" | "crash" | "rotate" | "sign-in";

/** A hand as its player knows it. */
interface KnownHand {
  readonly id: string;
  readonly turn: number;
  readonly open: readonly number[];
}

/** A person at a browser: asks, forgets nothing, and asks again under the same key when no answer came. */
export class SimulatedPlayer {
  readonly journal = new Journal();
  readonly socket: WatchingSocket;
  readonly #options: PlayerOptions;
  readonly #random: SeededRandom;
  readonly #plays: readonly Play[];
  readonly #email = `${randomUUID()}@example.com`;
  #token = "";
  #id = "";
  #hand: KnownHand | null = null;
  #tickets: string[] = [];

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#random = options.random;
    this.#plays = options.plays ?? ["roulette", "roulette", "mines", "mines", "crash", "crash", "rotate", "sign-in"];
    this.socket = new WatchingSocket(this.journal, options.heard);
  }

  get id(): string {
    return this.#id;
  }

  get token(): string {
    return this.#token;
  }

  /** Registers and confirms the age; until it succeeds, on whichever server answers. */
  async arrive(): Promise<void> {
    const person = { email: this.#email, password: PASSWORD, firstName: "Ada", lastName: "Byron" };
    const registered = await this.ask("POST", "/api/auth/register", person);
    if (registered.status !== 200) throw new Error(`registration failed: ${registered.text}`);
    this.#token = registered.body.accessToken;
    this.#id = registered.body.user._id;
    await this.ask("POST", "/api/account/age", { adult: true });
    this.socket.connect(this.#url(), this.#token);
  }

  /** One thing that a player might do now. Failures are his daily bread: they stay in the journal. */
  async step(): Promise<unknown> {
    const [unknown] = this.#random.shuffle(this.journal.open);
    if (unknown !== undefined && this.#random.chance(0.5)) return this.try(unknown);
    switch (this.#random.pick(this.#plays)) {
      case "roulette":
        return this.#bet();
      case "mines":
        return this.#playHand();
      case "crash":
        return this.#playRound();
      case "rotate":
        return this.#random.chance(0.2) ? this.rotate() : this.#bet();
      case "sign-in":
        return this.#random.chance(0.1) ? this.#signIn() : this.#askAgain();
    }
  }

  /** Asks until every command's fate is known. */
  async settle(): Promise<void> {
    for (let round = 0; round < MAX_REPEATS; round++) {
      const open = this.journal.open;
      if (open.length === 0) return;
      for (const command of open) await this.try(command);
      if (round > 0) await sleep(200);
    }
    for (const { kind, path, refused } of this.journal.open) {
      this.journal.broken.push({
        invariant: "3: repeating a key tells whether it happened",
        what: `${kind} ${path} is still unknown after ${MAX_REPEATS} tries, last answer ${refused}`,
      });
    }
  }

  /** Repeats every command that was acknowledged: each must be answered as the first time. */
  async repeatAll(): Promise<void> {
    for (const command of this.journal.acknowledged) {
      for (let tries = 0; tries < 5; tries++) {
        const reply = await this.try(command);
        if (reply !== null && reply.status < 500) break;
        await sleep(200);
      }
    }
  }

  /** Ends the open hand, if there is one, however it goes. */
  async finishHand(): Promise<void> {
    for (let move = 0; move < 30; move++) {
      await this.#readHand();
      const hand = this.#hand;
      if (hand === null) return;
      const next = hand.turn > 0 ? { cashOut: true } : { reveal: this.#coveredTile(hand) };
      await this.command("move", `/api/hands/${hand.id}/moves`, { turn: hand.turn, move: next });
    }
  }

  async rotate(): Promise<Reply | null> {
    const reply = await this.ask("POST", "/api/fairness/rotate", { clientSeed: `seed ${this.#random.next()}` }, 1);
    if (reply?.status === 200 && reply.body.previous !== null) this.journal.revealed.push(reply.body.previous);
    return reply;
  }

  /** Makes a new command and sends it. */
  async command(kind: Command["kind"], path: string, body: unknown): Promise<Reply | null> {
    const command = newCommand(kind, path, body);
    this.journal.commands.push(command);
    return this.try(command);
  }

  /** Sends a command, perhaps once more. Null: no answer came. */
  async try(command: Command): Promise<Reply | null> {
    const { path, body, key } = command;
    let reply: Reply;
    try {
      reply = await call(this.#url(), "POST", path, {
        token: this.#token,
        body,
        ...(key === null ? {} : { key }),
        heard: this.#options.heard,
      });
    } catch {
      this.journal.lost(command);
      // The house is away: whoever hammers a closed door only heats the machine.
      await sleep(this.#random.between(20, 120));
      return null;
    }
    if (reply.status === 401) await this.#signIn();
    else this.journal.note(command, reply);
    this.#follow(command, reply);
    return reply;
  }

  /** A request that may simply be repeated. @throws when no server answers for long. */
  async ask(method: "GET" | "POST", path: string, body?: unknown, tries = 80): Promise<Reply> {
    for (let left = tries; ; left--) {
      try {
        const token = this.#token === "" ? {} : { token: this.#token };
        const reply = await call(this.#url(), method, path, { ...token, body, heard: this.#options.heard });
        if (reply.status < 500 || left <= 1) return reply;
      } catch (error) {
        if (left <= 1 && tries > 1) throw error;
        if (left <= 1) return { status: 0, text: "", body: null };
      }
      await sleep(100);
    }
  }

  leave(): void {
    this.socket.close();
  }

  #url(): string {
    return this.#random.pick(this.#options.urls);
  }

  async #signIn(): Promise<void> {
    const reply = await this.ask("POST", "/api/auth/login", { email: this.#email, password: PASSWORD }, 1);
    if (reply.status !== 200) return;
    this.#token = reply.body.accessToken;
    this.journal.noteBalance(reply.body.balance);
    this.socket.signIn(this.#token);
  }

  async #askAgain(): Promise<void> {
    const known = this.journal.acknowledged;
    if (known.length > 0) await this.try(this.#random.pick(known));
    const me = await this.ask("GET", "/api/auth/me", undefined, 1);
    if (me.status === 200) this.journal.noteBalance(me.body.balance);
  }

  async #bet(): Promise<void> {
    const on = this.#random.shuffle(POSITIONS).slice(0, this.#random.between(1, 3));
    const chips = on.map((position) => ({ on: position, amount: this.#random.pick(STAKES) }));
    await this.command("bet", "/api/games/roulette/bets", { bet: { chips } });
  }

  async #playHand(): Promise<void> {
    const hand = this.#hand;
    if (hand === null) {
      const bet = { amount: this.#random.pick(STAKES), mines: this.#random.between(1, 8) };
      const moves = this.#random.chance(0.3) ? [{ reveal: this.#random.between(0, 24) }] : [];
      const reply = await this.command("start", "/api/games/mines/hands", { bet, moves });
      if (reply?.body?.code === "hand_open") await this.#readHand();
      return;
    }
    const leave = hand.turn > 0 && this.#random.chance(0.35);
    const move = leave ? { cashOut: true } : { reveal: this.#coveredTile(hand) };
    const reply = await this.command("move", `/api/hands/${hand.id}/moves`, { turn: hand.turn, move });
    if (reply === null || reply.status !== 200) await this.#readHand();
  }

  async #playRound(): Promise<void> {
    const ticket = this.#tickets.at(-1);
    if (ticket !== undefined && this.#random.chance(0.6)) {
      const reply = await this.command("cash-out", `/api/tickets/${ticket}/cash-out`, {});
      if (reply === null || reply.body?.code === "cash_out_unavailable" || reply.status >= 500) return;
      this.#tickets = this.#tickets.filter((id) => id !== ticket);
      return;
    }
    const auto = this.#random.chance(0.5) ? this.#random.between(101, 400) : null;
    await this.command("ticket", "/api/tables/crash/tickets", { bet: { amount: this.#random.pick(STAKES), auto } });
  }

  #coveredTile(hand: KnownHand): number {
    const covered = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hand.open.includes(tile));
    return this.#random.pick(covered);
  }

  /** The open hand as the house resumes it, on any device and after any restart. */
  async #readHand(): Promise<void> {
    const reply = await this.ask("GET", "/api/games/mines/hands/open", undefined, 1);
    if (reply.status === 200) this.#hold(reply.body.hand);
  }

  #follow(command: Command, reply: Reply): void {
    if (reply.status !== 200) {
      if (reply.body?.code === "hand_closed" && command.path.includes(`${this.#hand?.id}`)) this.#hand = null;
      return;
    }
    if (command.kind === "start" || command.kind === "move") this.#hold(reply.body.hand);
    if (command.kind === "ticket" && !this.#tickets.includes(reply.body.ticket.id)) {
      this.#tickets = [...this.#tickets, reply.body.ticket.id].slice(-4);
    }
  }

  /** Repeated answers are old news: only a later turn counts. */
  #hold(hand: { id: string; turn: number; payout: number | null; view: { revealed: readonly number[] } } | null): void {
    if (hand === null) {
      this.#hand = null;
      return;
    }
    if (this.#hand !== null && hand.id <= this.#hand.id && (hand.id < this.#hand.id || hand.turn < this.#hand.turn))
      return;
    this.#hand = hand.payout === null ? { id: hand.id, turn: hand.turn, open: hand.view.revealed } : null;
  }
}
