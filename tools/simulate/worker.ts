import { parentPort, workerData } from "node:worker_threads";
import { gameNamed } from "../game-arguments.ts";
import type { Played, Portion, Task } from "./crew.ts";
import { playOf } from "./rounds.ts";

// One core of a simulation: plays a portion, reports, waits for the next.
const { gameId, bet, seed }: Task = workerData;
const play = playOf(await gameNamed(gameId), bet, seed);

parentPort?.on("message", ({ from, rounds }: Portion) => {
  const tally = new Map<number, number>();
  const startedAt = performance.now();
  play(from, rounds, tally);
  const played: Played = { tally, rounds, busyMs: performance.now() - startedAt };
  parentPort?.postMessage(played);
});
