import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton, seeAll } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

const PATH = "/game/flower-Poker";

/** Bets until the player's bed is in the wanted mood: 40 bets without it happen once in a million million. */
async function betUntil(page: Page, mood: "won" | "lost" | "again"): Promise<void> {
  // Fast, except for the passing mood, which needs time to be seen.
  if (mood !== "again") await page.addInitScript(`localStorage.setItem("gameSettings", '{"fastBet":true}')`);
  // The page saves the setting in a keepalive request, and so is never idle for Playwright.
  await page.goto(PATH);
  for (let bets = 0; bets < 40; bets += 1) {
    await page.locator(playButton).click();
    const beds = page.locator(`[data-bed=player][data-mood=${mood}]`);
    await page.locator(".flower-garden[data-over]").or(beds).first().waitFor();
    if (await beds.isVisible()) return;
    await letMove(page, 300);
  }
}

/** The garden idle, being planted, planted again, won and lost. */
export const looks: GameLooks = {
  scenes: [
    { name: "flower-visitor", visitor: true, whole: true, show: (page) => open(page, PATH) },
    { name: "flower-idle", show: (page) => open(page, PATH) },
    {
      name: "flower-planting",
      passing: true,
      async show(page) {
        await open(page, PATH);
        await page.locator(playButton).click();
        await letMove(page, 1_900);
      },
    },
    { name: "flower-won", show: (page) => betUntil(page, "won") },
    { name: "flower-lost", show: (page) => betUntil(page, "lost") },
    { name: "flower-again", passing: true, show: (page) => betUntil(page, "again") },
    {
      name: "flower-rules",
      whole: true,
      passing: true,
      async show(page) {
        await open(page, PATH);
        await seeAll(page);
      },
    },
    {
      name: "flower-auto",
      async show(page) {
        await open(page, PATH);
        await page.locator("input[type=radio][value=auto]").check({ force: true });
      },
    },
  ],
};
