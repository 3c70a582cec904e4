import { atLeast, type Figure, milliseconds, percent, perSecond, plain, times } from "./figure.ts";
import type { Load, Request } from "./load-questions.ts";
import type { TpcB } from "./pgbench.ts";
import { SINGLE_ROUTE } from "./single-transaction.ts";
import { NO_OP, type Stage } from "./stage.ts";

const PLAYERS = 1_000;
/** The best open-source casino server, measured the same way. */
const PEER_BETS_PER_SECOND = 726;
/** Each is measured in turns of a part of its time, so that whatever else the machine does meets all of them alike. */
const TURNS = 8;

const body = JSON.stringify({ bet: { chips: [{ on: "red", amount: 1000 }] } });
export const ROULETTE_BET: Request = { method: "POST", path: "/api/games/roulette/bets", body };
const SINGLE_BET: Request = { method: "POST", path: SINGLE_ROUTE, body };

/** Durable bets a second, beside everything that they are held against. */
export async function measureBets(stage: Stage, seconds: number, tpcB: TpcB | null): Promise<readonly Figure[]> {
  await stage.players(PLAYERS);
  await measure(stage, [ROULETTE_BET, NO_OP], 64, seconds / 2);
  const few = await measure(stage, [ROULETTE_BET, NO_OP], 64, seconds);
  const many = await measure(stage, [ROULETTE_BET, NO_OP], 256, seconds);
  // Last, because it changes players behind the back of the house's memory, which then has to read all of them again.
  const alone = await measure(stage, [SINGLE_BET], 64, seconds);
  const [bets, noOp, single] = [few(ROULETTE_BET), few(NO_OP), alone(SINGLE_BET)];
  const [manyBets, manyNoOp] = [many(ROULETTE_BET), many(NO_OP)];
  return [
    plain(
      "durable roulette bets, 64 connections",
      perSecond(bets.perSecond),
      `${PEER_BETS_PER_SECOND}/s: best open-source peer`,
    ),
    ...latencies(bets),
    plain("authenticated route that does nothing, 64 connections", perSecond(noOp.perSecond)),
    atLeast("  bets as a share of it (aim 40%)", bets.perSecond / noOp.perSecond, 0.3, percent),
    plain("the same bet in a transaction of its own, 64 connections", perSecond(single.perSecond)),
    ...latencies(single),
    atLeast("  bets against it", bets.perSecond / single.perSecond, 5, times),
    ...(tpcB === null
      ? [plain("pgbench TPC-B, 64 clients", "not found")]
      : [
          plain("pgbench TPC-B, 64 clients", perSecond(tpcB.many)),
          atLeast("  bets against it", bets.perSecond / tpcB.many, 3, times),
        ]),
    plain("durable roulette bets, 256 connections", perSecond(manyBets.perSecond)),
    ...latencies(manyBets),
    plain("authenticated route that does nothing, 256 connections", perSecond(manyNoOp.perSecond)),
    atLeast("  bets as a share of it (aim 50%)", manyBets.perSecond / manyNoOp.perSecond, 0.4, percent),
  ];
}

type Result = Pick<Load, "perSecond" | "latency">;

async function measure(
  stage: Stage,
  requests: readonly Request[],
  connections: number,
  seconds: number,
): Promise<(request: Request) => Result> {
  const results = new Map<Request, Result[]>(requests.map((request) => [request, []]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const request of requests) {
      const loop = { url: stage.url, request, connections, seconds: seconds / TURNS, players: PLAYERS, nonces: false };
      results.get(request)?.push(await stage.load.ask("closed", loop));
    }
  }
  return (request) => meanOf(results.get(request) ?? []);
}

/** Turns are equally long. Of percentiles the mean over the turns is shown. */
function meanOf(results: readonly Result[]): Result {
  const mean = (of: (result: Result) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length;
  return {
    perSecond: mean((result) => result.perSecond),
    latency: { p50: mean((result) => result.latency.p50), p99: mean((result) => result.latency.p99) },
  };
}

function latencies({ latency }: Result): readonly Figure[] {
  return [plain("  p50, p99", `${milliseconds(latency.p50)}, ${milliseconds(latency.p99)}`)];
}
