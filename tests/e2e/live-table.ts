import { roundChance } from "@fairhouse/fairness/round.ts";
import type { FlightGame } from "@fairhouse/games/shared/rules/flight.ts";
import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { expect, type Page } from "@playwright/test";
import { roundInPlay } from "./known-chains.ts";

const ROUND_MS = 120_000;

async function snapshotOf(page: Page, table: string) {
  return tableSnapshot.parse(await (await page.request.get(`/api/tables/${table}`)).json());
}

/** Waits while betting at a table is about to close: what is pressed then would come into this round or the next by chance. */
export async function expectNoClosing(page: Page, table: string, leftMs: number): Promise<void> {
  const left = async () => {
    const { round, now } = await snapshotOf(page, table);
    return round?.phase === "betting" && round.closesAt !== null ? round.closesAt - now : Number.POSITIVE_INFINITY;
  };
  await expect.poll(left, { timeout: ROUND_MS }).toBeGreaterThan(leftMs);
}

/** How many milliseconds a flight in which nobody has bet goes on, by what only the house knows; 0 while none is in the air. */
export async function leftOfFlight(page: Page, game: FlightGame): Promise<number> {
  const [{ round, now }, secret] = await Promise.all([snapshotOf(page, game.id), roundInPlay(game.id)]);
  if (round?.phase !== "running" || round.startedAt === null || secret?.number !== round.number) return 0;
  const { outcome } = game.outcome(roundChance(game.seeding, { ...secret, seeds: [] }), null, []);
  return round.startedAt + game.runMs(outcome) - now;
}
