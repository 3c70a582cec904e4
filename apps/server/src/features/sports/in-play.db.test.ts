import { randomUUID } from "node:crypto";
import { betPage, gameFacts, placedSlip } from "@fairhouse/protocol/play.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../../machinery/clock.ts";
import { createRandom } from "../../machinery/random.ts";
import type { PlayTest, TestPlayer, TwoServers } from "../play/testing.ts";
import { endSilentOdds } from "./events/course.ts";
import { EventStore } from "./events/event-store.ts";
import {
  HELD_MS,
  holdingClock,
  kickOff,
  mismatches,
  place,
  RESULT,
  SLIPS,
  settled,
  slipOf,
  startSportsHouse,
  traderOf,
} from "./testing.ts";

const held = holdingClock();
let servers: TwoServers;
let here: PlayTest;
let trader: ReturnType<typeof traderOf>;
let player: TestPlayer;
let event: string;

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase(), held.clock);
  here = servers.here;
  trader = traderOf(here);
});
afterAll(() => servers.close());
beforeEach(async () => {
  player = await here.player();
  event = await trader.match();
});

const slip = (leg: object = {}, policy?: string) => slipOf([{ event, step: 0, ...leg }], 1_000, policy);
const refused = (code = "market_suspended") => ({ status: 409, body: { code, details: { event } } });
const openBets = async () => (await here.house.pool.query("select from play_wait where fact = $1", [event])).rowCount;

/** Another server, with the same player. */
const there =
  (): TestPlayer["post"] =>
  async (path, body, key = randomUUID(), before) => {
    const answer = await fetch(servers.there.house.url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${player.token}`,
        "idempotency-key": key ?? "",
        ...(before === undefined ? {} : { "place-before": String(before) }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text) };
  };

describe("a bet in play", () => {
  test("is held for the delay of its event, made at what stands then, and paid by the result", async () => {
    const early = await place(player, [{ event }]);
    await kickOff(here, trader, event);
    // Odds from before the start are not those of a match that is played.
    expect(await player.post(SLIPS, slip())).toMatchObject(refused());
    await trader.run("score", event, "0-1", "12");
    await trader.run("odds", event, "result=home:3,draw:3.4,away:2.1", "asian-handicap:0=home:1.8,away:2.05");
    const pressed = performance.now();
    const bet = await held.press(() =>
      player.post(SLIPS, slip({ market: "asian-handicap", line: 0, odds: 1_800, step: 1 })),
    );
    await trader.run("odds", event, "asian-handicap:0=home:1.85,away:2");
    const answer = await bet.answer;
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(HELD_MS);
    const placed = placedSlip.parse(answer.body).bet;
    expect(placed.bet).toMatchObject({ legs: [{ odds: 1_850, step: 1, madeAt: { score: [0, 1], minute: 12 } }] });
    await trader.run("incident", event, "half-time", "45");
    await trader.decide(event, "score", "1-1");
    // Its handicap counts what follows 0-1, which the home side wins by one goal.
    expect(await settled(here, placed.id)).toMatchObject({ payout: 1_850, ended: "settled" });
    expect(await settled(here, early)).toMatchObject({ payout: 0 });
    expect(await mismatches(here)).toEqual([]);
    expect(await here.audit()).toEqual([]);
  });

  test.each([
    [
      "an incident, though the odds rise",
      [
        ["incident", "red-card", "away", "30"],
        ["odds", "result=home:2.2,draw:3.4,away:3.1"],
      ],
    ],
    [
      "a score, though the odds are the same again",
      [
        ["score", "0-1"],
        ["odds", RESULT],
      ],
    ],
    ["a suspension", [["suspend"], ["resume"]]],
    [
      "its market, which is taken off and comes back",
      [
        ["take-off", "result"],
        ["odds", RESULT],
      ],
    ],
  ] as const)("is not made if something came between: %s", async (_, acts) => {
    await kickOff(here, trader, event);
    await trader.run("odds", event, RESULT);
    const bet = await held.press(() => player.post(SLIPS, slip({}, "any")));
    for (const [act, ...words] of acts) await trader.run(act, event, ...words);
    expect((await bet.answer).status).toBe(409);
    expect(await openBets()).toBe(0);
    // The next press is on the course that is seen now.
    expect((await player.post(SLIPS, slip({ odds: 2_000, step: 1 }, "any"))).status).toBe(200);
  });

  test("is not made against the price policy of its slip", async () => {
    await kickOff(here, trader, event);
    await trader.run("odds", event, RESULT);
    const bets = await Promise.all([
      held.press(() => player.post(SLIPS, slip())),
      held.press(() => player.post(SLIPS, slip({}, "any"))),
      held.press(() => player.post(SLIPS, slip({ selection: "away", odds: 3_200 }, "none"))),
    ]);
    await trader.run("odds", event, "result=home:2,draw:3.4,away:3.4");
    const [better, any, none] = await Promise.all(bets.map(({ answer }) => answer));
    expect(better).toMatchObject({ status: 409, body: { code: "price_changed", details: { event, odds: 2_000 } } });
    expect(any).toMatchObject({ status: 200, body: { bet: { bet: { legs: [{ odds: 2_000 }] } } } });
    expect(none).toMatchObject({ status: 409, body: { code: "price_changed" } });
  });

  test("of a player who saw another course is refused, and so is one that a server made of what it remembers", async () => {
    const other = there();
    expect((await other(SLIPS, slip({ step: undefined }))).status).toBe(200);
    await kickOff(here, trader, event);
    await trader.run("odds", event, RESULT);
    // The other server has not heard of the kick-off.
    expect(await other(SLIPS, slip({ step: undefined }))).toMatchObject(refused("price_changed"));
    expect(await other(SLIPS, slip({ step: 1 }, "any"))).toMatchObject(refused("price_changed"));
    const pressed = performance.now();
    expect((await other(SLIPS, slip())).status).toBe(200);
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(HELD_MS);
  });

  test("is placed once if its key is repeated at another server, which holds it too", async () => {
    await kickOff(here, trader, event);
    await trader.run("odds", event, RESULT);
    const key = randomUUID();
    const one = await held.press(() => player.post(SLIPS, slip(), key));
    const other = await held.press(() => there()(SLIPS, slip(), key));
    const answers = await Promise.all([one.answer, other.answer]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.bet.id).toBe(answers[1]?.body.bet.id);
    expect(await openBets()).toBe(1);
    // Once it is known, it is told whatever has happened since.
    await trader.run("score", event, "1-0");
    expect(await player.post(SLIPS, slip(), key)).toMatchObject({ status: 200, body: { bet: answers[0]?.body.bet } });
  });

  test("is not written after the time until which its player wants it, by the clock of the database", async () => {
    await kickOff(here, trader, event);
    await trader.run("odds", event, RESULT);
    const before = Date.now() + HELD_MS / 2;
    expect(await player.post(SLIPS, slip(), randomUUID(), before)).toMatchObject({ body: { code: "bet_expired" } });
    expect(await openBets()).toBe(0);
    const inTime = await player.post(SLIPS, slip(), randomUUID(), Date.now() + HELD_MS + 5_000);
    expect(inTime.status).toBe(200);
    const text = "select from play_wait where fact = $1";
    expect((await here.house.pool.query(text, [event])).rowCount).toBe(1);
  });

  test("is one of at most twenty that a player has on their way", async () => {
    await kickOff(here, trader, event);
    await trader.run("odds", event, RESULT);
    const answers = await Promise.all(Array.from({ length: 25 }, () => player.post(SLIPS, slip())));
    const statuses = Map.groupBy(answers, ({ status, body }) => (status === 200 ? "placed" : body.code));
    expect(statuses.get("placed")?.length).toBe(20);
    expect(statuses.get("busy")?.length).toBe(5);
  });
});

describe("a match in play", () => {
  test("is told with its score, and every state of it is kept", async () => {
    await kickOff(here, trader, event);
    await trader.run("incident", event, "penalty", "home", "9");
    await trader.run("score", event, "1-0", "10");
    const { waiting } = gameFacts.parse((await here.visitor.get("/api/games/sports/facts")).body);
    expect(waiting.find(({ id }) => id === event)).toMatchObject({
      phase: "open",
      state: {
        markets: [{ odds: {} }, { odds: {} }],
        inPlay: {
          course: {
            step: 2,
            score: [1, 0],
            minute: 10,
            incidents: [
              { kind: "penalty", side: "home", score: [0, 0] },
              { kind: "score", score: [1, 0], minute: 10 },
            ],
          },
        },
      },
    });
    expect(await trader.run("event", event)).toContain("in play at 1-0, minute 10");
  });

  test("takes no odds that pay what is decided, and nothing else that its traders mistype", async () => {
    await expect(trader.run("score", event, "1-0")).rejects.toThrow("not in play");
    await kickOff(here, trader, event);
    await trader.run("score", event, "2-1", "30");
    const before = await trader.run("event", event);
    for (const words of [
      ["odds", event, "total:2.5=over:1.2,under:4"],
      ["odds", event, "both-score=yes:1.1,no:8"],
      ["odds", event, "score=1-0:3"],
      ["score", event, "2"],
      ["score", event, "401-0"],
      ["score", event, "2-1", "x"],
      ["score", event, "2-1", "401"],
      ["incident", event, "score"],
      ["incident", event, "earthquake"],
      ["incident", event, "review", "left"],
      ["incident", event, "review", "home", "3", "4"],
      ["in-play", event, "6"],
      ["in-play", event, "0"],
      ["move", event, "2099-01-01T00:00Z"],
    ]) {
      await expect(trader.run(...words), words.join(" ")).rejects.toThrow();
    }
    expect(await trader.run("event", event)).toBe(before);
    await trader.run("odds", event, "total:3.5=over:1.9,under:1.9", "asian-handicap:0=home:2,away:1.85");
    await trader.run("odds", event, "half-time=home:1.3,draw:5,away:15", "half-full=home/home:1.6,away/away:30");
    await trader.run("incident", event, "half-time", "45");
    for (const market of ["half-time=home:1.3,draw:5,away:15", "half-full=away/away:30"]) {
      await expect(trader.run("odds", event, market)).rejects.toThrow("is decided at this score");
    }
    await trader.run("odds", event, "half-full=home/home:1.6,home/draw:4");
    await trader.run("close", event);
    await expect(trader.run("odds", event, RESULT)).rejects.toThrow("no bets any more");
  });

  test("loses its odds, and the bets that are held, once its trader says nothing any more", async () => {
    const { pool } = here.house;
    const store = new EventStore(pool, createRandom(systemClock));
    await kickOff(here, trader, event);
    await trader.run("odds", event, RESULT);
    await endSilentOdds(pool, store);
    expect((await player.post(SLIPS, slip())).status).toBe(200);
    const late = await held.press(() => player.post(SLIPS, slip()));
    await endSilentOdds(pool, store, 0);
    expect(await late.answer).toMatchObject(refused());
    await trader.run("odds", event, RESULT);
    expect((await player.post(SLIPS, slip({ step: 1 }))).status).toBe(200);
  });

  test("loses its odds though another event cannot be written", async () => {
    const broken = event;
    event = await trader.match();
    for (const one of [broken, event]) {
      await kickOff(here, trader, one);
      await trader.run("odds", one, RESULT);
    }
    class HalfBroken extends EventStore {
      override publish: EventStore["publish"] = (client, fact, ...more) =>
        fact === broken ? Promise.reject(new Error("broken")) : super.publish(client, fact, ...more);
    }
    const store = new HalfBroken(here.house.pool, createRandom(systemClock));
    await expect(endSilentOdds(here.house.pool, store, 0)).rejects.toThrow("1 of ");
    expect(await player.post(SLIPS, slip({ step: 1 }))).toMatchObject(refused());
    expect((await player.post(SLIPS, slip({ event: broken }))).status).toBe(200);
  });

  test("is offered in play only if it was said before its start, by a trader who opened it", async () => {
    for (const seconds of ["16", "-1", "x"]) {
      await expect(trader.run("in-play", event, seconds)).rejects.toThrow();
    }
    const cup = await trader.outright("Amber:3", "Brave:4", "Copper:8", "Distant:2.5");
    await expect(trader.run("in-play", cup, "6")).rejects.toThrow("matches alone");
    await here.house.pool.query("update sports_event set source = 'some-feed', key = fact::text where fact = $1", [
      event,
    ]);
    await expect(trader.run("in-play", event, "6")).rejects.toThrow("by hand");
  });
});

test("the page of a bet in play tells where its match stood", async () => {
  await kickOff(here, trader, event);
  await trader.run("odds", event, RESULT);
  const bet = placedSlip.parse((await player.post(SLIPS, slip())).body).bet;
  const page = betPage.parse((await here.visitor.get(`/api/bets/${bet.id}`)).body);
  expect(page.bet.bet).toMatchObject({ legs: [{ madeAt: { score: [0, 0], minute: null } }] });
});
