import type { GameLooks } from "@fairhouse/tests/e2e/looks-of-games.ts";
import { open, playButton } from "@fairhouse/tests/e2e/scene.ts";
import type { Page } from "@playwright/test";

const SHOWN_MS = 1_700;

async function deal(page: Page): Promise<void> {
  await page.locator(playButton).click();
  await page.locator(".poker-choosing").waitFor();
}

/** Deals and draws until a hand ends as wanted; luck decides how often. */
async function playUntil(page: Page, mood: "won" | "lost"): Promise<void> {
  for (let hands = 0; hands < 20; hands += 1) {
    await deal(page);
    await page.keyboard.press("b");
    await page.locator(playButton).click();
    await page.waitForTimeout(SHOWN_MS);
    if ((await page.locator(`.poker-${mood}`).count()) > 0) return;
  }
}

/** The hint stands at the side of the players who want it. */
const withHint = (page: Page) => page.addInitScript(`localStorage.setItem("play:video-poker:hint", '{"value":true}')`);

/** Video poker idle, in play and over. */
export const looks: GameLooks = {
  scenes: [
    { name: "poker-visitor", visitor: true, whole: true, show: (page) => open(page, "/game/poker") },
    { name: "poker-idle", show: (page) => open(page, "/game/poker") },
    {
      name: "poker-held",
      async show(page) {
        await open(page, "/game/poker");
        await deal(page);
        await page.keyboard.press("2");
        await page.keyboard.press("5");
      },
    },
    {
      name: "poker-hint",
      async show(page) {
        await withHint(page);
        await open(page, "/game/poker");
        await deal(page);
        await page.keyboard.press("3");
      },
    },
    {
      name: "poker-drawing",
      passing: true,
      async show(page) {
        await open(page, "/game/poker");
        await deal(page);
        await page.keyboard.press("1");
        await page.locator(playButton).click();
        await page.waitForTimeout(350);
      },
    },
    {
      name: "poker-won",
      async show(page) {
        await withHint(page);
        await open(page, "/game/poker");
        await playUntil(page, "won");
      },
    },
    {
      name: "poker-lost",
      async show(page) {
        await open(page, "/game/poker");
        await playUntil(page, "lost");
      },
    },
    {
      name: "poker-auto",
      async show(page) {
        await open(page, "/game/poker");
        await page.locator("input[type=radio][value=auto]").click();
      },
    },
  ],
};
