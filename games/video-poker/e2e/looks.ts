import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton, seeAll } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

const SHOWN_MS = 1_700;

/** Opens the page, and also waits until a hand left open by an earlier scene of the same account is dealt again. */
async function openTable(page: Page): Promise<void> {
  await open(page, "/game/poker");
  await letMove(page, SHOWN_MS);
}

async function deal(page: Page): Promise<void> {
  const choosing = page.locator(".poker-choosing");
  if ((await choosing.count()) === 0) await page.locator(playButton).click();
  await choosing.waitFor();
}

/** Plays a hand with one card held, and opens its page over the home page. */
async function openSettledHand(page: Page, player: Player | null): Promise<void> {
  await openTable(page);
  await deal(page);
  await page.keyboard.press("2");
  await page.locator(playButton).click();
  await page.locator(".poker-won, .poker-lost").waitFor();
  const [hand] = (await player?.bets("video-poker")) ?? [];
  await open(page, `/home?bet=${hand?.id}`);
  await page.getByRole("dialog").locator("figure").waitFor();
}

/** Deals and draws until a hand ends in the wanted mood; luck decides how many it takes. */
async function playUntil(page: Page, mood: "won" | "lost"): Promise<void> {
  for (let hands = 0; hands < 20; hands += 1) {
    await deal(page);
    await page.keyboard.press("b");
    await page.locator(playButton).click();
    await page.locator(".poker-won, .poker-lost").waitFor();
    if ((await page.locator(`.poker-${mood}`).count()) > 0) return;
  }
}

/** Turns the hint on for the page. */
const withHint = (page: Page) => page.addInitScript(`localStorage.setItem("play:video-poker:hint", '{"value":true}')`);

/** Video poker idle, in play and over. */
export const looks: GameLooks = {
  scenes: [
    { name: "poker-visitor", visitor: true, whole: true, show: (page) => open(page, "/game/poker") },
    { name: "poker-idle", show: (page) => open(page, "/game/poker") },
    {
      name: "poker-held",
      passing: true,
      async show(page) {
        await openTable(page);
        await deal(page);
        await page.keyboard.press("2");
        await page.keyboard.press("5");
      },
    },
    {
      name: "poker-hint",
      async show(page) {
        await withHint(page);
        await openTable(page);
        await deal(page);
        await page.keyboard.press("3");
      },
    },
    {
      name: "poker-drawing",
      passing: true,
      async show(page) {
        await openTable(page);
        await deal(page);
        await page.keyboard.press("1");
        await page.locator(playButton).click();
        await letMove(page, 350);
      },
    },
    {
      name: "poker-won",
      async show(page) {
        await withHint(page);
        await openTable(page);
        await playUntil(page, "won");
      },
    },
    {
      name: "poker-lost",
      async show(page) {
        await openTable(page);
        await playUntil(page, "lost");
      },
    },
    { name: "poker-bet", passing: true, show: openSettledHand },
    {
      name: "poker-replay",
      passing: true,
      async show(page, player) {
        await openSettledHand(page, player);
        await page.getByRole("dialog").locator("button:has(.lucide-play)").click();
        await letMove(page, 2_400);
      },
    },
    {
      name: "poker-rules",
      whole: true,
      passing: true,
      async show(page) {
        await open(page, "/game/poker");
        await seeAll(page);
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
