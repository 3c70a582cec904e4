import { setTimeout as sleep } from "node:timers/promises";
import { someFlight } from "@fairhouse/games/samples.ts";
import { outcomeOfJson } from "@fairhouse/kernel/any-game.ts";
import { atMost, count, type Figure, milliseconds, none, plain, times } from "../figure.ts";
import type { TpcB } from "../pgbench.ts";
import type { Request, Sample } from "../processes/load-questions.ts";
import { BET, TABLE, TICKET } from "../requests.ts";
import { latencyOf } from "../samples.ts";
import type { Stage } from "../stage.ts";
import { nextEvent, watchTable } from "../table-watch.ts";

const TICKETS = 10_000;
/** Players without a ticket, who bet all the time. */
const OTHERS = 1_000;
const OTHER_BETS_PER_SECOND = 1_000;
const CONNECTIONS = 64;
const AFTER_MS = 500;
/**
 * The limit of a settlement is a multiple of the time that this many TPC-B transactions of 64 clients take in the same
 * run.
 */
const TRANSACTIONS = 1_000;
const LIMIT = 1.4;

/** Settles one round of 10,000 players while others bet. */
export async function measureSettlement(stage: Stage, tpcB: TpcB | null): Promise<readonly Figure[]> {
  const { url, load } = stage;
  const [tickets, others] = [stage.part(TICKETS), stage.part(OTHERS)];
  await stage.players(tickets + others);
  const socket = await watchTable(url, TABLE);
  const deadlocksBefore = await deadlocksOf(stage);
  await load.ask("startOpen", {
    url,
    request: BET,
    perSecond: stage.part(OTHER_BETS_PER_SECOND),
    from: tickets,
    to: tickets + others,
  });
  await nextEvent(socket, "opened");
  const ending = nextEvent(socket, "ended");
  const { accepted } = await load.ask("burst", {
    url,
    connections: CONNECTIONS,
    requests: Array<Request>(tickets).fill(TICKET),
  });
  const { event, at: toldAt } = await ending;
  await sleep(AFTER_MS);
  const samples = await load.ask("stopOpen", null);
  socket.close();
  const endedAt = endOf(event.round);
  const beside = latencyOf(during(samples, endedAt, toldAt).map(({ tookMs }) => tookMs));
  const settled = `settling a ${TABLE} round of ${count(accepted)} tickets`;
  return [
    plain(settled, milliseconds(toldAt - endedAt)),
    againstTransactions((toldAt - endedAt) / (accepted / TICKETS), tpcB),
    plain("  other bets beside it, during the settlement: p50", milliseconds(beside.p50)),
    atMost("  the same: p99", beside.p99, 150, milliseconds),
    plain("  the same over the whole round: p99", milliseconds(latencyOf(samples.map(({ tookMs }) => tookMs)).p99)),
    none("  deadlocks", (await deadlocksOf(stage)) - deadlocksBefore),
  ];
}

/** Compares the time of a settlement of 10,000 bets with that of transactions in the same run. */
export function againstTransactions(tookMs: number, tpcB: TpcB | null): Figure {
  const name = `  against ${count(TRANSACTIONS)} TPC-B transactions of 64 clients (aim 1.00×)`;
  if (tpcB === null) return plain(name, "pgbench not found");
  return atMost(name, tookMs / ((1_000 * TRANSACTIONS) / tpcB.many), LIMIT, times);
}

/** The end of the flight by the server's clock; settling follows. */
function endOf(round: { readonly startedAt: number | null; readonly outcome: unknown }): number {
  if (round.startedAt === null) throw new Error("the round did not fly");
  return round.startedAt + someFlight.game.runMs(outcomeOfJson(round.outcome));
}

/** The samples that were due or under way in a span of time. */
export function during(samples: readonly Sample[], from: number, to: number): readonly Sample[] {
  return samples.filter(({ dueAt, tookMs }) => dueAt <= to && dueAt + tookMs >= from);
}

async function deadlocksOf({ pool }: Stage): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks ?? 0;
}
