import { soloChance } from "@fairhouse/fairness/stream.ts";
import {
  type AnyBet,
  type AnyCarry,
  type AnyExternalGame,
  type AnyHandGame,
  type AnyMove,
  carryOfJson,
  viewOfJson,
} from "@fairhouse/kernel/any-game.ts";
import { AccountHolder, type AccountOptions } from "./account-holder.ts";
import { handGames, instantGames, roundGames, ticketBet } from "./games.ts";
import type { Reply } from "./http.ts";
import type { Command } from "./journal.ts";
import { SlipPlay } from "./slip-play.ts";

const STAKES = [1000, 1500, 2500, 7777];
const MOST_MOVES = 64;

export interface PlayerOptions extends AccountOptions {
  /** Kinds of play; all of them by default. */
  readonly plays?: readonly Play[];
  /** The games of their bets on facts; all of them by default. */
  readonly slips?: readonly AnyExternalGame[];
  /** The bet of all their hands; samples of all hand games by default. */
  readonly hand?: { readonly game: AnyHandGame; readonly bet: AnyBet };
}

export type Play = "bet" | "hand" | "round" | "slip" | "rotate" | "sign-in";

/** A hand as its player knows it. */
interface KnownHand {
  readonly id: string;
  readonly turn: number;
  readonly view: unknown;
}

/** A hand in an answer of the house. */
interface ToldHand extends KnownHand {
  readonly game: string;
  readonly payout: number | null;
}

/** A player at a browser who plays every game of the catalogue at random. */
export class SimulatedPlayer extends AccountHolder {
  readonly #plays: readonly Play[];
  readonly #games: readonly AnyHandGame[];
  readonly #fixedBet: AnyBet | null;
  readonly #slips: SlipPlay;
  /** Open hands by game. */
  readonly #hands = new Map<string, KnownHand>();
  #tickets: string[] = [];

  constructor(options: PlayerOptions) {
    super(options);
    this.#plays = options.plays ?? [
      "bet",
      "bet",
      "hand",
      "hand",
      "round",
      "round",
      "slip",
      "slip",
      "rotate",
      "sign-in",
    ];
    this.#games = options.hand === undefined ? handGames : [options.hand.game];
    this.#fixedBet = options.hand?.bet ?? null;
    this.#slips = new SlipPlay(this, options.slips);
  }

  /** Takes one possible action. Failures are expected: they stay in the journal. */
  async step(): Promise<unknown> {
    const [unknown] = this.random.shuffle(this.journal.open);
    if (unknown !== undefined && this.random.chance(0.5)) return this.try(unknown);
    switch (this.random.pick(this.#plays)) {
      case "bet":
        return this.#bet();
      case "hand":
        return this.#playHand(this.random.pick(this.#games));
      case "round":
        return this.#playRound();
      case "slip":
        return this.#slips.step();
      case "rotate":
        return this.random.chance(0.2) ? this.rotate() : this.#bet();
      case "sign-in":
        return this.random.chance(0.1) ? this.signIn() : this.#askAgain();
    }
  }

  /** Ends the open hands, if there are any, whatever the result. */
  async finishHand(): Promise<void> {
    for (const game of this.#games) {
      for (let move = 0; move < MOST_MOVES; move++) {
        await this.#readHand(game);
        const hand = this.#hands.get(game.id);
        if (hand === undefined) break;
        await this.#move(game, hand);
      }
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
    const game = this.random.pick(instantGames);
    await this.command("bet", `/api/games/${game.id}/bets`, { bet: game.sampleBet(this.random.pick(STAKES)) });
  }

  async #playHand(game: AnyHandGame): Promise<void> {
    const hand = this.#hands.get(game.id);
    if (hand !== undefined) {
      const reply = await this.#move(game, hand);
      if (reply === null || reply.status !== 200) await this.#readHand(game);
      return;
    }
    const bet = this.#fixedBet ?? game.sampleBet(this.random.pick(STAKES));
    const moves = this.random.chance(0.3) ? [this.#firstMove(game, bet)] : [];
    const reply = await this.command("start", `/api/games/${game.id}/hands`, { bet, moves });
    if (reply?.body?.code === "hand_open") await this.#readHand(game);
  }

  #move(game: AnyHandGame, { id, turn, view }: KnownHand): Promise<Reply | null> {
    const move = game.samplePlay(viewOfJson(view), this.#chance(), turn);
    return this.command("move", `/api/hands/${id}/moves`, { turn, move });
  }

  /** The move sent along with the start, before any part of the hand was seen: some are refused. */
  #firstMove(game: AnyHandGame, bet: AnyBet): AnyMove {
    return game.samplePlay(game.view(game.deal(bet, this.#chance()).state), this.#chance(), 0);
  }

  #chance() {
    return soloChance(String(this.random.next()), "torture", 0);
  }

  async #playRound(): Promise<void> {
    const ticket = this.#tickets.at(-1);
    if (ticket !== undefined && this.random.chance(0.6)) {
      const reply = await this.command("cash-out", `/api/tickets/${ticket}/cash-out`, {});
      if (reply === null || reply.body?.code === "cash_out_unavailable" || reply.status >= 500) return;
      this.#tickets = this.#tickets.filter((id) => id !== ticket);
      return;
    }
    const game = this.random.pick(roundGames);
    const leavesAt = this.random.chance(0.5) ? this.random.between(101, 400) : null;
    const path = `/api/tables/${this.random.pick(game.tables).id}`;
    const bet = ticketBet(game, this.random.pick(STAKES), leavesAt, game.fit ? await this.#carryAt(path) : null);
    await this.command("ticket", `${path}/tickets`, { bet });
  }

  /**
   * The carry that bets of the open round name. By the time they arrive another round may be open: then they are
   * refused.
   */
  async #carryAt(path: string): Promise<AnyCarry | null> {
    const reply = await this.ask("GET", path, undefined, 1);
    return reply.status === 200 && reply.body.round !== null ? carryOfJson(reply.body.round.carry) : null;
  }

  /** Reads the open hand as the house resumes it, on any device and after any restart. */
  async #readHand(game: AnyHandGame): Promise<void> {
    const reply = await this.ask("GET", `/api/games/${game.id}/hands/open`, undefined, 1);
    if (reply.status !== 200) return;
    if (reply.body.hand === null) this.#hands.delete(game.id);
    else this.#hold(reply.body.hand);
  }

  protected override follow(command: Command, reply: Reply): void {
    this.#slips.follow(command, reply);
    if (reply.status !== 200) {
      if (reply.body?.code !== "hand_closed") return;
      for (const [game, { id }] of this.#hands) if (command.path.includes(id)) this.#hands.delete(game);
      return;
    }
    if (command.kind === "start" || command.kind === "move") this.#hold(reply.body.hand);
    if (command.kind === "ticket" && !this.#tickets.includes(reply.body.ticket.id)) {
      this.#tickets = [...this.#tickets, reply.body.ticket.id].slice(-4);
    }
  }

  /** Repeated answers are old news: only a later turn counts. */
  #hold({ game, id, turn, view, payout }: ToldHand): void {
    const known = this.#hands.get(game);
    if (known !== undefined && id <= known.id && (id < known.id || turn < known.turn)) return;
    if (payout === null) this.#hands.set(game, { id, turn, view });
    else this.#hands.delete(game);
  }
}
