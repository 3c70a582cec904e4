import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

/** Longer than any deal, including its settlement. */
const DEAL_MS = 8_000;

/** Lays one chip on each of these fields, by their index on the cloth: pair, tie, pair, Player, Banker. */
async function layOn(page: Page, fields: readonly number[]): Promise<void> {
  await open(page, "/game/baccarat1");
  for (const field of fields) await page.locator(".chip-spot").nth(field).click();
}

/** Baccarat 1 idle, in play and after a deal. */
export const looks: GameLooks = {
  tall: true,
  scenes: [
    { name: "baccarat-visitor", visitor: true, whole: true, show: (page) => open(page, "/game/baccarat1") },
    { name: "baccarat-idle", show: (page) => open(page, "/game/baccarat1") },
    { name: "baccarat-chips", passing: true, show: (page) => layOn(page, [0, 1, 2, 3, 3, 4]) },
    {
      name: "baccarat-dealing",
      passing: true,
      async show(page) {
        await layOn(page, [3, 4]);
        await page.locator(playButton).click();
        await letMove(page, 1_500);
      },
    },
    {
      name: "baccarat-over",
      async show(page) {
        await layOn(page, [0, 1, 2, 3, 4]);
        await page.locator(playButton).click();
        await letMove(page, DEAL_MS);
      },
    },
    {
      name: "baccarat-squeeze",
      async show(page) {
        await layOn(page, [3]);
        await page.getByRole("switch").first().check();
        await page.locator(playButton).click();
        const card = page.locator(".squeeze-hold");
        await card.waitFor();
        await card.focus();
        for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowUp");
        await letMove(page, 400);
      },
    },
    {
      name: "baccarat-roads",
      async show(page, player) {
        const chips = [{ on: "player", amount: 1_000 }];
        for (let deal = 0; deal < 40; deal += 1) await player?.post("/games/baccarat-1/bets", { bet: { chips } });
        await open(page, "/game/baccarat1");
      },
    },
  ],
};
