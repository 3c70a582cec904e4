import { type CpuTime, cpuTime } from "../cpu-time.ts";
import {
  atLeast,
  atMost,
  type Figure,
  microseconds,
  milliseconds,
  percent,
  perSecond,
  plain,
  times,
} from "../figure.ts";
import type { TpcB } from "../pgbench.ts";
import type { Load, Request } from "../processes/load-questions.ts";
import { BET, INSTANT } from "../requests.ts";
import { SINGLE_ROUTE } from "../single-transaction.ts";
import { NO_OP, type Stage } from "../stage.ts";

const PLAYERS = 1_000;
/** The rate of the best open-source casino server, measured the same way. */
const PEER_BETS_PER_SECOND = 726;
/**
 * Number of turns: each request is measured in turns of a part of its time, so that the machine's other work affects
 * all of them alike.
 */
const TURNS = 8;
/**
 * The engine still compiles the path of a bet over its first ten thousands, which costs a cold house a fifth more CPU
 * time per bet; a house that stays open pays for it once (docs/decisions/0036-cpu-limits.md).
 */
const WARM_UP_SECONDS = 12;
/**
 * Limit of a bet's CPU time in the house, in requests that do nothing, at 256 connections
 * (docs/decisions/0051-limits-of-the-bench.md).
 */
const HOUSE_LIMIT = 2.2;
/**
 * Limits of a bet's CPU time in the database at 64 and 256 connections, as multiples of a TPC-B transaction of 64
 * clients in the same run.
 */
const DATABASE_LIMIT = { 64: 0.12, 256: 0.08 } as const;

const SINGLE_BET: Request = { ...BET, path: SINGLE_ROUTE };

/** Measures durable bets a second and their cost, beside everything with which they are compared. */
export async function measureBets(stage: Stage, seconds: number, tpcB: TpcB | null): Promise<readonly Figure[]> {
  await stage.players(stage.part(PLAYERS));
  await measure(stage, [BET, NO_OP], 64, stage.part(WARM_UP_SECONDS));
  const few = await measure(stage, [BET, NO_OP], 64, seconds);
  const many = await measure(stage, [BET, NO_OP], 256, seconds);
  // Measured last, because it changes players behind the back of the house's memory, which then has to read all of them
  // again.
  const alone = await measure(stage, [SINGLE_BET], 64, seconds);
  const [bets, noOp, single] = [few(BET), few(NO_OP), alone(SINGLE_BET)];
  const [manyBets, manyNoOp] = [many(BET), many(NO_OP)];
  return [
    plain(
      `durable ${INSTANT} bets, 64 connections`,
      perSecond(bets.perSecond),
      `${PEER_BETS_PER_SECOND}/s: best open-source peer`,
    ),
    ...latencies(bets),
    plain("authenticated route that does nothing, 64 connections", perSecond(noOp.perSecond)),
    plain("  CPU of the house", microseconds(noOp.cpu.house)),
    plain("  bets as a share of its rate", percent(bets.perSecond / noOp.perSecond)),
    plain("CPU of a bet, 64 connections: house", microseconds(bets.cpu.house)),
    plain("  in requests that do nothing", times(bets.cpu.house / noOp.cpu.house)),
    ...databaseCost(64, bets.cpu, noOp.cpu, tpcB),
    plain("the same bet in a transaction of its own, 64 connections", perSecond(single.perSecond)),
    ...latencies(single),
    atLeast("  bets against it", bets.perSecond / single.perSecond, 5, times),
    ...(tpcB === null
      ? [plain("pgbench TPC-B, 64 clients", "not found")]
      : [
          plain("pgbench TPC-B, 64 clients", perSecond(tpcB.many)),
          atLeast("  bets against it", bets.perSecond / tpcB.many, 3, times),
          ...(tpcB.cpu === null ? [] : [plain("  CPU of a transaction: database", microseconds(tpcB.cpu))]),
        ]),
    plain(`durable ${INSTANT} bets, 256 connections`, perSecond(manyBets.perSecond)),
    ...latencies(manyBets),
    plain("authenticated route that does nothing, 256 connections", perSecond(manyNoOp.perSecond)),
    plain("  bets as a share of its rate", percent(manyBets.perSecond / manyNoOp.perSecond)),
    plain("CPU of a bet, 256 connections: house", microseconds(manyBets.cpu.house)),
    atMost("  in requests that do nothing (aim 1.90×)", manyBets.cpu.house / manyNoOp.cpu.house, HOUSE_LIMIT, times),
    ...databaseCost(256, manyBets.cpu, manyNoOp.cpu, tpcB),
  ];
}

/**
 * Compares a bet's cost in the database with that of PostgreSQL's own benchmark: no other yardstick differs less
 * between machines.
 */
function databaseCost(
  connections: keyof typeof DATABASE_LIMIT,
  { database }: CpuTime,
  noOp: CpuTime,
  tpcB: TpcB | null,
): readonly Figure[] {
  const name = `CPU of a bet, ${connections} connections: database`;
  if (database === null) return [plain(name, "not told by this system")];
  const transaction = tpcB?.cpu ?? null;
  return [
    plain(name, microseconds(database)),
    plain("  in requests that do nothing", times(database / noOp.house)),
    transaction === null
      ? plain("  in TPC-B transactions", "pgbench not found")
      : atMost("  in TPC-B transactions", database / transaction, DATABASE_LIMIT[connections], times),
  ];
}

/** The averages of one request. */
interface Result extends Pick<Load, "perSecond" | "latency"> {
  readonly cpu: CpuTime;
}

async function measure(
  stage: Stage,
  requests: readonly Request[],
  connections: number,
  seconds: number,
): Promise<(request: Request) => Result> {
  const turns = new Map<Request, Turn[]>(requests.map((request) => [request, []]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const request of requests) {
      const loop = {
        url: stage.url,
        request,
        connections,
        seconds: seconds / TURNS,
        players: stage.part(PLAYERS),
        nonces: false,
      };
      const before = await cpuTime(stage);
      const load = await stage.load.ask("closed", loop);
      turns.get(request)?.push({ load, before, after: await cpuTime(stage) });
    }
  }
  return (request) => resultOf(turns.get(request) ?? []);
}

interface Turn {
  readonly load: Load;
  readonly before: CpuTime;
  readonly after: CpuTime;
}

/** Combines turns, which are equally long. A percentile is the mean of its values over the turns. */
function resultOf(turns: readonly Turn[]): Result {
  const sum = (of: (turn: Turn) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  const mean = (of: (load: Load) => number) => sum(({ load }) => of(load)) / turns.length;
  const answers = sum(({ load }) => load.answers);
  const told = turns.every(({ before }) => before.database !== null);
  return {
    perSecond: mean((load) => load.perSecond),
    latency: { p50: mean((load) => load.latency.p50), p99: mean((load) => load.latency.p99) },
    cpu: {
      house: sum(({ before, after }) => after.house - before.house) / answers,
      database: told ? sum(({ before, after }) => (after.database ?? 0) - (before.database ?? 0)) / answers : null,
    },
  };
}

function latencies({ latency }: Result): readonly Figure[] {
  return [plain("  p50, p99", `${milliseconds(latency.p50)}, ${milliseconds(latency.p99)}`)];
}
