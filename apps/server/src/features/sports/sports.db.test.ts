import { FactStore } from "@fairhouse/play/external/facts/fact-store.ts";
import { gameFacts, placedSlip } from "@fairhouse/protocol/play.ts";
import { sportsEvent } from "@fairhouse/protocol/sports.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlayTest, TestPlayer, TwoServers } from "../play/testing.ts";
import { begin, numberIn, place, RESULT, SLIPS, settled, slipOf, startSportsHouse, traderOf } from "./testing.ts";

let servers: TwoServers;
let here: PlayTest;
let trader: ReturnType<typeof traderOf>;
let player: TestPlayer;

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase());
  here = servers.here;
  trader = traderOf(here);
  player = await here.player();
});
afterAll(() => servers.close());

const decide = (event: string, ...result: string[]) => trader.decide(event, ...result);
const refused = (event: string, code = "market_suspended") => ({ status: 409, body: { code, details: { event } } });

describe("odds of a trader", () => {
  test("are seen by everybody, and taken until they change", async () => {
    const event = await trader.match();
    const facts = gameFacts.parse((await here.visitor.get("/api/games/sports/facts")).body);
    expect(facts.waiting.find(({ id }) => id === event)).toMatchObject({
      state: { card: { contest: { home: "Old Mill" } }, markets: [{ odds: { home: 2_100 } }, { line: 10 }] },
    });
    await place(player, [{ event }]);
    await trader.run("odds", event, "result=home:1.9,draw:3.4,away:4");
    for (const server of [player, await servers.there.player()]) {
      expect(await server.post(SLIPS, slipOf([{ event }]))).toMatchObject(refused(event, "price_changed"));
      const better = await server.post(SLIPS, slipOf([{ event, selection: "away", odds: 3_200 }]));
      expect(better.body.bet).toMatchObject({
        bet: { legs: [{ odds: 4_000, card: { competition: "Coast League" } }] },
      });
    }
    const page = sportsEvent.parse((await here.visitor.get(`/api/sports/events/${event}`)).body);
    expect(page.history.map(({ version }) => version > 0)).toEqual([true, false]);
    expect(page.decided).toBeNull();
  });

  test("are not taken while the event or the market is suspended, nor from the start on", async () => {
    const event = await trader.match();
    const bet = () => player.post(SLIPS, slipOf([{ event }]));
    await trader.run("suspend", event);
    expect(await bet()).toMatchObject(refused(event));
    await trader.run("resume", event);
    expect((await bet()).status).toBe(200);
    await trader.run("take-off", event, "result");
    expect(await bet()).toMatchObject(refused(event));
    const total = { event, market: "total", selection: "over", line: 10, odds: 1_900 };
    expect((await player.post(SLIPS, slipOf([total]))).status).toBe(200);
    await begin(here, event);
    await expect.poll(async () => (await player.post(SLIPS, slipOf([total]))).status).toBe(409);
  });

  test("end at the start by the clock of the database, even if nobody has closed the event", async () => {
    const soon = 1_500;
    const event = await trader.match(soon + 1_000);
    const { pool } = here.house;
    const left =
      "select (f.state->'card'->>'startsAt')::timestamptz > clock_timestamp() as open from play_fact f where id = $1";
    // No server closes it: its row says a later start than its state.
    await pool.query("update sports_event set starts_at = starts_at + interval '1 hour' where fact = $1", [event]);
    await expect.poll(async () => (await pool.query(left, [event])).rows[0].open).toBe(false);
    expect(await player.post(SLIPS, slipOf([{ event }]))).toMatchObject(refused(event));
    expect((await pool.query("select phase from play_fact where id = $1", [event])).rows[0].phase).toBe("open");
  });

  test("are of an event that begins within a hundred years: beyond, no deadline can be written", async () => {
    const yearMs = 365 * 24 * 3_600_000;
    await place(player, [{ event: await trader.match(99 * yearMs) }]);
    await expect(trader.match(101 * yearMs)).rejects.toThrow("within 100 years");
    await expect(trader.match(7_000 * yearMs)).rejects.toThrow("within 100 years");
  });

  test("are of a match of two sides", async () => {
    const one = ["Football", "Coast League", "Old Mill", "Old Mill", "2030-01-01T12:00:00Z"];
    await expect(trader.run("open", "match", ...one, "result=home:2.1,draw:3.4,away:3.2")).rejects.toThrow("two sides");
  });

  test("cannot be set beyond what the rules allow, and nothing changes", async () => {
    const event = await trader.match();
    const before = await trader.run("event", event);
    for (const words of [
      ["odds", event, "result=home:1.0"],
      ["odds", event, "result=home:1e308"],
      ["odds", event, "result=home:501"],
      ["odds", event, "result=home:4,draw:4,away:4"],
      ["odds", event, "score=02-1:9"],
      ["open", "match", "Football", "League", "A", "B", "2099-02-30T00:00Z", RESULT],
      ["open", "outright", "Racing", "Cup", "Cup", "2099-02-20T00:00Z"],
      ["odds", event, "result=nobody:2"],
      ["odds", event, "total:2.3=over:2"],
      ["odds", event, "total=over:2"],
      ["odds", event, "next-goal=home:2"],
      ["move", event, new Date(Date.now() + 50 * 3_600_000).toISOString().replace(/\.\d+Z$/, "Z")],
      ["withdraw", event, "0"],
      ["margin", event, "31"],
      ["open", "match", "Football", "League", "A", "B", "2020-01-01T00:00Z", RESULT],
      ["open", "match", "Football", "League", "A\u0007", "B", "2099-01-01T00:00Z", RESULT],
      ["odds", "11111111-1111-4111-8111-111111111111", RESULT],
      ["nothing"],
    ]) {
      await expect(trader.run(...words), words.join(" ")).rejects.toThrow();
    }
    expect(await trader.run("event", event)).toBe(before);
    await begin(here, event);
    const inTwoHours = new Date(Date.now() + 7_200_000).toISOString().replace(/\.\d+Z$/, "Z");
    await expect(trader.run("move", event, inTwoHours)).rejects.toThrow("has begun");
  });
});

describe("a result", () => {
  test("is proposed by one person and confirmed by another, each with a code of their own", async () => {
    const event = await trader.match();
    const won = await place(player, [{ event }]);
    const lost = await place(player, [{ event, selection: "draw", odds: 3_400 }]);
    const [ada, ben] = [await trader.staff(), await trader.staff()];
    const codes = { ada: ada.code(), ben: ben.code() };
    const propose = (who: string, code: string) => trader.run("propose", event, who, code, "score", "2-1");
    await expect(propose(ada.id, codes.ada)).rejects.toThrow("before it begins");
    await begin(here, event);
    await expect(propose(player.id, codes.ada)).rejects.toThrow("neither operator nor admin");
    await expect(propose(ada.id, "000000")).rejects.toThrow("code_wrong");
    await expect(propose(ada.id, codes.ada)).rejects.toThrow("code_wrong");
    const said = await propose(ben.id, codes.ben);
    expect(said).toMatch(/coin +2 +2000 +2 +2100/);
    const number = numberIn(said);
    const confirm = (who: string, code: string) => trader.run("confirm", number, who, code);
    await expect(confirm(ben.id, ben.code())).rejects.toThrow("another person");
    expect((await here.house.pool.query("select phase from play_fact where id = $1", [event])).rows[0].phase).toBe(
      "closed",
    );
    await confirm(ada.id, ada.code());
    expect(await settled(here, won)).toMatchObject({ payout: 2_100, ended: "settled" });
    expect(await settled(here, lost)).toMatchObject({ payout: 0 });
    const page = sportsEvent.parse((await here.visitor.get(`/api/sports/events/${event}`)).body);
    expect(page.decided).toMatchObject({ by: "people", evidence: "as the league's page says", voidReason: null });
    expect(await here.audit()).toEqual([]);
  });

  test("is not decided by somebody who has a bet on it", async () => {
    const event = await trader.match();
    const bettor = await trader.staff();
    await here.house.pool.query("update play_player set role = 'player', version = version + 1 where id = $1", [
      bettor.id,
    ]);
    await expect.poll(async () => (await bettor.post(SLIPS, slipOf([{ event }]))).status).toBe(200);
    await here.house.pool.query("update play_player set role = 'operator', version = version + 1 where id = $1", [
      bettor.id,
    ]);
    await begin(here, event);
    await expect(trader.run("propose", event, bettor.id, bettor.code(), "score", "1-0")).rejects.toThrow("has a bet");
  });

  test("that was rejected pays nobody, and another one may follow", async () => {
    const event = await trader.match();
    const bet = await place(player, [{ event }]);
    const [ada, ben] = [await trader.staff(), await trader.staff()];
    await begin(here, event);
    const first = numberIn(await trader.run("propose", event, ada.id, ada.code(), "score", "9-0"));
    await expect(trader.run("propose", event, ben.id, ben.code(), "score", "0-1")).rejects.toThrow("waits");
    await trader.run("reject", first, ben.id, ben.code());
    await decide(event, "score", "0-1");
    expect(await settled(here, bet)).toMatchObject({ payout: 0 });
    const late = await trader.staff();
    await expect(trader.run("confirm", first, late.id, late.code())).rejects.toThrow("decided before");
  });

  test("of a match that was broken off leaves what was decided, and gives back the rest", async () => {
    const event = await trader.match();
    const over = await place(player, [{ event, market: "total", selection: "over", line: 10, odds: 1_900 }]);
    const home = await place(player, [{ event }]);
    await decide(event, "abandoned", "2-1");
    expect(await settled(here, over)).toMatchObject({ payout: 1_900 });
    expect(await settled(here, home)).toMatchObject({ payout: 1_000, ended: "refunded" });
  });

  test("of an outright shares a dead heat, and cuts earlier bets by a withdrawal", async () => {
    const event = await trader.outright("Amber:3", "Brave:4", "Copper:8", "Distant:2.5");
    const bet = (runner: string, odds: number) => place(player, [{ event, market: "winner", selection: runner, odds }]);
    const early = await bet("0", 3_000);
    const gone = await bet("3", 2_500);
    await trader.run("withdraw", event, "3");
    // The others are worth more now, so nobody bets on them at the earlier odds.
    expect((await player.post(SLIPS, slipOf([{ event, market: "winner", selection: "1", odds: 4_000 }]))).status).toBe(
      409,
    );
    await expect(trader.run("odds", event, "winner=0:2,1:2.8,2:5,3:9")).rejects.toThrow("withdrawn");
    await trader.run("odds", event, "winner=0:2,1:2.8,2:5");
    const late = await bet("1", 2_800);
    expect(await player.post(SLIPS, slipOf([{ event, market: "winner", selection: "3", odds: 3_000 }]))).toMatchObject(
      refused(event),
    );
    const [own] = await trader.two();
    await begin(here, event);
    const forgets = trader.run("propose", event, own.id, "123456", "winners", "0,1");
    await expect(forgets).rejects.toThrow("every runner that was withdrawn");
    await decide(event, "winners", "0,1", "withdrawn", "3:20");
    // 1 + 2 · 0.8 = 2.6, shared by two.
    expect(await settled(here, early)).toMatchObject({ payout: 1_300 });
    expect(await settled(here, late)).toMatchObject({ payout: 1_400 });
    expect(await settled(here, gone)).toMatchObject({ payout: 1_000, ended: "refunded" });
    expect(await here.audit()).toEqual([]);
  });

  test("pays bets each way for wins and for places, at the terms that stand with the event", async () => {
    const event = await trader.outright("each-way:2:1/4", "Amber:2.5", "Brave:9", "Copper:6", "Distant:2.5");
    const eachWay = (selection: string, odds: number) => {
      const { bet } = slipOf([{ event, market: "winner", selection, odds }]);
      return player.post(SLIPS, { bet: { ...bet, eachWay: true } });
    };
    const placed = placedSlip.parse((await eachWay("1", 9_000)).body).bet;
    expect(placed).toMatchObject({ stake: 2_000, bet: { eachWay: true, legs: [{ place: { places: 2, part: 4 } }] } });
    const match = await trader.match();
    const { bet } = slipOf([{ event: match }]);
    expect(await player.post(SLIPS, { bet: { ...bet, eachWay: true } })).toMatchObject({
      body: { code: "bet_refused" },
    });
    expect(await player.post(SLIPS, { bet: { ...bet, eachWay: false } })).toMatchObject({ status: 400 });
    await expect(trader.outright("each-way:1:1/4", "Amber:3", "Brave:9")).rejects.toThrow("each-way:3:1/4");
    const generous = trader.outright("each-way:3:1/2", "Amber:3.8", "Brave:3.8", "Copper:3.8", "Distant:3.8");
    await expect(generous).rejects.toThrow("each way pay more than they take");
    await begin(here, event);
    const [own] = await trader.two();
    const silent = trader.run("propose", event, own.id, "123456", "winners", "0");
    await expect(silent).rejects.toThrow("runners that were placed");
    await decide(event, "winners", "0", "placed", "1,2/3");
    // Second with one other, for the one place that is left: half of 1 + 8 / 4.
    expect(await settled(here, placed.id)).toMatchObject({ payout: 1_500, ended: "settled" });
    expect(await here.audit()).toEqual([]);
  });

  test("cannot be one that the event cannot have", async () => {
    const event = await trader.match();
    await begin(here, event);
    const [own] = await trader.two();
    for (const words of [
      ["winners", "0"],
      ["score", "2"],
      ["score", "401-0"],
      ["score", "1-0", "2-0"],
      ["score", "-1-0"],
      ["void"],
    ]) {
      await expect(trader.run("propose", event, own.id, "123456", ...words), words.join(" ")).rejects.toThrow();
    }
  });
});

test("the same event is not opened twice, so that no slip holds it twice", async () => {
  const open = () => trader.run("open", "match", "Football", "League", "Twice", "Once", "2099-01-01T00:00Z", RESULT);
  await open();
  await expect(open()).rejects.toThrow("stands already");
});

test("a proposal of an event that a restoration has voided is not confirmed", async () => {
  const event = await trader.match();
  const [ada, ben] = await trader.two();
  await begin(here, event);
  const number = numberIn(await trader.run("propose", event, ada.id, ada.code(), "score", "1-0"));
  const { pool } = here.house;
  await new FactStore(pool).cancel(pool, event, "restored", new Date());
  await expect(trader.run("confirm", number, ben.id, ben.code())).rejects.toThrow("is over");
  expect(await here.audit()).toEqual([]);
});

test("a double of two events is paid when both are over, and a void one counts 1", async () => {
  const [one, other] = [await trader.match(), await trader.match()];
  const bet = await place(player, [{ event: one }, { event: other }]);
  await decide(one, "score", "1-0");
  await decide(other, "void", "the pitch was frozen");
  expect(await settled(here, bet)).toMatchObject({ payout: 2_100, ended: "settled" });
});
