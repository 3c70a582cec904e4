import { sports } from "@fairhouse/games/sports/rules/sports.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import type { Clock } from "@fairhouse/platform/clock.ts";
import { twoFactorSetup } from "@fairhouse/protocol/account-security.ts";
import { betPage, placedSlip } from "@fairhouse/protocol/play.ts";
import { verifyAll } from "@fairhouse/tools/verify/all.ts";
import { storedBets } from "@fairhouse/tools/verify/stored-bets.ts";
import type { PoolClient } from "pg";
import { expect } from "vitest";
import { systemClock } from "../../machinery/clock.ts";
import type { StartFeature } from "../../parts.ts";
import { appCode, PASSWORD } from "../accounts/testing.ts";
import { adminOf } from "../admin/testing.ts";
import { startNotifications } from "../notifications/start.ts";
import { type PlayTest, startTwoServers, type TestPlayer } from "../play/testing.ts";
import { startStatistics } from "../statistics/start.ts";
import { startWallet } from "../wallet/start.ts";
import { startSports } from "./start.ts";

/** Starts two servers of a house that has only this game. */
export function startSportsHouse(
  database: Parameters<typeof startTwoServers>[0],
  clock: Clock = systemClock,
  more: readonly StartFeature[] = [],
) {
  const features = [startSports, startStatistics, startWallet, startNotifications, ...more];
  return startTwoServers(database, { games: [anyGame(sports)], features, clock });
}

/** The time for which bets in play are held here: no job of a house waits for as long as between this and a half of it. */
export const HELD_MS = 2_000;

/** A clock that tells how many bets and sales were held so far. */
export function holdingClock() {
  let held = 0;
  const clock: Clock = {
    ...systemClock,
    after(delayMs, callback) {
      if (delayMs > HELD_MS / 2 && delayMs <= HELD_MS) held += 1;
      return systemClock.after(delayMs, callback);
    },
  };
  return {
    clock,
    /** Starts something, and waits until it is held. */
    async press<Answer>(start: () => Promise<Answer>): Promise<{ readonly answer: Promise<Answer> }> {
      const before = held;
      const answer = start();
      await expect.poll(() => held).toBeGreaterThan(before);
      return { answer };
    },
  };
}

/** Holds a fact while a sale waits for it, changes it, and lets the sale go on. */
export async function whileLocked<Answer>(
  { house: { pool } }: PlayTest,
  event: string,
  start: () => Promise<Answer>,
  change: (client: PoolClient) => Promise<void>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select from play_fact where id = $1 for update", [event]);
    const answer = start();
    const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%play_fact%for share%'";
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
    await change(client);
    await client.query("commit");
    return await answer;
  } finally {
    client.release(true);
  }
}

/** The command line of a house. */
export function traderOf(here: PlayTest) {
  const admin = adminOf(here.house.pool, ["sports"]);
  const because = ["--reason", "as the league's page says", "--by", "Tess"];
  const run = (...words: string[]) => admin("sports", ...words, ...because);
  let opened = 0;
  let pair: { readonly members: readonly [StaffMember, StaffMember]; uses: number } | null = null;
  return {
    run,
    /** Lets two people end an event. */
    async decide(event: string, ...result: string[]): Promise<void> {
      const [ada, ben] = await this.two();
      await begin(here, event);
      const said = await run("propose", event, ada.id, ada.code(), ...result);
      await run("confirm", numberIn(said), ben.id, ben.code());
    },
    /** Returns two members of staff who have a fresh code each. */
    async two(): Promise<readonly [StaffMember, StaffMember]> {
      pair =
        pair === null || pair.uses === CODES ? { members: [await this.staff(), await this.staff()], uses: 0 } : pair;
      pair.uses += 1;
      return pair.members;
    },
    /** Opens a match. @returns its id. */
    async match(startsInMs = 3_600_000, markets: readonly string[] = [RESULT, TOTAL]): Promise<string> {
      const start = new Date(Date.now() + startsInMs).toISOString().replace(/\.\d+Z$/, "Z");
      return idIn(
        await run("open", "match", "Football", "Coast League", "Old Mill", `Saltmarsh ${++opened}`, start, ...markets),
      );
    },
    async outright(...runners: string[]): Promise<string> {
      const start = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+Z$/, "Z");
      return idIn(await run("open", "outright", "Racing", "Spring Cup", `Spring Cup ${++opened}`, start, ...runners));
    },
    /** Makes a player a member of staff with a second factor. */
    async staff(): Promise<StaffMember> {
      const player = await here.player();
      const setup = await player.post("/api/account/two-factor/start", { password: PASSWORD });
      const { secret } = twoFactorSetup.parse(setup.body);
      let used = 0;
      const enabled = async () => {
        used = Date.now() - STEP_MS;
        return (await player.post("/api/account/two-factor/enable", { code: appCode(secret, used) })).status;
      };
      // The oldest code that is good may end on the way; the next one is good for half a minute.
      if ((await enabled()) !== 200) expect(await enabled()).toBe(200);
      await admin("role", player.id, "operator", ...because);
      return {
        ...player,
        code() {
          used += STEP_MS;
          return appCode(secret, used);
        },
      };
    },
  };
}

export const RESULT = "result=home:2.1,draw:3.4,away:3.2";
export const TOTAL = "total:2.5=over:1.9,under:1.95";
const STEP_MS = 30_000;
/** Codes of a new member of staff that are good at once. */
const CODES = 2;

export interface StaffMember extends TestPlayer {
  /** Returns a fresh code; there are two in half a minute. */
  code(): string;
}

/** Returns the number of the proposal that a command has made. */
export function numberIn(text: string): string {
  return /proposal (\d+)/.exec(text)?.[1] ?? "";
}

function idIn(text: string): string {
  return /[0-9a-f-]{36}/.exec(text)?.[0] ?? "";
}

/** Says that an event has begun, without waiting for it. */
export async function begin(here: PlayTest, event: string): Promise<void> {
  await here.house.pool.query("update sports_event set starts_at = clock_timestamp() where fact = $1", [event]);
}

export interface LegWish {
  readonly event: string;
  readonly market?: string;
  readonly selection?: string;
  readonly line?: number;
  readonly odds?: number;
  readonly step?: number;
}

/** Returns a bet of one line on all legs. */
export function slipOf(legs: readonly LegWish[], unit = 1_000, policy = "better") {
  const complete = legs.map((leg) => ({ market: "result", selection: "home", odds: 2_100, ...leg }));
  return { bet: { unit, sizes: [legs.length], policy, legs: complete } };
}

export const SLIPS = "/api/games/sports/slips";

/** Places a slip that must be accepted. @returns its id. */
export async function place(player: TestPlayer, legs: readonly LegWish[], unit?: number): Promise<string> {
  const answer = await player.post(SLIPS, slipOf(legs, unit));
  expect(answer).toMatchObject({ status: 200 });
  return placedSlip.parse(answer.body).bet.id;
}

/** Waits until a server has settled a bet. */
export async function settled(here: PlayTest, id: string) {
  const read = async () => betPage.parse((await here.visitor.get(`/api/bets/${id}`)).body);
  await expect.poll(async () => (await read()).bet.payout).not.toBeNull();
  return (await read()).bet;
}

/** Takes bets on an event in play, held for two seconds, and begins it. Its markets have no odds then. */
export async function kickOff(here: PlayTest, trader: ReturnType<typeof traderOf>, event: string): Promise<void> {
  await trader.run("in-play", event, String(HELD_MS / 1_000));
  await begin(here, event);
  const text = "select state->'inPlay'->'course' is not null as begun from play_fact where id = $1";
  await expect.poll(async () => (await here.house.pool.query(text, [event])).rows[0].begun).toBe(true);
}

/** Verifies every settled bet of a house. @returns those that are not as the rules say. */
export async function mismatches(here: PlayTest): Promise<readonly string[]> {
  const rules = () => anyGame(sports);
  const wrong: string[] = [];
  await verifyAll(storedBets(here.house.pool, null, rules), rules, (mismatch) => wrong.push(JSON.stringify(mismatch)));
  return wrong;
}
