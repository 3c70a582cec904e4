import { assertAccepted, openAll, textOf } from "./player-turns.ts";
import type { BenchPlayer } from "./processes/house-questions.ts";
import type { ClosedLoop, Load } from "./processes/load-questions.ts";
import { latencyOf } from "./samples.ts";

const NONCE = /"nonce":(\d+)/;

/** Keeps every connection busy: the next request goes out when the last was answered. The players take turns. */
export async function closedLoop(loop: ClosedLoop, known: readonly BenchPlayer[]): Promise<Load> {
  const url = new URL(loop.url);
  const players = known.slice(0, loop.players);
  const connections = await openAll(url, loop.connections);
  const took: number[] = [];
  const nonces: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + loop.seconds * 1000;
  await Promise.all(
    connections.map(async (connection, index) => {
      for (let turn = index; performance.now() < endsAt; turn += connections.length) {
        const player = players[turn % players.length];
        if (player === undefined) throw new Error("there are no players");
        const sentAt = performance.now();
        const answer = await connection.send(textOf(url, loop.request, player));
        took.push(performance.now() - sentAt);
        assertAccepted(answer);
        if (loop.nonces) nonces.push(Number(NONCE.exec(answer.body)?.[1]));
      }
      connection.close();
    }),
  );
  const elapsedMs = performance.now() - startedAt;
  return { answers: took.length, perSecond: (took.length / elapsedMs) * 1000, latency: latencyOf(took), nonces };
}
