import { noticeList } from "@fairhouse/protocol/notifications.ts";
import { betPage } from "@fairhouse/protocol/play.ts";
import { sportsEvent } from "@fairhouse/protocol/sports.ts";
import { history, statistics } from "@fairhouse/protocol/statistics.ts";
import { movementList } from "@fairhouse/protocol/wallet.ts";
import { freshDatabase } from "@fairhouse/tests/database.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PlayTest, TestPlayer, TwoServers } from "../../play/testing.ts";
import { eventNamed } from "../events/event-list.ts";
import { begin, numberIn, place, settled, startSportsHouse, traderOf } from "../testing.ts";

let servers: TwoServers;
let here: PlayTest;
let trader: ReturnType<typeof traderOf>;

beforeAll(async () => {
  servers = await startSportsHouse(await freshDatabase());
  here = servers.here;
  trader = traderOf(here);
});
afterAll(() => servers.close());

const CORRECTED = ["slips", "was", "payout", "short", "reopened", "charged", "ended", "paid"];
const DECIDED = ["slips", "stake", "ended", "payout"];

/** A table of one currency, with a number in each column. */
function columns(names: readonly string[], ...numbers: readonly number[]): RegExp {
  return new RegExp(`currency +${names.join(" +")}\\s*\\ncoin +${numbers.join(" +")}\\s*$`);
}

describe("a result that was wrong", () => {
  const pageOf = async (bet: string) => betPage.parse((await here.visitor.get(`/api/bets/${bet}`)).body);
  const figuresOf = async (who: TestPlayer) => {
    const { totals, topProfit } = statistics.parse((await who.get("/api/statistics")).body);
    const won = history.parse((await who.get("/api/history?result=won")).body).bets.length;
    return { wagered: totals.wagered, paid: totals.paid, top: topProfit?.value ?? 0, won };
  };

  test("is corrected by two people, and every bet is paid by the right one, wherever it is shown", async () => {
    const [winner, loser] = [await here.player(), await here.player()];
    const event = await trader.match();
    const [gains, loses] = [
      await place(winner, [{ event, selection: "away", odds: 3_200 }]),
      await place(loser, [{ event }]),
    ];
    await trader.decide(event, "score", "2-1");
    await settled(here, gains);
    // Counted before the correction, so that the count itself must be taken back.
    expect(await figuresOf(loser)).toEqual({ wagered: 1_000, paid: 2_100, top: 1_100, won: 1 });
    expect(await figuresOf(winner)).toEqual({ wagered: 1_000, paid: 0, top: 0, won: 0 });
    const [ada, ben] = await trader.two();
    const propose = (...words: string[]) => trader.run("correct", event, ada.id, ada.code(), ...words);
    await expect(trader.run("propose", event, ada.id, "123456", "score", "1-2")).rejects.toThrow("correct its result");
    const said = await propose("score", "1-2");
    expect(said).toMatch(columns(CORRECTED, 2, 2_100, 3_200, 0, 0, 0, 0, 0));
    expect(await trader.run("preview", event, "score", "1-2")).toMatch(
      columns(CORRECTED, 2, 2_100, 3_200, 0, 0, 0, 0, 0),
    );
    expect(await trader.run("queue")).toContain(event);
    await trader.run("confirm", numberIn(said), ben.id, ben.code());
    await expect.poll(async () => (await pageOf(gains)).bet.payout).toBe(3_200);
    await expect.poll(async () => (await pageOf(loses)).bet.payout).toBe(0);
    expect(await trader.run("queue")).not.toContain(event);

    const { proof } = await pageOf(loses);
    expect(proof).toMatchObject({
      resettlements: [{ was: 2_100, payout: 0 }],
      facts: [{ result: { score: [1, 2] }, corrections: [{ was: { score: [2, 1] }, late: false }] }],
    });
    const page = sportsEvent.parse((await here.visitor.get(`/api/sports/events/${event}`)).body);
    expect(page.decided).toMatchObject({ by: "people", result: { score: [1, 2] } });
    expect(page.corrected).toMatchObject([{ by: "people", result: { score: [2, 1] } }]);
    expect(await figuresOf(winner)).toEqual({ wagered: 1_000, paid: 3_200, top: 2_200, won: 1 });
    expect(await figuresOf(loser)).toEqual({ wagered: 1_000, paid: 0, top: 0, won: 0 });
    const { movements } = movementList.parse((await loser.get("/api/wallet/movements")).body);
    expect(movements.map(({ kind, amount, bet }) => [kind, amount, bet?.id])).toEqual([
      ["correction", -2_100, loses],
      ["payout", 0, loses],
      ["payout", 2_100, loses],
      ["stake", -1_000, loses],
      ["grant", expect.any(Number), undefined],
    ]);
    const { body: exported } = await loser.get("/api/account/export");
    expect(exported.bets).toMatchObject([
      { id: loses, payout: 0, resettlements: [{ was: 2_100, payout: 0 }], cashOutOrder: null },
    ]);
    const bell = async () => noticeList.parse((await loser.get("/api/notifications")).body).notices;
    await expect
      .poll(bell)
      .toContainEqual(expect.objectContaining({ kind: "resettled", bet: loses, was: 2_100, payout: 0 }));
    expect(await here.audit()).toEqual([]);
  });

  test("is not corrected by one person, to what it is already, by somebody who has bet, or before there is one", async () => {
    const event = await trader.match();
    const bet = await place(await here.player(), [{ event }]);
    const [ada, ben] = [await trader.staff(), await trader.staff()];
    await begin(here, event);
    await expect(trader.run("correct", event, ada.id, "123456", "score", "1-0")).rejects.toThrow(
      "no result to correct",
    );
    await trader.decide(event, "score", "1-0");
    await settled(here, bet);
    await expect(trader.run("correct", event, ada.id, ada.code(), "score", "1-0")).rejects.toThrow("already");
    const number = numberIn(await trader.run("correct", event, ben.id, ben.code(), "void", "played by the wrong side"));
    await expect(trader.run("confirm", number, ben.id, ben.code())).rejects.toThrow("another person");
    expect((await pageOf(bet)).bet.payout).toBe(2_100);
    const [own] = await trader.two();
    await trader.run("confirm", number, own.id, own.code());
    await expect.poll(async () => (await pageOf(bet)).bet).toMatchObject({ payout: 1_000, ended: "refunded" });
    expect(await here.audit()).toEqual([]);
  });
});

describe("a slip that a correction revives", () => {
  /** Loses the first leg of a double, and plays the second one later. */
  async function lostDouble() {
    const player = await here.player();
    const [first, second] = [await trader.match(), await trader.match()];
    const bet = await place(player, [{ event: first }, { event: second }]);
    await trader.decide(first, "score", "0-1");
    expect(await settled(here, bet)).toMatchObject({ payout: 0 });
    return { bet, player, first, second };
  }
  const correct = async (event: string, ...result: string[]) => {
    const [ada, ben] = await trader.two();
    const said = await trader.run("correct", event, ada.id, ada.code(), ...result);
    await trader.run("confirm", numberIn(said), ben.id, ben.code());
    const answered = "select from play_correction where fact = $1 and settled_at is null and answered < asked";
    await expect.poll(async () => (await here.house.pool.query(answered, [event])).rowCount).toBe(0);
  };
  /** Returns the slips that wait for an event, and what they take from its limit, as the list of events has them. */
  const exposureOf = async (event: string) => {
    const { slips, charged } = await eventNamed(here.house.pool, event);
    return { slips, charged };
  };

  test("is told before it does, and stands in the list and the preview of the event it waits for", async () => {
    const { bet, first, second } = await lostDouble();
    expect(await exposureOf(second)).toEqual({ slips: 0, charged: 0 });
    expect(await trader.run("preview", second, "score", "1-0")).toBe("no bets");
    // A payout of 4410 needs the second leg alone now: all of its profit is taken from that event.
    expect(await trader.run("preview", first, "score", "1-0")).toMatch(columns(CORRECTED, 0, 0, 0, 0, 1, 3_410, 0, 0));
    await correct(first, "score", "1-0");
    expect(await exposureOf(second)).toEqual({ slips: 1, charged: 3_410 });
    expect(await trader.run()).toMatch(new RegExp(`${second} .* 1 +3410 +10000000`));
    expect(await trader.run("preview", second, "score", "1-0")).toMatch(columns(DECIDED, 1, 1_000, 1, 4_410));
    expect(await trader.run("preview", second, "score", "0-1")).toMatch(columns(DECIDED, 1, 1_000, 1, 0));
    expect(await trader.run("preview", second, "void", "fog")).toMatch(columns(DECIDED, 1, 1_000, 1, 2_100));
    // A further correction may lose it again.
    expect(await trader.run("preview", first, "score", "0-2")).toMatch(columns(CORRECTED, 0, 0, 0, 0, 0, 0, 1, 0));
    await trader.decide(second, "score", "1-0");
    await expect.poll(async () => (await settled(here, bet)).payout).toBe(4_410);
    expect(await exposureOf(second)).toEqual({ slips: 0, charged: 0 });
    expect(await here.audit()).toEqual([]);
  });

  test("counts with what is left of it, and as waiting while another event decides it", async () => {
    const player = await here.player();
    const [first, second, third] = [await trader.match(), await trader.match(), await trader.match()];
    const double = await place(player, [{ event: first }, { event: second }]);
    const part = { least: 1, part: { number: 1, units: 400 } };
    expect((await player.post(`/api/slips/${double}/cash-out`, part)).status).toBe(200);
    const treble = await place(player, [{ event: first }, { event: second }, { event: third }]);
    await trader.decide(first, "score", "0-1");
    await Promise.all([settled(here, double), settled(here, treble)]);
    await correct(first, "score", "1-0");
    expect((await exposureOf(second)).slips).toBe(2);
    expect(await trader.run("preview", second, "score", "1-0")).toMatch(columns(DECIDED, 2, 1_600, 1, 2_646));
    expect(await trader.run("preview", second, "score", "0-1")).toMatch(columns(DECIDED, 2, 1_600, 2, 0));
    expect(await here.audit()).toEqual([]);
  });

  test("is told apart from an open one, which a correction loses at once", async () => {
    const player = await here.player();
    const [first, second] = [await trader.match(), await trader.match()];
    const bet = await place(player, [{ event: first }, { event: second }]);
    await trader.decide(first, "score", "1-0");
    await expect.poll(async () => (await eventNamed(here.house.pool, first)).phase).toBe("known");
    expect(await trader.run("preview", first, "score", "0-1")).toMatch(columns(CORRECTED, 0, 0, 0, 0, 0, 0, 1, 0));
    await correct(first, "score", "0-1");
    expect(await settled(here, bet)).toMatchObject({ payout: 0 });
    expect(await exposureOf(second)).toEqual({ slips: 0, charged: 0 });
  });
});
