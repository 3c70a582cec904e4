import type { RandomBytes } from "@fairhouse/fairness/seeds.ts";
import type { AnyGame, RulesByVersion } from "@fairhouse/kernel/any-game.ts";
import type { GameKind, Schema } from "@fairhouse/kernel/game.ts";
import type { OpenHand } from "@fairhouse/kernel/hand.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { accept, type Result, refuse } from "@fairhouse/kernel/result.ts";
import type { Seeds } from "@fairhouse/protocol/fairness.ts";
import { handFacts } from "@fairhouse/protocol/hand-facts.ts";
import type { BetList, BetPage, Hand, HandAnswer, PlacedBet } from "@fairhouse/protocol/play.ts";
import { betListQuery, moveBody, placeBetBody, startHandBody } from "@fairhouse/protocol/play-requests.ts";
import { balanceOf, listOf, pageOf, recordOf, seedsOf } from "./guest-answers.ts";
import { foldBet, giveBack, type Moment, makeMove, openHand, placeBet, startHand } from "./guest-bets.ts";
import { bookOf, type GuestBet, type GuestBook, newBook, openBets } from "./guest-book.ts";
import { errorOf, type Refusal, type StakeLimits } from "./guest-refusals.ts";
import { chooseSeed, confirmAge, refill, rotate } from "./guest-seeds.ts";
import type { GuestVault } from "./guest-vault.ts";

export interface GuestPorts {
  readonly vault: GuestVault;
  readonly randomBytes: RandomBytes;
  /** Makes a UUID. */
  readonly newId: () => string;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  readonly limits: () => StakeLimits;
  readonly startingCoins: Money;
  /** Returns a game's rules by version; null for a game that this house does not have. */
  readonly rules: (game: string) => Promise<RulesByVersion | null>;
  readonly gameOff: (game: string) => boolean;
  /** Called with every changed book, once it is stored. */
  readonly onChange: (book: GuestBook) => void;
}

interface Step<Answer> {
  readonly book: GuestBook;
  readonly answer: Answer;
}

/**
 * The house of a guest: solo games with the same rules, streams and refusals as on the server, and with coins and seeds
 * of this browser. Every command is one change of the book. Rejects with an `ErrorBody` with the server's codes.
 */
export class GuestHouse {
  readonly #ports: GuestPorts;

  constructor(ports: GuestPorts) {
    this.#ports = ports;
  }

  async placeBet(id: string, body: unknown, key: string | undefined): Promise<PlacedBet> {
    const game = await this.#game(id, "instant");
    const bet = parsed(game.bet, parsed(placeBetBody, body).bet);
    const made = await this.#command((book, moment) => placeBet(book, game, bet, keyOf(key), moment), id);
    return { bet: recordOf(made.bet), nonce: made.bet.nonce, balance: balanceOf(made.book) };
  }

  async startHand(id: string, body: unknown, key: string | undefined): Promise<HandAnswer> {
    const game = await this.#game(id, "hand");
    const asked = parsed(startHandBody, body);
    const bet = parsed(game.bet, asked.bet);
    const moves = (asked.moves ?? []).map((move) => parsed(game.move, move));
    const command = { bet, moves, key: keyOf(key) };
    return this.#handAnswer(await this.#command((book, moment) => startHand(book, game, command, moment), id));
  }

  async makeMove(hand: string, body: unknown): Promise<HandAnswer> {
    const asked = parsed(moveBody, body);
    const bet = (await this.read()).bets.find(({ id, kind }) => id === hand && kind === "hand");
    const game = bet && (await this.#version(bet));
    if (game?.kind !== "hand") throw errorOf({ code: "not_found" });
    const command = { hand, turn: asked.turn, move: parsed(game.move, asked.move) };
    return this.#handAnswer(await this.#command((book, moment) => makeMove(book, game, command, moment)));
  }

  /** Oldest first. */
  async openHands(): Promise<Hand[]> {
    const book = await this.read();
    const hands = await Promise.all(openBets(book).map((bet) => this.#openHand(book, bet)));
    return hands.flatMap((hand) => (hand === null ? [] : handFacts(hand))).reverse();
  }

  async bets(query: unknown): Promise<BetList> {
    const { game = null, cursor = null, limit } = parsed(betListQuery, query);
    return listOf(await this.read(), { game, cursor, limit });
  }

  async betPage(id: string): Promise<BetPage> {
    const book = await this.read();
    const bet = book.bets.find((kept) => kept.id === id);
    if (bet === undefined) throw errorOf({ code: "not_found" });
    return pageOf(book, bet);
  }

  async seeds(): Promise<Seeds> {
    return seedsOf(await this.read());
  }

  async rotate(body: unknown): Promise<Seeds> {
    return seedsOf(await this.#change((book) => rotate(book, body, this.#ports.randomBytes)));
  }

  async chooseSeed(body: unknown): Promise<Seeds> {
    return seedsOf(await this.#change((book) => chooseSeed(book, body)));
  }

  async confirmAge(): Promise<null> {
    await this.#change((book) => confirmAge(book, this.#ports.now()));
    return null;
  }

  /** Gives the starting coins again to guests who cannot place the smallest bet. */
  refill(): Promise<GuestBook> {
    const { limits, startingCoins } = this.#ports;
    return this.#change((book) => refill(book, limits().minBet, startingCoins));
  }

  /** Reads the book; makes a new one the first time, or if the stored one does not make sense. */
  read(): Promise<GuestBook> {
    return this.#change((book) => accept(book));
  }

  /** Gives back the stakes of hands that the rules of this page cannot continue. Returns their number. */
  async giveBackLost(): Promise<number> {
    const book = await this.read();
    let count = 0;
    for (const bet of openBets(book)) {
      const hand = await this.#openHand(book, bet).catch(() => {
        // Rules that cannot be fetched now still exist.
        return undefined;
      });
      if (hand !== null) continue;
      count += 1;
      await this.#change((now) => {
        const still = openBets(now).find(({ id }) => id === bet.id);
        return accept(still === undefined ? now : giveBack(now, still, this.#ports.now()));
      });
    }
    return count;
  }

  async #openHand(book: GuestBook, bet: GuestBet): Promise<OpenHand | null> {
    const game = await this.#version(bet);
    return game?.kind === "hand" ? openHand(book, bet, game) : null;
  }

  /** Returns the answer to a start or a move: the hand as it is now, as in its newest answer. */
  async #handAnswer({ book, bet }: { readonly book: GuestBook; readonly bet: GuestBet }): Promise<HandAnswer> {
    const game = await this.#version(bet);
    const page = pageOf(book, bet).proof;
    const pair = "serverSeed" in page ? page.serverSeed : null;
    const hand = game?.kind === "hand" ? foldBet(bet, game, pair ?? book.active.serverSeed) : null;
    if (hand === null) throw errorOf({ code: "not_found" });
    return { hand: handFacts(hand), balance: balanceOf(book) };
  }

  /** Runs one command on the book. With `game`, it stakes on that game and is refused if the game is switched off. */
  #command(
    act: (book: GuestBook, moment: Moment) => Result<{ book: GuestBook; bet: GuestBet }, Refusal>,
    game?: string,
  ): Promise<{ book: GuestBook; bet: GuestBet }> {
    const { now, newId, limits, gameOff } = this.#ports;
    const moment = { now: now(), betId: `guest-${newId()}`, limits: limits() };
    return this.#step((book) => {
      const result = act(book, moment);
      if (!result.ok) return result;
      const stakes = result.value.book !== book;
      if (stakes && game !== undefined && gameOff(game)) return refuse({ code: "game_off", details: { game } });
      return accept({ book: result.value.book, answer: result.value });
    });
  }

  #change(act: (book: GuestBook) => Result<GuestBook, Refusal>): Promise<GuestBook> {
    return this.#step((book) => {
      const result = act(book);
      return result.ok ? accept({ book: result.value, answer: result.value }) : result;
    });
  }

  async #step<Answer>(act: (book: GuestBook) => Result<Step<Answer>, Refusal>): Promise<Answer> {
    const { vault, randomBytes, startingCoins, onChange } = this.#ports;
    const { result, changed } = await vault.change((kept) => {
      const known = bookOf(kept);
      const before = known ?? newBook(randomBytes, startingCoins);
      const result = act(before);
      // Seeds that were shown must be those in play: a new book is kept even if its first command is refused.
      const after = result.ok ? result.value.book : before;
      return { kept: after === known ? kept : after, answer: { result, changed: after === known ? null : after } };
    });
    if (changed !== null) onChange(changed);
    if (!result.ok) throw errorOf(result.refusal);
    return result.value.answer;
  }

  /** Returns the newest rules of a game of this kind. */
  async #game<Kind extends GameKind>(id: string, kind: Kind): Promise<Extract<AnyGame, { kind: Kind }>> {
    const versions = Object.values((await this.#ports.rules(id)) ?? {});
    const game = versions.reduce<AnyGame | null>(
      (newest, other) => (newest !== null && newest.version > other.version ? newest : other),
      null,
    );
    if (game === null || !isKind(game, kind)) throw errorOf({ code: "not_found" });
    return game;
  }

  async #version(bet: GuestBet): Promise<AnyGame | undefined> {
    return (await this.#ports.rules(bet.game))?.[bet.gameVersion];
  }
}

function isKind<Kind extends GameKind>(game: AnyGame, kind: Kind): game is Extract<AnyGame, { kind: Kind }> {
  return game.kind === kind;
}

/** Returns a value that a schema accepts. @throws ErrorBody `invalid_request`. */
function parsed<Value>(schema: Schema<Value>, input: unknown): Value {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw errorOf({ code: "invalid_request", details: { in: "body", problems } });
}

function keyOf(key: string | undefined): string {
  if (key === undefined) throw errorOf({ code: "key_missing" });
  return key;
}
