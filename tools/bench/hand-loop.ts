import { z } from "zod";
import type { Connection } from "../http-client/connection.ts";
import type { BenchPlayer } from "./house-questions.ts";
import type { Hands, LoadQuestions } from "./load-questions.ts";
import { assertAccepted, openAll, textOf } from "./player-turns.ts";
import { latencyOf } from "./samples.ts";

/** One mine: twenty-two hands of twenty-five survive three reveals; the others are played, but not counted. */
const START = JSON.stringify({ bet: { amount: 1000, mines: 1 } });
const REVEALS = 3;

const answer = z.object({ hand: z.object({ id: z.string(), payout: z.number().nullable() }) });

interface Steps {
  readonly start: number[];
  readonly reveal: number[];
  readonly cashOut: number[];
}

/** Plays hands of mines on every connection: start, three reveals, cash-out. Counts those that came to their cash-out. */
export async function playHands(loop: LoadQuestions["hands"]["ask"], known: readonly BenchPlayer[]): Promise<Hands> {
  const url = new URL(loop.url);
  const players = known.slice(0, loop.players);
  const steps: Steps = { start: [], reveal: [], cashOut: [] };
  const startedAt = performance.now();
  const endsAt = startedAt + loop.seconds * 1000;
  const connections = await openAll(url, loop.connections);
  await Promise.all(
    connections.map(async (connection, index) => {
      for (let turn = index; performance.now() < endsAt; turn += connections.length) {
        const player = players[turn % players.length];
        if (player === undefined) throw new Error("there are no players");
        await playHand(url, connection, player, steps);
      }
      connection.close();
    }),
  );
  return {
    handsPerSecond: (steps.cashOut.length / (performance.now() - startedAt)) * 1000,
    start: latencyOf(steps.start),
    reveal: latencyOf(steps.reveal),
    cashOut: latencyOf(steps.cashOut),
  };
}

async function playHand(url: URL, connection: Connection, player: BenchPlayer, steps: Steps): Promise<void> {
  const step = async (path: string, body: string, took: number[]) => {
    const sentAt = performance.now();
    const answered = await connection.send(textOf(url, { method: "POST", path, body }, player));
    took.push(performance.now() - sentAt);
    assertAccepted(answered);
    return answer.parse(JSON.parse(answered.body)).hand;
  };
  const { id } = await step("/api/games/mines/hands", START, steps.start);
  const moves = `/api/hands/${id}/moves`;
  for (let turn = 0; turn < REVEALS; turn++) {
    const hand = await step(moves, JSON.stringify({ turn, move: { reveal: turn } }), steps.reveal);
    if (hand.payout !== null) return;
  }
  await step(moves, JSON.stringify({ turn: REVEALS, move: { cashOut: true } }), steps.cashOut);
}
