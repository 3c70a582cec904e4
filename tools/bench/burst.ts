import type { BenchPlayer } from "./house-questions.ts";
import type { Burst } from "./load-questions.ts";
import { assertAccepted, openAll, textOf } from "./player-turns.ts";

/** Sends all requests, each once, as fast as so many connections can. */
export async function burst({ url: address, connections, requests }: Burst, players: readonly BenchPlayer[]) {
  const url = new URL(address);
  const startedAt = performance.now();
  const all = await openAll(url, connections);
  let next = 0;
  await Promise.all(
    all.map(async (connection) => {
      for (let own = next++; own < requests.length; own = next++) {
        const [request, player] = [requests[own], players[own]];
        if (request === undefined || player === undefined) throw new Error("more requests than players");
        assertAccepted(await connection.send(textOf(url, request, player)));
      }
      connection.close();
    }),
  );
  return { tookMs: performance.now() - startedAt };
}
