import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

/**
 * Lays one chip on each of these fields, given by their indices on the cloth: lo, joker, hi, red, black, and the ranks.
 */
async function layOn(page: Page, fields: readonly number[]): Promise<void> {
  await open(page, "/game/hilo2");
  await page.locator(".live-hilo-next[data-place=none]").waitFor({ timeout: 40_000 });
  for (const field of fields) await page.locator(".chip-spot").nth(field).click();
}

/** Bets and waits until the card of that round is face down or open. */
async function betUntil(page: Page, place: "down" | "open"): Promise<void> {
  await layOn(page, [1, 3, 5, 9]);
  await page.locator(playButton).click();
  await page.locator(`.live-hilo-next[data-place=${place}]`).waitFor({ timeout: 60_000 });
  await letMove(page, 900);
}

/** Hilo 2 between rounds, with chips, with the card face down, and with an open card. */
export const looks: GameLooks = {
  tall: true,
  scenes: [
    { name: "hilo-2", show: (page) => open(page, "/game/hilo2") },
    { name: "hilo-2-chips", passing: true, show: (page) => layOn(page, [1, 2, 3, 3, 5, 9]) },
    { name: "hilo-2-dealt", passing: true, show: (page) => betUntil(page, "down") },
    { name: "hilo-2-shown", passing: true, show: (page) => betUntil(page, "open") },
  ],
};
