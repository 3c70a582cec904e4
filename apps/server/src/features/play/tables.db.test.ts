import { createHash, randomUUID } from "node:crypto";
import { someFlight } from "@fairhouse/games/samples.ts";
import { runningTables, type TableEvent } from "@fairhouse/protocol/table.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../../tests/database.ts";
import { LONG_LEASE, TableTime } from "../../../../../tests/table-time.ts";
import { connect } from "../../machinery/sockets/testing.ts";
import { canonical } from "./command.ts";
import { hostileJson, type PlayTest, type Reply, startPlayTest, TABLE, type TestPlayer, TICKETS } from "./testing.ts";

const BY_HAND = { bet: someFlight.leavingAt(null) };
/** A preset that nearly every flight reaches. */
const SOON = { bet: someFlight.leavingAt(101) };

let database: TestDatabase;
let play: PlayTest;
const time = new TableTime();
let ada: TestPlayer;
let bob: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  play = await startPlayTest(database, { clock: time.clock, config: LONG_LEASE });
  [ada, bob] = await Promise.all([play.player(), play.player()]);
});
afterEach(async () => expect(await play.audit()).toEqual([]));
afterAll(async () => {
  await time.close(play);
  await database.drop();
});

/** Waits for a round without bets. */
async function freshRound(): Promise<number> {
  const { round: before } = await time.until(play, "betting");
  const { round } = await time.until(play, "betting", { after: before.number });
  return round.number;
}

describe("a table", () => {
  test("shows its round to anybody, without its outcome and link", async () => {
    const snapshot = await time.until(play, "betting");
    expect(snapshot).toMatchObject({
      table: someFlight.table,
      game: someFlight.id,
      round: { outcome: null, link: null },
    });
    expect(snapshot.round.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await play.visitor.get("/api/tables/other")).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await ada.get("/api/tables/other/tickets")).toMatchObject({ status: 404 });
    expect(await ada.post("/api/tables/other/tickets", BY_HAND)).toMatchObject({ status: 404 });
    expect(await play.visitor.get("/api/fairness/tables/other/rounds")).toMatchObject({ status: 404 });
  });

  test("is told in a few fields in the list of what runs: its bets, and what a flight shows", async () => {
    const listed = async () => {
      // One answer serves everybody for a second.
      time.clock.advance(1_000);
      const { body } = await play.visitor.get("/api/tables");
      return runningTables.parse(body).tables.find(({ table }) => table === someFlight.table);
    };
    const number = await freshRound();
    await ada.post(TICKETS, BY_HAND);
    await bob.post(TICKETS, SOON);
    await time.passing(async () => (await play.visitor.get(TABLE)).body.tickets.length === 2);
    const { round } = (await play.visitor.get(TABLE)).body;
    expect(await listed()).toEqual({
      table: someFlight.table,
      game: someFlight.id,
      phase: "betting",
      closesAt: round.closesAt,
      multiplier: null,
      ticketCount: 2,
      ticketTotal: 2_000,
    });
    const flying = await time.passing(async () => {
      const table = await listed();
      return table?.multiplier != null && table;
    }, "a flight in the list");
    expect(flying).toMatchObject({ phase: "running", multiplier: expect.any(Number) });
    await time.until(play, "betting", { after: number });
    expect(await listed()).toMatchObject({ ticketCount: 0, multiplier: null });
  });

  test("announces events in order, each with the next version", async () => {
    const socket = await connect(play.house.url);
    await socket.watch(`table:${someFlight.table}`);
    const number = await freshRound();
    await ada.post(TICKETS, SOON);
    const events = (): TableEvent[] => socket.of("table");
    const types = () =>
      events().flatMap((event) => (!("round" in event) || event.round.number === number ? [event.type] : []));
    await time.passing(() => types().includes("ended"), "the end of the round");
    expect(types()).toEqual(expect.arrayContaining(["opened", "tickets", "started", "ended"]));
    const first = events()[0]?.version ?? 0;
    expect(events().map(({ version }) => version)).toEqual(events().map((_, place) => first + place));
    socket.socket.disconnect();
  });
});

describe("a ticket", () => {
  test("is placed once for one key, 32 times for 32, and shown to its player", async () => {
    const player = await play.player();
    await freshRound();
    const key = randomUUID();
    const same = await Promise.all(Array.from({ length: 32 }, () => player.post(TICKETS, SOON, key)));
    expect(new Set(same.map(({ status, body }) => `${status} ${canonical(body)}`)).size).toBe(1);
    expect(same[0]).toMatchObject({ status: 200, body: { ticket: { stake: 1000, payout: null, leftAt: null } } });
    const others = await Promise.all(Array.from({ length: 32 }, () => player.post(TICKETS, SOON)));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await player.get(TICKETS)).body.tickets).toHaveLength(33);
    expect((await bob.get(TICKETS)).body.tickets).toEqual([]);
    expect(await play.visitor.get(TICKETS)).toMatchObject({ status: 401 });
    expect(await player.post(TICKETS, BY_HAND, key)).toMatchObject({ status: 409, body: { code: "key_reused" } });
    await time.until(play, "running");
    expect((await player.post(TICKETS, SOON, key)).body).toEqual(same[0]?.body);
  });

  test("is refused once betting is closed, and without a session", async () => {
    await time.until(play, "running");
    expect(await ada.post(TICKETS, BY_HAND)).toMatchObject({ status: 409, body: { code: "round_closed" } });
    expect(await play.visitor.post(TICKETS, BY_HAND)).toMatchObject({ status: 401 });
  });

  test("with a hostile bet writes nothing", async () => {
    const player = await play.player();
    await freshRound();
    const before = await play.rowCounts();
    const amounts = hostileJson.map((amount) => `{"bet":{"amount":${amount},"auto":null}}`);
    const presets = hostileJson
      .filter((text) => text !== "null")
      .map((auto) => `{"bet":{"amount":1000,"auto":${auto}}}`);
    const fields = ["leftAt", "payout", "round", "clientSeed"].map(
      (name) => `{"bet":{"amount":1000,"auto":null,"${name}":1}}`,
    );
    for (const body of [...amounts, ...presets, ...fields, `{"bet":{"amount":1000,"auto":100}}`]) {
      expect([body, (await player.post(TICKETS, body)).status]).toEqual([body, 400]);
    }
    expect(await player.post(TICKETS, BY_HAND, null)).toMatchObject({ body: { code: "key_missing" } });
    expect(await play.rowCounts()).toEqual(before);
  });
});

describe("a cash-out", () => {
  /** Leaves a running round by hand; repeated with rounds that end before that. */
  async function leave(player: TestPlayer): Promise<{ ticket: string; reply: Reply }> {
    for (let round = 0; round < 20; round++) {
      await freshRound();
      const placed = await player.post(TICKETS, BY_HAND);
      if (placed.status !== 200) continue;
      const ticket = placed.body.ticket.id;
      expect(await player.post(`/api/tickets/${ticket}/cash-out`, undefined)).toMatchObject({
        status: 409,
        body: { code: "cash_out_unavailable" },
      });
      await time.until(play, "running");
      const reply = await player.post(`/api/tickets/${ticket}/cash-out`, undefined);
      if (reply.status === 200) return { ticket, reply };
      expect(["too_late", "ticket_settled"]).toContain(reply.body.code);
    }
    throw new Error("no flight lasted long enough");
  }

  test("pays by the server's clock, once, however often it is requested", async () => {
    const player = await play.player();
    const { ticket, reply } = await leave(player);
    const { leftAt, payout } = reply.body.ticket;
    expect(leftAt).toBeGreaterThanOrEqual(100);
    expect(payout).toBe(Math.floor((1000 * leftAt) / 100));
    const again = await Promise.all(
      Array.from({ length: 32 }, () => player.post(`/api/tickets/${ticket}/cash-out`, {})),
    );
    for (const other of again) expect(canonical(other.body)).toBe(canonical(reply.body));
    expect((await player.get("/api/auth/me")).body.balance.amount).toBe(reply.body.balance.amount);
    expect((await player.get(TICKETS)).body.tickets).toContainEqual(reply.body.ticket);
  });

  test("is paid once for 32 requests at once", async () => {
    const player = await play.player();
    for (let round = 0; round < 10; round++) {
      await freshRound();
      const { ticket } = (await player.post(TICKETS, BY_HAND)).body;
      if (ticket === undefined) continue;
      await time.until(play, "running");
      const path = `/api/tickets/${ticket.id}/cash-out`;
      const replies = await Promise.all(Array.from({ length: 32 }, () => player.post(path, undefined)));
      if (replies[0]?.status !== 200) continue;
      expect(new Set(replies.map(({ body }) => canonical(body))).size).toBe(1);
      return;
    }
    throw new Error("no flight lasted long enough");
  });

  test("of another player's ticket is not found, in every phase", async () => {
    await freshRound();
    const { ticket } = (await ada.post(TICKETS, SOON)).body;
    const path = `/api/tickets/${ticket.id}/cash-out`;
    const missing = { status: 404, body: { code: "not_found" } };
    expect(await bob.post(path, undefined)).toMatchObject(missing);
    const { round } = await time.until(play, "running");
    expect(await bob.post(path, undefined)).toMatchObject(missing);
    await time.until(play, "betting", { after: round.number });
    expect(await bob.post(path, undefined)).toMatchObject(missing);
    expect(await play.visitor.post(path, undefined)).toMatchObject({ status: 401 });
    expect(await ada.post(`/api/tickets/${randomUUID()}/cash-out`, undefined)).toMatchObject(missing);
    for (const body of ["[]", "5", '{"at":200}', '{"leftAt":100000000}']) {
      expect([body, (await ada.post(path, body)).status]).toEqual([body, 400]);
    }
  });
});

describe("the proof of a round", () => {
  test("is shown once the round is over, on the ticket's page and in the list, and matches the commitment", async () => {
    const number = await freshRound();
    const { commitment } = (await play.visitor.get(TABLE)).body.round;
    const { ticket } = (await ada.post(TICKETS, SOON)).body;
    const before = (await play.visitor.get(`/api/bets/${ticket.id}`)).body;
    expect(before).toMatchObject({
      bet: { payout: null, outcome: null },
      proof: { round: number, link: null, outcome: null },
    });
    await time.until(play, "betting", { after: number });
    const after = (await play.visitor.get(`/api/bets/${ticket.id}`)).body;
    expect(createHash("sha256").update(after.proof.link).digest("hex")).toBe(commitment);
    expect(after.proof).toMatchObject({
      seeding: "salted",
      table: someFlight.table,
      interrupted: false,
      voided: false,
    });
    expect(after.proof.outcome.point).toBeGreaterThanOrEqual(100);
    expect(after.bet.payout).toBe(after.proof.outcome.point >= 101 ? 1010 : 0);
    expect(after.bet.outcome).toEqual(after.proof.outcome);
    expect((await ada.get(`/api/bets?game=${someFlight.id}&limit=1`)).body.bets[0]).toEqual(after.bet);
    const fairness = (await play.visitor.get(`/api/fairness/tables/${someFlight.table}/rounds`)).body;
    const round = fairness.rounds.find((past: { number: number }) => past.number === number);
    expect(round).toMatchObject({ link: after.proof.link, index: after.proof.index, outcome: after.proof.outcome });
    expect(fairness.chain).toMatchObject({ terminalHash: after.proof.terminalHash, salt: after.proof.salt });
    const page = (await play.visitor.get(`${TABLE}/rounds/${number}`)).body;
    expect(page).toMatchObject({
      game: someFlight.id,
      proof: after.proof,
      ticketCount: 1,
      tickets: [{ id: ticket.id }],
    });
    expect(page.newest).toBeGreaterThanOrEqual(number);
    expect((await play.visitor.get(`${TABLE}/rounds/${page.newest}`)).status).toBe(200);
    expect(await play.visitor.get(`${TABLE}/rounds/999999`)).toMatchObject({ status: 404 });
    const older = (await play.visitor.get(`/api/fairness/tables/${someFlight.table}/rounds?cursor=${number}`)).body
      .rounds;
    for (const past of older) expect(past.number).toBeLessThan(number);
    expect(await play.visitor.get(`/api/fairness/tables/${someFlight.table}/rounds?cursor=x`)).toMatchObject({
      status: 400,
    });
  });
});

test("a switched-off game takes no tickets, but lets players in a round leave", async () => {
  const player = await play.player();
  await freshRound();
  const key = randomUUID();
  const placed = await player.post(TICKETS, SOON, key);
  await database.pool.query(`insert into house_switch (name) values ('game:${someFlight.id}')`);
  await time.passing(async () => (await player.post(TICKETS, SOON)).body.code === "game_off", "the switch");
  expect((await player.post(TICKETS, SOON, key)).body).toEqual(placed.body);
  await time.until(play, "settled");
  expect((await player.get(TICKETS)).body.tickets[0]?.payout).toEqual(expect.any(Number));
  await database.pool.query("delete from house_switch");
});
