import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Session, session } from "@fairhouse/protocol/account.ts";
import type { DrawnAvatar } from "@fairhouse/protocol/account-avatars.ts";
import { betList } from "@fairhouse/protocol/play.ts";
import { BalanceWatch, type ToldBalance } from "./balance-watch.ts";
import type { Caller, Command, Reply, Witness } from "./caller.ts";

const PASSWORD = "crowded velvet kettle 88";
/** The real name that an operator reads beside the name that they choose. */
const REAL_NAME = { firstName: "Simulated", lastName: "Player" };
/** The house lets a few register at once and sends the others away for a moment. */
const RETRY_MS = 1_000;
const RETRY = new Set([429, 503]);
const BETS_PER_PAGE = 100;

/** One registered player: their token, and the balances that the house has sent them. */
export class SimulatedPlayer {
  readonly id: string;
  readonly #caller: Caller;
  readonly #witness: Witness;
  readonly #email: string;
  #token: string;
  readonly #firstBalance: number;
  readonly #watch: BalanceWatch;

  private constructor(caller: Caller, witness: Witness, { accessToken, user, balance }: Session) {
    this.id = user._id;
    this.#caller = caller;
    this.#witness = witness;
    this.#email = user.email;
    this.#token = accessToken;
    this.#firstBalance = balance.amount;
    this.#watch = new BalanceWatch(balance);
  }

  /** Registers, trying again while the house is busy. Null if it was told to stop before it succeeded. */
  static async register(caller: Caller, witness: Witness, stopping: () => boolean): Promise<SimulatedPlayer | null> {
    const person = {
      email: `${randomUUID()}@crowd.invalid`,
      password: PASSWORD,
      ...REAL_NAME,
    };
    while (!stopping()) {
      const { status, body } = await caller.call("POST", "/api/auth/register", { body: person });
      if (status === 200) return new SimulatedPlayer(caller, witness, session.parse(body));
      if (!RETRY.has(status)) throw new Error(`registering answered ${status}: ${JSON.stringify(body)}`);
      await sleep(RETRY_MS * (0.5 + Math.random()));
    }
    return null;
  }

  /** Their coins, as the house last reported them. */
  get balance(): number {
    return this.#watch.last.amount;
  }

  get(path: string): Promise<Reply> {
    return this.#call("GET", path, {});
  }

  /** Sends a command with a new key. */
  post(path: string, body: unknown): Promise<Reply> {
    return this.#call("POST", path, { key: randomUUID(), body });
  }

  async confirmAge(): Promise<void> {
    const { status } = await this.post("/api/account/age", { adult: true });
    if (status !== 200) this.#witness.breach(`the age of player ${this.id} was not accepted: ${status}`);
  }

  /** Takes a name and a picture. False if the house refuses the name because somebody has it, or one like it. */
  async callThemselves(username: string, avatar: DrawnAvatar | null): Promise<boolean> {
    const { status } = await this.post("/api/account/identity", { username, avatar, hidden: false, ...REAL_NAME });
    if (status !== 200 && status !== 409) this.#witness.breach(`the name ${username} was not accepted: ${status}`);
    return status === 200;
  }

  /**
   * Compares a balance from an answer with the last one; `change` is the amount that the command moved, null for
   * nothing.
   */
  told(balance: ToldBalance, change: number | null): void {
    const breach = this.#watch.told(balance, change);
    if (breach !== null) this.#witness.breach(`player ${this.id}: ${breach}`);
  }

  /** Checks at the end that the balance is the starting balance, less all stakes, plus all payouts. */
  async settleAccounts(): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const before = await this.#shownBalance();
      const result = await this.#sumOfBets();
      const after = await this.#shownBalance();
      // A round that settled, or was shown, in between moves the sum.
      if (before.version !== after.version || before.amount !== after.amount) continue;
      if (after.amount !== this.#firstBalance + result) {
        const expected = this.#firstBalance + result;
        this.#witness.breach(`player ${this.id} holds ${after.amount}, but their bets add up to ${expected}`);
      }
      return;
    }
  }

  async signOut(): Promise<void> {
    await this.#caller.call("POST", "/api/auth/logout", { token: this.#token });
    this.#caller.close();
  }

  /** Signs in again when the token has expired. */
  async #call(method: "GET" | "POST", path: string, command: Command): Promise<Reply> {
    const reply = await this.#caller.call(method, path, { ...command, token: this.#token });
    if (reply.status !== 401) return reply;
    const person = { email: this.#email, password: PASSWORD };
    const { status, body } = await this.#caller.call("POST", "/api/auth/login", { body: person });
    if (status !== 200) return reply;
    this.#token = session.parse(body).accessToken;
    return this.#caller.call(method, path, { ...command, token: this.#token });
  }

  /** Asks for the balance without results that are not shown yet: lists of bets do not tell them either. */
  async #shownBalance(): Promise<ToldBalance> {
    const { body } = await this.get("/api/auth/me");
    const { amount, version, held = [] } = session.parse(body).balance;
    return { amount: amount - held.reduce((sum, result) => sum + result.amount, 0), version };
  }

  async #sumOfBets(): Promise<number> {
    let sum = 0;
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await this.get(`/api/bets?scope=mine&limit=${BETS_PER_PAGE}${page}`);
      const { bets, next } = betList.parse(body);
      for (const { stake, payout } of bets) sum += (payout ?? 0) - stake;
      cursor = next;
    }
    return sum;
  }
}
