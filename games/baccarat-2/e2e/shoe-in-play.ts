import { roundChance } from "@fairhouse/fairness/round.ts";
import type { PastRound, TableRounds, TableSnapshot } from "@fairhouse/protocol/table.ts";
import type { Page } from "@playwright/test";
import type { LiveBaccaratOutcome } from "../rules/hand.ts";
import { liveBaccarat } from "../rules/live-baccarat.ts";
import { NEW_SHOE, type ShoePlace } from "../rules/shoe.ts";

interface PastHand {
  readonly outcome: LiveBaccaratOutcome;
  readonly after: ShoePlace;
}

/** Returns the first hands of a known shoe. */
function handsOf(index: number, hands: number): readonly PastHand[] {
  const chance = roundChance("stream", { link: "5e".repeat(32), salt: "a salt", index, seeds: [] });
  const all: PastHand[] = [];
  let place = NEW_SHOE;
  while (all.length < hands) {
    const { outcome, carry } = liveBaccarat.outcome(chance, place, []);
    all.push({ outcome, after: carry });
    place = carry;
  }
  return all;
}

/**
 * Shows the page a table at which this many hands of a shoe have been dealt and the next round has just opened, because
 * a real shoe takes twenty minutes. The round stays open: the page considers all news of the real table older than this
 * state.
 */
export async function showShoe(page: Page, hands: number): Promise<void> {
  const played = handsOf(7, hands);
  const before = (number: number): PastRound[] =>
    played.map(({ outcome }, at) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
      number: number - hands + at,
      outcome,
      link: null,
      index: 7,
      closesAt: null,
      settledAt: "2026-01-01T00:00:00.000Z",
      voided: false,
      interrupted: false,
    }));
  const ofTable = (number: number) => before(number).reverse();
  // Above the numbers of all rounds that the house has played.
  const NOW = 1_000;
  await page.route(/\/api\/tables\/baccarat-2\/rounds/, async (route) => {
    const rounds: TableRounds = { rounds: ofTable(NOW), next: null };
    await route.fulfill({ json: rounds });
  });
  await page.route(/\/api\/tables\/baccarat-2$/, async (route) => {
    const snapshot: TableSnapshot = await (await route.fetch()).json();
    const shown: TableSnapshot = {
      ...snapshot,
      version: Number.MAX_SAFE_INTEGER,
      round: {
        id: "00000000-0000-4000-8000-000000001000",
        number: NOW,
        phase: "betting",
        closesAt: snapshot.now + snapshot.times.bettingMs,
        startedAt: null,
        revealMs: null,
        commitment: "00".repeat(32),
        carry: played.at(-1)?.after,
        outcome: null,
        link: null,
        interrupted: false,
      },
      recent: ofTable(NOW).slice(0, 20),
    };
    await route.fulfill({ json: shown });
  });
}
