import { randomUUID } from "node:crypto";
import { soloChance } from "@fairhouse/fairness/stream.ts";
import { viewOfJson } from "@fairhouse/kernel/any-game.ts";
import { session } from "@fairhouse/protocol/account.ts";
import { type BetRecord, betList, handAnswer, openHands, placedBet } from "@fairhouse/protocol/play.ts";
import { type APIRequestContext, expect } from "@playwright/test";
import { gameNamed } from "../../../tools/game-arguments.ts";

export const PASSWORD = "violet kettle 88";

/** An account of the house under test, driven through the public API. Amounts are in whole coins. */
export class Player {
  readonly #request: APIRequestContext;
  readonly #token: string;
  readonly email: string;
  readonly username: string;

  private constructor(request: APIRequestContext, email: string, answer: { accessToken: string; username: string }) {
    this.#request = request;
    this.email = email;
    this.#token = answer.accessToken;
    this.username = answer.username;
  }

  /** Registers an account; pages of the browser context that owns this request are signed in from their next load. */
  static async register(request: APIRequestContext, { adult = true } = {}): Promise<Player> {
    const email = `${randomUUID()}@house.test`;
    const data = { email, password: PASSWORD, firstName: "Ada", lastName: "Byron" };
    const player = await Player.#enter(request, "register", data);
    if (adult) await player.post("/account/age", { adult: true });
    return player;
  }

  /** Signs in to an account again, as on another device. */
  static login(request: APIRequestContext, email: string): Promise<Player> {
    return Player.#enter(request, "login", { email, password: PASSWORD });
  }

  static async #enter(
    request: APIRequestContext,
    path: string,
    data: { email: string; password: string },
  ): Promise<Player> {
    const answer = await request.post(`/api/auth/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    const { accessToken, user } = session.parse(await answer.json());
    return new Player(request, data.email, { accessToken, username: user.username });
  }

  async get(path: string): Promise<unknown> {
    const ask = () => this.#request.get(`/api${path}`, { headers: this.#headers() });
    // The server may close an idle connection at the moment at which it is used again. Browsers repeat such a request.
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof Error && error.message.includes("ECONNRESET")) return ask();
      throw error;
    });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  }

  async post(path: string, data: unknown): Promise<unknown> {
    const headers = { ...this.#headers(), "idempotency-key": randomUUID() };
    const answer = await this.#request.post(`/api${path}`, { data, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return answer.json();
  }

  /** Ends all other sessions of the account. */
  async endOtherSessions(): Promise<void> {
    const answer = await this.#request.post("/api/account/sessions/end", {
      data: { others: true },
      headers: this.#headers(),
    });
    expect(answer.status()).toBe(204);
  }

  async balance(): Promise<number> {
    return session.parse(await this.get("/auth/me")).balance.amount;
  }

  /** The player's bets of a game, newest first. */
  async bets(game: string): Promise<readonly BetRecord[]> {
    return betList.parse(await this.get(`/bets?scope=mine&game=${game}&limit=100`)).bets;
  }

  /**
   * Returns the newest two bets of a game, the newest first, when both have ended. A page takes a stake off its balance
   * before the house has the bet, so that the balance after a loss is shown too early.
   */
  async newestTwo(game: string): Promise<readonly [BetRecord, BetRecord]> {
    const ended = async () => (await this.bets(game)).slice(0, 2).filter(({ payout }) => payout !== null);
    await expect.poll(async () => (await ended()).length).toBe(2);
    const [newest, before] = await ended();
    if (newest === undefined || before === undefined) throw new Error("bets that had ended are gone");
    return [newest, before];
  }

  async spin(chips: readonly { readonly on: string; readonly amount: number }[]): Promise<BetRecord> {
    return placedBet.parse(await this.post("/games/roulette/bets", { bet: { chips } })).bet;
  }

  /** Spins on three numbers until one of them comes: a win of at least ten times its stake. */
  async winHigh(): Promise<{ id: string; wagered: number }> {
    const chips = [400, 300, 300].map((amount, index) => ({ on: `straight-${index + 1}`, amount }));
    for (let spins = 1; spins <= 200; spins += 1) {
      const { id, payout } = await this.spin(chips);
      if ((payout ?? 0) > 0) return { id, wagered: 1_000 * spins };
    }
    throw new Error("200 spins without a win: 1 in 20 million");
  }

  /** Plays one hand of mines to its end: opens these tiles, then cashes out unless a mine ended it. */
  async playMines(amount: number, mines: number, tiles: readonly number[]): Promise<string> {
    const id = await this.openMines(amount, mines);
    const moves = [...tiles.map((reveal) => ({ reveal })), { cashOut: true }];
    for (const [turn, move] of moves.entries()) {
      const { hand } = handAnswer.parse(await this.post(`/hands/${id}/moves`, { turn, move }));
      if (hand.payout !== null) break;
    }
    return id;
  }

  async openMines(amount: number, mines: number): Promise<string> {
    return handAnswer.parse(await this.post("/games/mines/hands", { bet: { amount, mines } })).hand.id;
  }

  /** Plays every open hand to its end, as the sample player of its game does. */
  async endHands(): Promise<void> {
    for (;;) {
      const [hand] = openHands.parse(await this.get("/hands/open")).hands;
      if (hand === undefined) return;
      const game = await gameNamed(hand.game);
      if (game.kind !== "hand") throw new Error(`${hand.game} has no hands`);
      const move = game.samplePlay(viewOfJson(hand.view), soloChance(randomUUID(), "test", 0), hand.turn);
      await this.post(`/hands/${hand.id}/moves`, { turn: hand.turn, move });
    }
  }

  /** Reveals the active server seed, so that the bets made with it can be verified. */
  async rotate(clientSeed = "another seed"): Promise<void> {
    await this.post("/fairness/rotate", { clientSeed });
  }

  #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#token}` };
  }
}
