import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { knownRules } from "../../../tools/verify/known-rules.ts";
import type { Broken } from "../attack.ts";
import type { Crowd } from "../client/crowd.ts";
import { forgotten } from "./acknowledged.ts";
import { brokenRules } from "./audit.ts";
import { lostHands } from "./hands.ts";
import { wrongOutcomes } from "./recompute.ts";
import { brokenRounds } from "./rounds.ts";

const SETTLE_TIMEOUT_MS = 120_000;

/** Checks everything that must hold when the storm is over and the house runs again. */
export async function checkAfterStorm(
  pool: pg.Pool,
  crowd: Crowd,
  say: (line: string) => void,
): Promise<readonly Broken[]> {
  const { players } = crowd;
  const broken: Broken[] = [];
  broken.push(...(await brokenRules(pool)));
  await Promise.all(players.map((player) => player.settle()));
  for (const hands of await Promise.all(players.map(lostHands))) broken.push(...hands);
  await Promise.all(players.map((player) => player.repeatAll()));
  await Promise.all(players.map((player) => player.finishHand()));
  broken.push(...(await ticketsAreSettled(pool)));
  await Promise.all(players.map((player) => player.rotate()));
  const { computed, broken: wrong } = await wrongOutcomes(pool, await knownRules());
  broken.push(...wrong, ...(await brokenRules(pool)), ...(await brokenRounds(pool)));
  for (const player of players) {
    broken.push(...(await forgotten(pool, player.id, player.journal)), ...player.journal.broken);
  }
  say(`  ${crowd.summary()}; ${computed} bets recomputed`);
  return broken;
}

/** Checks that every ticket of a round is settled once its round is over; rounds go on by themselves. */
async function ticketsAreSettled(pool: pg.Pool): Promise<readonly Broken[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from play_bet where round is not null and payout is null",
  );
  const waiting = rows.map(({ id }) => id);
  const deadline = performance.now() + SETTLE_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const open = await pool.query("select 1 from play_bet where id = any($1) and payout is null limit 1", [waiting]);
    if (open.rowCount === 0) return [];
    await sleep(200);
  }
  return [{ invariant: "7: every round comes to its end", what: `tickets ${waiting.join(", ")} are still open` }];
}
