import { setImmediate as nextTurn } from "node:timers/promises";
import { flightMs, msWhenReached } from "@fairhouse/games/shared/rules/growth.ts";
import { anyGame } from "@fairhouse/kernel/any-game.ts";
import { auditPool } from "@fairhouse/ledger/trial-balance.ts";
import { isUnreachable } from "@fairhouse/platform/database-error.ts";
import { auditRules } from "@fairhouse/server/audit-rules.ts";
import { PostedTableLink } from "@fairhouse/server/features/play/live/table-link.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/database.ts";
import { answerOf, type LostAnswers, lostAnswers } from "../../../../tests/lost-answers.ts";
import { testVault } from "../../../../tests/play-house.ts";
import { flightTo } from "../../../../tests/round-games.ts";
import { eventually, type RoundHouse, roundHouse } from "../../../../tests/round-house.ts";

/** The one statement of group commit, the look-up of a cash-out, and the end of a sweep's transaction. */
const STATEMENT = /^play-\d+$/;
const LOOK_UP = /^play-read-bet$/;
const COMMIT = /^COMMIT$/;
/** More losses than group commit makes tries. */
const FOR_GOOD = 1_000;
const RICH = 1_000_000;
const BUSY = { ok: false, refusal: { code: "busy" } };

const vault = testVault();
const flight = anyGame(flightTo(() => 1000));
// biome-ignore lint/suspicious/noExplicitAny: the edge: readers of messages of any type.
type Reader = (from: string, message: any) => void;
type Readers = Map<string, Reader>;
interface Message {
  readonly type: string;
}

let database: TestDatabase;
let line: LostAnswers;
/** The server that drives the table; answers of its database get lost. */
let driver: RoundHouse;
let player: string;

beforeEach(async () => {
  database = await freshDatabase();
  line = lostAnswers(database.pool);
  driver = await roundHouse(line.pool, [flight], { vault });
  await driver.rounds.start();
  await driver.event("opened");
  player = await driver.play.player();
});
afterEach(async () => {
  line.mend();
  await driver.finish();
  expect(line.refused).toEqual([]);
  expect(await auditPool(database.pool, auditRules)).toEqual([]);
  await database.drop();
});

/** Places a ticket in a round and lets the round begin to fly. */
async function flying(auto: number | null): Promise<string> {
  const placed = await driver.place(player, { amount: 1000, auto });
  if (!placed.ok) throw new Error(JSON.stringify(placed.refusal));
  driver.clock.advance(6_000);
  await driver.event("started");
  return placed.value.ticket.id;
}

async function land(): Promise<void> {
  await driver.passing(() => driver.told.some((told) => told.type === "table" && told.event.type === "ended"));
}

/** Expects that the player, the table and the feed were told of a payment, the feed once. */
function expectTold(id: string, leftAt: number, payout: number): void {
  const events = driver.told.flatMap((told) => (told.type === "table" ? [told.event] : []));
  const left = events.flatMap((event) => (event.type === "left" ? event.tickets : []));
  expect(left).toEqual([{ id, leftAt, payout }]);
  expect(driver.told.filter(({ type }) => type === "ticket").at(-1)).toMatchObject({ player, ticket: { id, payout } });
  const balance = { amount: RICH - 1000 + payout };
  expect(driver.told.filter(({ type }) => type === "balance").at(-1)).toMatchObject({ player, balance });
  expect(driver.told.filter(({ type }) => type === "settled")).toMatchObject([{ bet: { id, leftAt, payout } }]);
}

describe("a cash-out at another server than the driver's", () => {
  let follower: RoundHouse;
  /** The reasons why the driver did not answer. */
  let unanswered: unknown[] = [];
  /** True if messages from the driver arrive. */
  let arrives = true;
  let id: string;

  beforeEach(async () => {
    arrives = true;
    unanswered = [];
    const log = { warn: ({ err }: { err: unknown }) => void unanswered.push(err) };
    const post = (serverId: string, other: () => Readers, open: () => boolean, own: Readers) => ({
      serverId,
      read: (type: string, reader: Reader) => void own.set(type, reader),
      send: (message: Message) => {
        if (open()) other().get(message.type)?.(serverId, message);
        return true;
      },
    });
    const [ofFollower, ofDriver]: [Readers, Readers] = [new Map(), new Map()];
    const link = new PostedTableLink(
      driver.clock,
      post(
        "follower",
        () => ofDriver,
        () => true,
        ofFollower,
      ),
    );
    const answering = new PostedTableLink(
      driver.clock,
      post(
        "driver",
        () => ofFollower,
        () => arrives,
        ofDriver,
      ),
    );
    link.serve(driver.rounds, log);
    answering.serve(driver.rounds, log);
    follower = await roundHouse(database.pool, [flight], { vault, clock: driver.clock, link });
    id = await flying(null);
    driver.clock.advance(11_553);
  });
  afterEach(() => {
    expect(driver.errors).toEqual([]);
    expect(unanswered.filter((error) => !isUnreachable(error))).toEqual([]);
  });

  const cashOut = () => answerOf(driver, follower.rounds.cashOut(player, id));
  const LEFT = { ok: true, value: { ticket: { leftAt: 200, payout: 2000 }, balance: { amount: RICH + 1000 } } };

  async function expectOnce(first: unknown): Promise<void> {
    expect(first).toMatchObject(LEFT);
    expect(await cashOut()).toEqual(first);
    await land();
    expect(await cashOut()).toEqual(first);
    expect(await driver.balance(player)).toBe(RICH + 1000);
  }

  test("is still answered if its answer is lost after the commit", async () => {
    line.lose(STATEMENT);
    const first = await cashOut();
    expect(line.lost).toHaveLength(1);
    await expectOnce(first);
  });

  test("is looked up again if the look-up loses its connection too", async () => {
    line.lose(STATEMENT);
    line.lose(LOOK_UP, 2);
    const first = await cashOut();
    expect(line.lost).toHaveLength(3);
    await expectOnce(first);
  });

  test("is busy if its driver cannot look it up at all, and gets its first answer when it is sent again", async () => {
    line.lose(STATEMENT);
    line.lose(LOOK_UP, FOR_GOOD);
    expect(await cashOut()).toEqual(BUSY);
    await answerOf(driver, driver.play.commit.idle());
    line.mend();
    await expectOnce(await cashOut());
  });

  test("is busy if its answer is lost between the servers, and gets its first answer when it is sent again", async () => {
    arrives = false;
    expect(await cashOut()).toEqual(BUSY);
    arrives = true;
    await expectOnce(await cashOut());
  });
});

describe("presets", () => {
  const LEFT = { ok: true, value: { ticket: { leftAt: 150, payout: 1500 }, balance: { amount: RICH + 500 } } };
  let id: string;

  /** Lets the multiplier pass the preset, so that a sweep pays it whose answer is lost. */
  async function sweep(): Promise<void> {
    line.lose(COMMIT);
    driver.clock.advance(msWhenReached(150) + 200);
    await eventually(() => line.lost.length > 0, "the sweep");
  }
  const cashOut = () => answerOf(driver, driver.rounds.cashOut(player, id));

  beforeEach(async () => {
    id = await flying(150);
  });
  afterEach(async () => {
    await land();
    expect(await driver.rounds.cashOut(player, id)).toMatchObject(LEFT);
    expect(await driver.balance(player)).toBe(RICH + 500);
    expect(driver.errors.filter(({ error }) => !isUnreachable(error))).toEqual([]);
  });

  test("that were paid by a sweep whose answer is lost are paid once, and announced at the end", async () => {
    await sweep();
    await land();
    expectTold(id, 150, 1500);
  });

  test("answer their player who asks to leave after it", async () => {
    await sweep();
    await eventually(() => driver.errors.length > 0);
    expect(await cashOut()).toMatchObject(LEFT);
  });

  test("answer their player who asks to leave meanwhile, on the second request", async () => {
    line.lose(COMMIT);
    driver.clock.advance(msWhenReached(150) + 200);
    // The sweep has begun, and waits for the database.
    await nextTurn();
    expect(await cashOut()).toBe("busy");
    expect(line.lost).toHaveLength(1);
    expect(await cashOut()).toMatchObject(LEFT);
  });

  test("answer their player although the look-up loses its connection too", async () => {
    await sweep();
    await eventually(() => driver.errors.length > 0);
    line.lose(LOOK_UP, 2);
    expect(await cashOut()).toMatchObject(LEFT);
    expect(line.lost).toHaveLength(3);
  });

  test("are busy if every look-up fails, and answered when asked again", async () => {
    await sweep();
    await eventually(() => driver.errors.length > 0);
    line.lose(LOOK_UP, FOR_GOOD);
    expect(await cashOut()).toBe("busy");
    line.mend();
    expect(await cashOut()).toMatchObject(LEFT);
  });
});

test("a round whose end loses its answer is settled once, and announces its result", async () => {
  const id = await flying(1000);
  line.lose(COMMIT);
  driver.clock.advance(flightMs(1000));
  await land();
  expect(line.lost).toHaveLength(1);
  expectTold(id, 1000, 10_000);
  expect(await driver.balance(player)).toBe(RICH + 9000);
});
