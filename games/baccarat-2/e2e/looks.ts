import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";
import { showShoe } from "./shoe-in-play.ts";

const BETTING = ".live-baccarat-clock";

/** Lays one chip on each of these fields, by their index on the cloth: pair, tie, super 6, pair, Player, Banker. */
async function layOn(page: Page, fields: readonly number[]): Promise<void> {
  await open(page, "/game/baccarat2");
  await page.locator(BETTING).waitFor({ timeout: 60_000 });
  for (const field of fields) await page.locator(".chip-spot").nth(field).click();
}

/** Does the same in the middle of a shoe. */
async function layOnShoe(page: Page, hands: number, fields: readonly number[]): Promise<void> {
  await showShoe(page, hands);
  await layOn(page, fields);
}

/** Baccarat 2 between hands, with chips and roads of a long shoe, while cards are dealt, and after that. */
export const looks: GameLooks = {
  tall: true,
  scenes: [
    { name: "baccarat-2", show: (page) => open(page, "/game/baccarat2") },
    {
      name: "baccarat-2-shoe",
      passing: true,
      async show(page) {
        await layOnShoe(page, 38, [0, 2, 4, 5, 5]);
      },
    },
    {
      name: "baccarat-2-ask",
      passing: true,
      async show(page) {
        await layOnShoe(page, 38, [5]);
        await page.locator(".ask-button").nth(1).click();
      },
    },
    {
      name: "baccarat-2-dealt",
      passing: true,
      async show(page) {
        await layOn(page, [1, 2, 4, 5]);
        await page.locator(playButton).click();
        await page.locator(".baccarat-seat .card").nth(3).waitFor({ timeout: 60_000 });
        await letMove(page, 900);
      },
    },
    {
      name: "baccarat-2-over",
      passing: true,
      async show(page) {
        await layOn(page, [1, 2, 4, 5]);
        await page.locator(playButton).click();
        await page.locator(".live-baccarat-result").waitFor({ timeout: 60_000 });
        await letMove(page, 1_200);
      },
    },
  ],
};
