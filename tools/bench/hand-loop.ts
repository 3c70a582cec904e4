import { z } from "zod";
import type { Connection } from "../http-client/connection.ts";
import { assertAccepted, openAll, ownPlayers, textOf } from "./player-turns.ts";
import type { BenchPlayer } from "./processes/house-questions.ts";
import type { Hands, LoadQuestions, Request } from "./processes/load-questions.ts";
import { latencyOf } from "./samples.ts";

const answer = z.object({ hand: z.object({ id: z.string(), payout: z.number().nullable() }) });

interface Steps {
  readonly start: number[];
  readonly move: number[];
  readonly end: number[];
}

/** Plays hands on every connection. Hands that end before their last move are played, but do not count. */
export async function playHands(loop: LoadQuestions["hands"]["ask"], known: readonly BenchPlayer[]): Promise<Hands> {
  const url = new URL(loop.url);
  const players = known.slice(0, loop.players);
  const steps: Steps = { start: [], move: [], end: [] };
  const startedAt = performance.now();
  const endsAt = startedAt + loop.seconds * 1000;
  const connections = await openAll(url, loop.connections);
  await Promise.all(
    connections.map(async (connection, index) => {
      const own = ownPlayers(players, index, connections.length);
      for (let turn = 0; performance.now() < endsAt; turn++) {
        const player = own[turn % own.length];
        if (player === undefined) throw new Error("there are fewer players than connections");
        await playHand(url, connection, player, loop, steps);
      }
      connection.close();
    }),
  );
  return {
    handsPerSecond: (steps.end.length / (performance.now() - startedAt)) * 1000,
    start: latencyOf(steps.start),
    move: latencyOf(steps.move),
    end: latencyOf(steps.end),
  };
}

async function playHand(
  url: URL,
  connection: Connection,
  player: BenchPlayer,
  { start, moves }: LoadQuestions["hands"]["ask"],
  steps: Steps,
): Promise<void> {
  const step = async (request: Request, took: number[]) => {
    const sentAt = performance.now();
    const answered = await connection.send(textOf(url, request, player));
    took.push(performance.now() - sentAt);
    assertAccepted(answered);
    return answer.parse(JSON.parse(answered.body)).hand;
  };
  const { id } = await step(start, steps.start);
  for (const [turn, move] of moves.entries()) {
    const isLast = turn === moves.length - 1;
    const request = { method: "POST", path: `/api/hands/${id}/moves`, body: JSON.stringify({ turn, move }) } as const;
    const { payout } = await step(request, isLast ? steps.end : steps.move);
    if (payout !== null) return;
  }
}
