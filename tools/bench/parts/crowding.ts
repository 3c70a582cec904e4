import { setTimeout as sleep } from "node:timers/promises";
import { atMost, type Figure, milliseconds, perSecond, plain, times } from "../figure.ts";
import { HelperProcess } from "../processes/helper-process.ts";
import type { BenchPlayer } from "../processes/house-questions.ts";
import type { Load, LoadQuestions } from "../processes/load-questions.ts";
import { BET } from "../requests.ts";
import { latencyOf } from "../samples.ts";
import type { Stage } from "../stage.ts";

const OTHERS = 1_000;
const CONNECTIONS = 64;
/** Connections of the player who bets as much as they can. */
const CROWDING_CONNECTIONS = 256;
/** Turns with and without that player, so that the machine's other work affects both alike. */
const TURNS = 4;
/** Time until their connections are open and all of them bet. */
const COMING_MS = 300;
const LIMIT = 1.5;

/** Measures how long bets of others on 64 connections take, with and without one player who bets on 256. */
export async function measureCrowding(stage: Stage, seconds: number): Promise<readonly Figure[]> {
  const count = stage.part(OTHERS);
  const crowding = await crowdOf((await stage.players(count + 1)).slice(count));
  const alone: Load[] = [];
  const beside: Load[] = [];
  const others = { request: BET, url: stage.url, connections: CONNECTIONS, players: count, nonces: false };
  const one = { ...others, connections: CROWDING_CONNECTIONS, players: 1 };
  const turn = seconds / TURNS;
  try {
    await stage.load.ask("closed", { ...others, seconds: turn });
    for (let number = 0; number < TURNS; number++) {
      alone.push(await stage.load.ask("closed", { ...others, seconds: turn }));
      const loud = crowding.ask("closed", { ...one, seconds: turn + (2 * COMING_MS) / 1_000 });
      await sleep(COMING_MS);
      beside.push(await stage.load.ask("closed", { ...others, seconds: turn }));
      await loud;
    }
  } finally {
    await crowding.end();
  }
  const [quiet, loud] = [alone, beside].map((loads) => medianOf(loads, ({ latency }) => latency.p99));
  return [
    plain(`others on ${CONNECTIONS} connections alone: p99`, milliseconds(quiet ?? Number.NaN)),
    plain(`  beside one player on ${CROWDING_CONNECTIONS} connections: p99`, milliseconds(loud ?? Number.NaN)),
    atMost("  against alone", (loud ?? Number.NaN) / (quiet ?? Number.NaN), LIMIT, times),
    plain(
      "  bets of the others: alone, beside",
      `${perSecond(medianOf(alone, rate))}, ${perSecond(medianOf(beside, rate))}`,
    ),
  ];
}

const rate = (load: Load) => load.perSecond;
const medianOf = (loads: readonly Load[], of: (load: Load) => number) => latencyOf(loads.map(of)).p50;

/** Their load comes from a process of its own, so that it slows nobody's clock. */
async function crowdOf(player: readonly BenchPlayer[]): Promise<HelperProcess<LoadQuestions>> {
  const crowding = new HelperProcess<LoadQuestions>(new URL("../processes/load-process.ts", import.meta.url));
  await crowding.ask("meet", player);
  return crowding;
}
