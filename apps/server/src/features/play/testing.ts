import { randomUUID } from "node:crypto";
import { someFlight, someHand, someInstant } from "@fairhouse/games/samples.ts";
import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool, type Finding } from "@fairhouse/ledger/trial-balance.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import type { Session } from "@fairhouse/protocol/account.ts";
import type { ErrorBody } from "@fairhouse/protocol/errors.ts";
import type { Seeds, TableFairness } from "@fairhouse/protocol/fairness.ts";
import type { BetPage, BetProof, BetRecord, Hand, HandAnswer, PlacedBet } from "@fairhouse/protocol/play.ts";
import type { OwnTicket, PastRound, PotWinner, RoundPage, RoundView } from "@fairhouse/protocol/table.ts";
import type { Logger } from "pino";
import { millAtOnce } from "../../../../../tests/mill.ts";
import { auditRules } from "../../audit-rules.ts";
import { type House, startHouse } from "../../house.ts";
import type { Config } from "../../machinery/config.ts";
import type { StartFeature } from "../../parts.ts";
import { testConfig } from "../../testing.ts";
import { startAccounts } from "../accounts/start.ts";
import { call as inject, PASSWORD, register } from "../accounts/testing.ts";
import { startBrand } from "../brand/start.ts";
import { startPlayWith } from "./start.ts";

/** A value none of whose fields is null any more. */
type Known<Value> = { readonly [Name in keyof Value]: NonNullable<Value[Name]> };

interface Operation {
  readonly parameters: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, { readonly content: Record<string, { readonly schema: unknown }> }>>;
}

/**
 * All fields of answers of play: a test reads those it asked for, and expects null for values that are not known yet.
 */
type ReplyBody = Pick<ErrorBody, "code" | "details"> &
  Pick<Session, "accessToken" | "user"> &
  Pick<BetPage, "moves"> &
  Pick<TableFairness, "chain"> &
  Omit<PlacedBet, "bet"> &
  Known<HandAnswer> &
  Known<Seeds> & {
    readonly bet: Known<BetRecord> & {
      readonly outcome: { readonly pocket: number; readonly mines: readonly number[] };
    };
    readonly bets: readonly BetRecord[];
    readonly hands: readonly Hand[];
    readonly newest: number;
    readonly next: string | null;
    readonly own: RoundPage["own"];
    readonly proof: Known<Extract<BetProof, { table: string }>> & {
      readonly outcome: { readonly point: number; readonly winner: string };
    };
    readonly round: RoundView;
    readonly rounds: readonly PastRound[];
    readonly ticket: Known<OwnTicket>;
    readonly tickets: readonly Known<OwnTicket>[];
    readonly winner: PotWinner | undefined;
    /** From the API's own description. */
    readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  };

export interface Reply {
  readonly status: number;
  readonly body: ReplyBody;
}

export interface TestPlayer {
  readonly id: string;
  readonly token: string;
  get(path: string): Promise<Reply>;
  /**
   * Sends a command with a fresh key unless one is given; null sends none. `placeBefore` in milliseconds since 1970.
   */
  post(path: string, body: unknown, key?: string | null, placeBefore?: number): Promise<Reply>;
}

export interface PlayTest {
  readonly house: House;
  readonly visitor: Pick<TestPlayer, "get" | "post">;
  /** Every byte that the house answered to these callers. */
  readonly sent: string[];
  /** Registers a new account, confirmed as adult. */
  player(options?: { adult?: boolean }): Promise<TestPlayer>;
  /** Row counts of all tables that a command could write. */
  rowCounts(): Promise<Readonly<Record<string, number>>>;
  audit(): Promise<readonly Finding[]>;
}

export interface TwoServers {
  readonly here: PlayTest;
  readonly there: PlayTest;
  /** Also drops the database. */
  close(): Promise<void>;
}

/** A chain that is computed in an instant. */
const SHORT_CHAIN = { length: 300, stride: 16, mill: millAtOnce };
const WRITTEN_TABLES = ["ledger_movement", "play_bet", "play_move", "play_key", "play_seed"];

interface PlayTestOptions {
  readonly config?: Partial<Config>;
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly features?: readonly StartFeature[];
  /** Replaces those of the catalogue. */
  readonly games?: readonly AnyGame[];
  /** Folder of a built site; none without it. */
  readonly site?: string;
}

export async function startTwoServers(
  database: { url: string; drop(): Promise<void> },
  options: PlayTestOptions,
): Promise<TwoServers> {
  const here = await startPlayTest(database, options);
  const there = await startPlayTest(database, options);
  const close = async () => {
    await there.house.close();
    await here.house.close();
    await database.drop();
  };
  return { here, there, close };
}

export async function startPlayTest(
  database: { url: string | null },
  options: PlayTestOptions = {},
): Promise<PlayTest> {
  const house = await startHouse(testConfig({ databaseUrl: database.url, ...options.config }), {
    site: options.site ?? null,
    features: [
      startAccounts,
      startBrand,
      (parts) => startPlayWith({ ...parts, games: gamesOf(options.games) ?? parts.games }, SHORT_CHAIN),
      ...(options.features ?? []),
    ],
    ...(options.clock ? { clock: options.clock } : {}),
    ...(options.log ? { log: options.log } : {}),
  });
  const sent: string[] = [];
  const call = async (
    method: "GET" | "POST",
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Reply> => {
    const json = body === undefined ? {} : { "content-type": "application/json" };
    const answer = await fetch(house.url + path, {
      method,
      headers: { ...headers, ...json },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    sent.push(JSON.stringify([...answer.headers]), text);
    return { status: answer.status, body: JSON.parse(text === "" ? "null" : text) };
  };
  const callerOf = (first: string | null, renew: () => Promise<string>) => {
    let token = first;
    const authorized = async (method: "GET" | "POST", path: string, body: unknown, headers: Record<string, string>) => {
      const bearer = () => (token === null ? headers : { ...headers, authorization: `Bearer ${token}` });
      const reply = await call(method, path, body, bearer());
      if (reply.body?.code !== "token_expired") return reply;
      // Fast clocks let tokens expire in the middle of a test.
      token = await renew();
      return call(method, path, body, bearer());
    };
    return {
      get: (path: string) => authorized("GET", path, undefined, {}),
      post: (path: string, body: unknown, key: string | null = randomUUID(), placeBefore?: number) =>
        authorized("POST", path, body, {
          ...(key !== null && { "idempotency-key": key }),
          ...(placeBefore !== undefined && { "place-before": String(placeBefore) }),
        }),
    };
  };
  return {
    house,
    visitor: callerOf(null, () => Promise.reject(new Error("a visitor has no token"))),
    sent,
    player: async ({ adult = true } = {}) => {
      const email = `${randomUUID()}@example.com`;
      const { body } = await register(house.app, email);
      if (adult) await house.pool.query("update play_player set adult_at = now() where id = $1", [body.user._id]);
      const caller = callerOf(body.accessToken, async () => {
        const answer = await call("POST", "/api/auth/login", { email, password: PASSWORD }, {});
        return answer.body.accessToken;
      });
      return { id: body.user._id, token: body.accessToken, ...caller };
    },
    rowCounts: async () => {
      const counts = WRITTEN_TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
      const { rows } = await house.pool.query(`select ${counts.join(", ")}`);
      return rows[0];
    },
    audit: () => auditPool(house.pool, auditRules),
  };
}

function gamesOf(games: readonly AnyGame[] | undefined) {
  return (
    games && {
      ids: games.map(({ id }) => id),
      latest: (id: string) => games.find((game) => game.id === id),
      version: (id: string, version: number) => games.find((game) => game.id === id && game.version === version),
    }
  );
}

/** The bad input of `docs/reliability.md`, as JSON texts, for places where an amount or a choice is expected. */
export const hostileJson = [
  "-1",
  "-0",
  "0",
  "1.5",
  '"1e-37"',
  "1e-309",
  "1e400",
  "9007199254740993",
  ".6",
  "NaN",
  '"１０００"',
  "[]",
  "{}",
  "true",
  "null",
  '"1000"',
  "1e3000",
  "[1000]",
  '{"amount":1000}',
];

/** Routes and bets of a game of each kind. */
export const BETS = `/api${someInstant.path}`;
export const HANDS = `/api${someHand.path}`;
export const TABLE = `/api/tables/${someFlight.table}`;
export const TICKETS = `/api${someFlight.path}`;
export const BET = someInstant.bet();

/** Places a bet of a player at another server than the one that opened their account. */
export function betAt({ house }: PlayTest, { token }: TestPlayer): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  return inject(house.app, "POST", BETS, { body: { bet: BET }, headers });
}

/** Opens a hand of the player's that is still open after its first move, after playing those that this move ended. */
export async function openedHand(player: TestPlayer): Promise<string> {
  for (;;) {
    const body = { bet: someHand.bet(), moves: [someHand.opening] };
    const { hand } = (await player.post(HANDS, body)).body;
    if (hand.payout === null) return hand.id;
  }
}
