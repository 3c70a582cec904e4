import { setTimeout as sleep } from "node:timers/promises";
import { outcomeOfJson } from "@fairhouse/kernel/any-game.ts";
import { gameNamed } from "../game-arguments.ts";
import { ROULETTE_BET } from "./bets.ts";
import { atMost, count, type Figure, milliseconds, plain } from "./figure.ts";
import type { Request, Sample } from "./load-questions.ts";
import { latencyOf } from "./samples.ts";
import type { Stage } from "./stage.ts";
import { nextEvent, watchTable } from "./table-watch.ts";

const TICKETS = 10_000;
/** Players without a ticket, who bet on roulette all the time. */
const OTHERS = 1_000;
const OTHER_BETS_PER_SECOND = 1_000;
const CONNECTIONS = 64;
const AFTER_MS = 500;

/** Without a preset nobody leaves early, so that the whole book is settled by one transaction at the crash. */
export const TICKET: Request = {
  method: "POST",
  path: "/api/tables/crash/tickets",
  body: JSON.stringify({ bet: { amount: 1000, auto: null } }),
};

/** Settles one crash round of 10,000 players while others bet. */
export async function measureSettlement(stage: Stage): Promise<readonly Figure[]> {
  const { url, load } = stage;
  await stage.players(TICKETS + OTHERS);
  const socket = await watchTable(url, "crash");
  const deadlocksBefore = await deadlocksOf(stage);
  await load.ask("startOpen", {
    url,
    request: ROULETTE_BET,
    perSecond: OTHER_BETS_PER_SECOND,
    from: TICKETS,
    to: TICKETS + OTHERS,
  });
  await nextEvent(socket, "opened");
  const ending = nextEvent(socket, "ended");
  const { accepted } = await load.ask("burst", {
    url,
    connections: CONNECTIONS,
    requests: Array<Request>(TICKETS).fill(TICKET),
  });
  const { event, at: toldAt } = await ending;
  await sleep(AFTER_MS);
  const samples = await load.ask("stopOpen", null);
  socket.close();
  const crashedAt = await crashTime(event.round);
  const beside = latencyOf(during(samples, crashedAt, toldAt).map(({ tookMs }) => tookMs));
  const settled = `settling a crash round of ${count(accepted)} tickets`;
  return [
    atMost(settled, toldAt - crashedAt, 1_000, milliseconds),
    plain("  other bets beside it, during the settlement: p50", milliseconds(beside.p50)),
    atMost("  the same: p99", beside.p99, 150, milliseconds),
    plain("  the same over the whole round: p99", milliseconds(latencyOf(samples.map(({ tookMs }) => tookMs)).p99)),
    atMost("  deadlocks", (await deadlocksOf(stage)) - deadlocksBefore, 0, count),
  ];
}

/** When the flight ended by the server's clock: what follows is settling. */
async function crashTime(round: { readonly startedAt: number | null; readonly outcome: unknown }): Promise<number> {
  const crash = await gameNamed("crash");
  if (crash.kind !== "round" || round.startedAt === null) throw new Error("the round did not fly");
  return round.startedAt + crash.runMs(outcomeOfJson(round.outcome));
}

/** Those that were due or under way in a span of time. */
function during(samples: readonly Sample[], from: number, to: number): readonly Sample[] {
  return samples.filter(({ dueAt, tookMs }) => dueAt <= to && dueAt + tookMs >= from);
}

async function deadlocksOf({ pool }: Stage): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks ?? 0;
}
