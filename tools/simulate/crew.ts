import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { AnyBet } from "@fairhouse/kernel/any-game.ts";
import { merge, type Tally } from "./tally.ts";

/** The data that every worker gets at its start. */
export interface Task {
  readonly gameId: string;
  readonly bet: AnyBet;
  readonly seed: string;
}

/** Bets that a worker plays without a pause. */
export interface Portion {
  readonly from: number;
  readonly rounds: number;
}

export interface Played {
  readonly tally: Tally;
  readonly rounds: number;
  readonly busyMs: number;
}

export interface Simulation {
  readonly tally: Tally;
  readonly cores: number;
  /** Bets a second that one core plays while it is busy. */
  readonly roundsPerSecondAndCore: number;
}

/** About a tenth of a second. The size is fixed, so that a seed gives the same result on any number of cores. */
const PORTION_ROUNDS = 50_000;

/** Plays all bets on all cores; `onProgress` is called with the number of finished bets. */
export async function simulate(task: Task, rounds: number, onProgress: (done: number) => void): Promise<Simulation> {
  const cores = Math.min(availableParallelism(), Math.ceil(rounds / PORTION_ROUNDS));
  const tally: Tally = new Map();
  let next = 0;
  let done = 0;
  let busyMs = 0;

  const portion = (): Portion | null => {
    if (next >= rounds) return null;
    const from = next;
    next = Math.min(from + PORTION_ROUNDS, rounds);
    return { from, rounds: next - from };
  };
  const onPlayed = (played: Played): void => {
    merge(tally, played.tally);
    done += played.rounds;
    busyMs += played.busyMs;
    onProgress(done);
  };
  await Promise.all(Array.from({ length: cores }, () => work(task, portion, onPlayed)));
  return { tally, cores, roundsPerSecondAndCore: (rounds / busyMs) * 1_000 };
}

/** Starts a worker and gives it portions until there are none left. */
async function work(task: Task, portion: () => Portion | null, onPlayed: (played: Played) => void): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: task });
  try {
    await new Promise<void>((resolve, reject) => {
      const giveNext = (): void => {
        const next = portion();
        if (next === null) resolve();
        else worker.postMessage(next);
      };
      worker.on("message", (played: Played) => {
        onPlayed(played);
        giveNext();
      });
      worker.on("error", reject);
      giveNext();
    });
  } finally {
    await worker.terminate();
  }
}
