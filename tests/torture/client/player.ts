import { AccountHolder, type AccountOptions } from "./account-holder.ts";
import type { Reply } from "./http.ts";
import type { Command } from "./journal.ts";

const STAKES = [1000, 1500, 2500, 7777];
const POSITIONS = ["red", "black", "odd", "even", "low", "high"];

export interface PlayerOptions extends AccountOptions {
  /** What this player does; all of it by default. */
  readonly plays?: readonly Play[];
  /** How many mines their hands have; 1 to 8 by default. */
  readonly mines?: number;
}

export type Play = "roulette" | "mines" | "crash" | "rotate" | "sign-in";

/** A hand as its player knows it. */
interface KnownHand {
  readonly id: string;
  readonly turn: number;
  readonly open: readonly number[];
}

/** A person at a browser who plays everything, as chance has it. */
export class SimulatedPlayer extends AccountHolder {
  readonly #plays: readonly Play[];
  readonly #mines: number | null;
  #hand: KnownHand | null = null;
  #tickets: string[] = [];

  constructor(options: PlayerOptions) {
    super(options);
    this.#plays = options.plays ?? ["roulette", "roulette", "mines", "mines", "crash", "crash", "rotate", "sign-in"];
    this.#mines = options.mines ?? null;
  }

  /** One thing that a player might do now. Failures are to be expected: they stay in the journal. */
  async step(): Promise<unknown> {
    const [unknown] = this.random.shuffle(this.journal.open);
    if (unknown !== undefined && this.random.chance(0.5)) return this.try(unknown);
    switch (this.random.pick(this.#plays)) {
      case "roulette":
        return this.#bet();
      case "mines":
        return this.#playHand();
      case "crash":
        return this.#playRound();
      case "rotate":
        return this.random.chance(0.2) ? this.rotate() : this.#bet();
      case "sign-in":
        return this.random.chance(0.1) ? this.signIn() : this.#askAgain();
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
    const reply = await this.ask("POST", "/api/fairness/rotate", { clientSeed: `seed ${this.random.next()}` }, 1);
    if (reply?.status === 200 && reply.body.previous !== null) this.journal.revealed.push(reply.body.previous);
    return reply;
  }

  async #askAgain(): Promise<void> {
    const known = this.journal.acknowledged;
    if (known.length > 0) await this.try(this.random.pick(known));
    const me = await this.ask("GET", "/api/auth/me", undefined, 1);
    if (me.status === 200) this.journal.noteBalance(me.body.balance);
  }

  async #bet(): Promise<void> {
    const on = this.random.shuffle(POSITIONS).slice(0, this.random.between(1, 3));
    const chips = on.map((position) => ({ on: position, amount: this.random.pick(STAKES) }));
    await this.command("bet", "/api/games/roulette/bets", { bet: { chips } });
  }

  async #playHand(): Promise<void> {
    const hand = this.#hand;
    if (hand === null) {
      const bet = { amount: this.random.pick(STAKES), mines: this.#mines ?? this.random.between(1, 8) };
      const moves = this.random.chance(0.3) ? [{ reveal: this.random.between(0, 24) }] : [];
      const reply = await this.command("start", "/api/games/mines/hands", { bet, moves });
      if (reply?.body?.code === "hand_open") await this.#readHand();
      return;
    }
    const leave = hand.turn > 0 && this.random.chance(0.35);
    const move = leave ? { cashOut: true } : { reveal: this.#coveredTile(hand) };
    const reply = await this.command("move", `/api/hands/${hand.id}/moves`, { turn: hand.turn, move });
    if (reply === null || reply.status !== 200) await this.#readHand();
  }

  async #playRound(): Promise<void> {
    const ticket = this.#tickets.at(-1);
    if (ticket !== undefined && this.random.chance(0.6)) {
      const reply = await this.command("cash-out", `/api/tickets/${ticket}/cash-out`, {});
      if (reply === null || reply.body?.code === "cash_out_unavailable" || reply.status >= 500) return;
      this.#tickets = this.#tickets.filter((id) => id !== ticket);
      return;
    }
    const auto = this.random.chance(0.5) ? this.random.between(101, 400) : null;
    await this.command("ticket", "/api/tables/crash/tickets", { bet: { amount: this.random.pick(STAKES), auto } });
  }

  #coveredTile(hand: KnownHand): number {
    const covered = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !hand.open.includes(tile));
    return this.random.pick(covered);
  }

  /** The open hand as the house resumes it, on any device and after any restart. */
  async #readHand(): Promise<void> {
    const reply = await this.ask("GET", "/api/games/mines/hands/open", undefined, 1);
    if (reply.status === 200) this.#hold(reply.body.hand);
  }

  protected override follow(command: Command, reply: Reply): void {
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
