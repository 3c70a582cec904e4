import { setTimeout as sleep } from "node:timers/promises";
import { TABLE } from "./games.ts";
import { call, type Reply } from "./http.ts";

const TIMEOUT_MS = 120_000;
const POLL_MS = 15;

/** Waits until a round of the table, later than a round number, is in a phase. */
export async function untilPhase(url: string, phase: string, after = 0): Promise<Reply["body"]> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const reply = await call(url, "GET", TABLE).catch(() => null);
    const table = reply?.body;
    if (reply?.status === 200 && table.round?.phase === phase && table.round.number > after) return table;
    if (performance.now() > deadline) throw new Error(`no round in phase ${phase} for long`);
    await sleep(POLL_MS);
  }
}
