import { setTimeout as sleep } from "node:timers/promises";
import { assertAccepted, openAll, textOf } from "../player-turns.ts";
import type { BenchPlayer } from "../processes/house-questions.ts";
import type { Burst } from "../processes/load-questions.ts";

const CONFLICT = 409;

/**
 * Sends all requests, each once. One that comes too late (409) does not count, nor does its time; any other refusal is
 * an error.
 */
export async function burst(
  { url: address, connections, requests, from = 0, overMs = 0 }: Burst,
  players: readonly BenchPlayer[],
) {
  const url = new URL(address);
  const all = await openAll(url, connections);
  const startedAt = performance.now();
  let lastAt = startedAt;
  let next = 0;
  let accepted = 0;
  await Promise.all(
    all.map(async (connection) => {
      for (let own = next++; own < requests.length; own = next++) {
        const [request, player] = [requests[own], players[from + own]];
        if (request === undefined || player === undefined) throw new Error("more requests than players");
        const waitMs = startedAt + (overMs * own) / requests.length - performance.now();
        if (waitMs > 0) await sleep(waitMs);
        const answer = await connection.send(textOf(url, request, player));
        if (answer.status === CONFLICT) continue;
        assertAccepted(answer);
        accepted += 1;
        lastAt = performance.now();
      }
      connection.close();
    }),
  );
  return { accepted, elapsedMs: lastAt - startedAt };
}
