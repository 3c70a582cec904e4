import { setTimeout as sleep } from "node:timers/promises";
import { LEAGUES, type MatchState } from "@fairhouse/games/virtual/rules/league.ts";
import { oddsNow } from "@fairhouse/games/virtual/rules/markets.ts";
import { gameFacts } from "@fairhouse/protocol/play.ts";
import { atMost, count, type Figure, milliseconds, none, perSecond, plain } from "../figure.ts";
import type { TpcB } from "../pgbench.ts";
import { HelperProcess } from "../processes/helper-process.ts";
import type { Request, Sample } from "../processes/load-questions.ts";
import type { SocketQuestions } from "../processes/socket-questions.ts";
import { BET, post } from "../requests.ts";
import { latencyOf } from "../samples.ts";
import type { Stage } from "../stage.ts";
import { deliveryOf } from "./delivery.ts";
import { againstTransactions, during } from "./settlement.ts";

/** Players with a slip each. */
const SLIPS = 10_000;
const SLIPS_PER_SECOND = 2_000;
const LEGS = 3;
const UNIT = 1_000;
/** Players without a slip, who bet all the time. */
const OTHERS = 1_000;
const OTHER_BETS_PER_SECOND = 1_000;
/** The league whose shows are short. */
const LEAGUE = LEAGUES["league-3"];
/** The time before a kick-off that placing slips and opening sockets takes on a slow machine. */
const PLACING_MS = 60_000;
/** The house looks once a second for results, and for facts whose bets it has to settle. */
const PATIENCE_MS = 30_000;
const ASK_EVERY_MS = 10;
const AFTER_MS = 500;
const SOCKETS = 5_000;
const SHARE_OF_SHOW = 0.7;
const ARRIVE_MS = 1_500;
const LIMITS = { placing: 120, others: 150, delivery: 250 };

interface Match {
  readonly id: string;
  readonly state: MatchState;
  readonly dueAt: number;
}

/** Places 10,000 slips of three legs on one matchday, and settles them while others bet. */
export async function measureSlips(stage: Stage, tpcB: TpcB | null): Promise<readonly Figure[]> {
  const { url, load, pool } = stage;
  const [slips, others] = [stage.part(SLIPS), stage.part(OTHERS)];
  await stage.players(slips + others);
  const [matches, later] = await nextMatches(url);
  // The first slips meet code that is not compiled yet: they do not count, and are on the matchday after it.
  await place(stage, later);
  const placed = await place(stage, matches);
  const placing = latencyOf(placed.map(({ tookMs }) => tookMs));

  const ids = matches.map(({ id }) => id);
  const open = await openBets(stage, ids);
  const dueAt = Math.max(...matches.map((match) => match.dueAt));
  const overAt = dueAt + LEAGUE.showMs;
  const delivery = await deliverShow(stage, dueAt);
  await sleep(Math.max(0, overAt - 2_000 - Date.now()));
  const perSecondBeside = stage.part(OTHER_BETS_PER_SECOND);
  const beside = { url, request: BET, perSecond: perSecondBeside, from: slips, to: slips + others };
  await load.ask("startOpen", beside);
  const settled = await settledAt(stage, ids, overAt);
  await sleep(AFTER_MS);
  const samples = await load.ask("stopOpen", null);
  const { rows } = await pool.query<{ known: Date }>(
    "select max(known_at) as known from play_fact where id = any($1)",
    [ids],
  );
  const knownAt = rows[0]?.known.getTime() ?? Number.NaN;
  const othersTook = latencyOf(tookDuring(samples, knownAt, settled));
  return [
    plain(
      `placing slips of ${LEGS} legs, ${perSecond(stage.part(SLIPS_PER_SECOND))} wanted: p50`,
      milliseconds(placing.p50),
    ),
    atMost("  the same: p99", placing.p99, LIMITS.placing, milliseconds),
    plain(`settling ${count(open)} of these slips`, milliseconds(settled - knownAt)),
    againstTransactions((settled - knownAt) / (open / SLIPS), tpcB),
    plain("  other bets beside it, during the settlement: p50", milliseconds(othersTook.p50)),
    atMost("  the same: p99", othersTook.p99, LIMITS.others, milliseconds),
    plain(
      `goals and kick-offs to ${count(stage.part(SOCKETS))} sockets: delivery p50`,
      milliseconds(delivery.p50),
      `${count(delivery.events)} events`,
    ),
    atMost("  the same: p99", delivery.p99, LIMITS.delivery, milliseconds),
    none("  deliveries missing", delivery.missing),
  ];
}

/** Watches most of a show with many sockets. They are gone before its end, which settles the slips. */
async function deliverShow({ url, house, part }: Stage, dueAt: number) {
  const sockets = part(SOCKETS);
  const clients = new HelperProcess<SocketQuestions>(new URL("../processes/socket-process.ts", import.meta.url));
  try {
    await clients.ask("open", { url, rooms: ["facts:virtual"], count: sockets });
    await sleep(Math.max(ARRIVE_MS, dueAt - ARRIVE_MS - Date.now()));
    // In this order, an event between the two is not expected to arrive.
    await clients.ask("arrivals", null);
    await house.ask("published", null);
    await sleep(Math.max(0, dueAt + SHARE_OF_SHOW * LEAGUE.showMs - Date.now()));
    const published = await house.ask("published", null);
    await sleep(ARRIVE_MS);
    return deliveryOf(published, await clients.ask("arrivals", null), sockets);
  } finally {
    await clients.end();
  }
}

async function place({ load, url, part }: Stage, matches: readonly Match[]): Promise<readonly Sample[]> {
  const [slips, perSecond] = [part(SLIPS), part(SLIPS_PER_SECOND)];
  await load.ask("startOpen", { url, request: slipOn(matches), perSecond, from: 0, to: slips });
  await sleep((1_000 * slips) / perSecond);
  return load.ask("stopOpen", null);
}

function tookDuring(samples: readonly Sample[], from: number, to: number): readonly number[] {
  return during(samples, from, to).map(({ tookMs }) => tookMs);
}

/** Returns three matches each of the first matchday that is far enough away, and of the one after it. */
async function nextMatches(url: string): Promise<readonly [readonly Match[], readonly Match[]]> {
  const { waiting } = gameFacts.parse(await (await fetch(new URL("/api/games/virtual/facts", url))).json());
  const matches = waiting.flatMap(({ id, state, timed }): Match[] => {
    const own = state as MatchState;
    const dueAt = Date.parse(timed?.dueAt ?? "");
    return own.league === LEAGUE.id && dueAt > Date.now() + PLACING_MS ? [{ id, state: own, dueAt }] : [];
  });
  const [first, second] = [...new Set(matches.map(({ dueAt }) => dueAt))].sort((a, b) => a - b);
  const on = (time: number | undefined) => matches.filter(({ dueAt }) => dueAt === time).slice(0, LEGS);
  const days = [on(first), on(second)] as const;
  if (days.some(({ length }) => length < LEGS)) throw new Error("no matchday is open");
  return days;
}

/** A treble on the likelier side of each match, not to lose: it is decided at the end, and pays little. */
function slipOn(matches: readonly Match[]): Request {
  const legs = matches.map(({ id, state }) => {
    const picks = ["1X", "X2"].map((selection) => {
      const pick = { market: "double-chance", selection };
      return { ...pick, odds: oddsNow(state, pick) ?? Number.POSITIVE_INFINITY };
    });
    const [likelier] = picks.sort((a, b) => a.odds - b.odds);
    return { event: id, ...likelier };
  });
  return post("/api/games/virtual/slips", { bet: { unit: UNIT, sizes: [LEGS], policy: "any", legs } });
}

async function openBets({ pool }: Stage, facts: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(distinct b.id)::integer as open from play_wait w join play_bet b on b.id = w.bet and b.settled_at is null
     where w.fact = any($1)`,
    [facts],
  );
  return rows[0]?.open ?? 0;
}

/** Waits until no bet on the facts is open. @returns when that was seen, in milliseconds since 1970. */
async function settledAt({ pool }: Stage, facts: readonly string[], overAt: number): Promise<number> {
  while (Date.now() < overAt + PATIENCE_MS) {
    const { rows } = await pool.query<{ due: number }>(
      "select count(*)::integer as due from play_fact where id = any($1) and settled_at is null",
      [facts],
    );
    if (rows[0]?.due === 0) return Date.now();
    await sleep(ASK_EVERY_MS);
  }
  throw new Error("the slips were not settled");
}
