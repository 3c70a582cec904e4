import { handAnswer } from "@fairhouse/protocol/play.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, seeAll } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";
import type { Size } from "../rules/pitches.ts";

const PATH = "/game/goal";
const MOST_HANDS = 200;

/**
 * Plays hands until the ball has passed the given number of keepers in one of them. @returns its id; it is open, or
 * settled if that was the last column.
 */
async function playUntil(player: Player | null, size: Size, passed: number): Promise<string> {
  const moves = Array.from({ length: passed }, (_, column) => ({ pick: column % 3 }));
  for (let hands = 0; hands < MOST_HANDS; hands += 1) {
    const answer = await player?.post("/games/goal/hands", { bet: { amount: 1_000, size }, moves });
    const { hand } = handAnswer.parse(answer);
    if (hand.payout !== 0) return hand.id;
  }
  throw new Error(`no such hand in ${MOST_HANDS}`);
}

/** Kicks through the middle until a keeper has the ball or the hand is over. */
async function kickOn(page: Page): Promise<void> {
  for (let kicks = 0; kicks < 10; kicks += 1) {
    const row = page.locator(".goal-aim button:not([aria-disabled])").nth(1);
    await row.or(page.locator(".goal-saved, .goal-scored")).first().waitFor();
    if (!(await row.isVisible())) return;
    await row.click();
    await page.waitForTimeout(800);
  }
}

async function showBet(page: Page, id: string): Promise<void> {
  await open(page, `/home?bet=${id}`);
  await page.getByRole("dialog").locator("figure").waitFor();
}

/** The pitch idle, in play and over. */
export const looks: GameLooks = {
  scenes: [
    { name: "goal-visitor", visitor: true, whole: true, passing: true, show: (page) => open(page, PATH) },
    { name: "goal-idle", show: (page) => open(page, PATH) },
    {
      name: "goal-open",
      async show(page, player) {
        await playUntil(player, "medium", 3);
        await open(page, PATH);
      },
    },
    {
      name: "goal-big",
      passing: true,
      async show(page, player) {
        await playUntil(player, "big", 5);
        await open(page, PATH);
      },
    },
    {
      name: "goal-flight",
      passing: true,
      async show(page, player) {
        await playUntil(player, "medium", 2);
        await open(page, PATH);
        await page.locator(".goal-aim button").nth(1).click();
        await page.waitForTimeout(420);
      },
    },
    {
      name: "goal-over",
      async show(page, player) {
        await playUntil(player, "small", 2);
        await open(page, PATH);
        await kickOn(page);
        await page.waitForTimeout(1_000);
      },
    },
    {
      name: "goal-auto",
      async show(page) {
        await open(page, PATH);
        await page.locator("input[type=radio][value=auto]").check({ force: true });
        for (const row of [1, 2, 0, 3]) await page.locator(".goal-aim button").nth(row).click();
      },
    },
    {
      name: "goal-bet",
      passing: true,
      show: async (page, player) => showBet(page, await playUntil(player, "small", 4)),
    },
    {
      name: "goal-replay",
      passing: true,
      async show(page, player) {
        await showBet(page, await playUntil(player, "medium", 7));
        await page.getByRole("dialog").locator("button:has(.lucide-play)").click();
        await page.waitForTimeout(2_400);
      },
    },
    {
      name: "goal-rules",
      whole: true,
      passing: true,
      async show(page) {
        await open(page, PATH);
        await seeAll(page);
      },
    },
  ],
};
