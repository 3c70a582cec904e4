import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton, seeAll } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

/** Guesses the likelier side this many times; luck may end the hand earlier. */
async function guessCards(page: Page, guesses: number): Promise<void> {
  const choices = page.locator(".hilo-choice");
  for (let guess = 0; guess < guesses; guess += 1) {
    const chances = (await choices.allInnerTexts()).map((text) => Number(/([\d.]+)%/.exec(text)?.[1] ?? 0));
    const likelier = choices.nth((chances[1] ?? 0) > (chances[0] ?? 0) ? 1 : 0);
    if ((await likelier.getAttribute("aria-disabled")) === "true") return;
    await likelier.click();
    await letMove(page, 1_300);
  }
}

/** Cashes out as soon as possible. */
async function settled(page: Page, player: Player | null): Promise<{ readonly id: string }> {
  for (;;) {
    const [hand] = (await player?.bets("hilo-1")) ?? [];
    if (hand !== undefined && hand.payout !== null) return hand;
    await page.locator(playButton).click();
    await letMove(page, 500);
  }
}

/** Plays a hand of two guesses, cashed out if luck allows, and opens its page over the home page. */
async function openSettledHand(page: Page, player: Player | null): Promise<void> {
  await open(page, "/game/hilo1");
  await page.locator(playButton).click();
  await letMove(page, 800);
  await guessCards(page, 2);
  const { id } = await settled(page, player);
  await open(page, `/home?bet=${id}`);
  await page.getByRole("dialog").locator("figure").waitFor();
}

/** Hilo 1 idle, in play and over. */
export const looks: GameLooks = {
  scenes: [
    { name: "hilo-visitor", visitor: true, whole: true, show: (page) => open(page, "/game/hilo1") },
    { name: "hilo-idle", show: (page) => open(page, "/game/hilo1") },
    {
      name: "hilo-open",
      async show(page) {
        await open(page, "/game/hilo1");
        await page.locator(playButton).click();
        await letMove(page, 800);
        await guessCards(page, 3);
      },
    },
    {
      name: "hilo-turning",
      passing: true,
      async show(page) {
        await open(page, "/game/hilo1");
        await page.locator(playButton).click();
        await letMove(page, 800);
        await guessCards(page, 1);
        await page.locator(".hilo-choice").first().click({ force: true });
      },
    },
    {
      name: "hilo-won",
      async show(page) {
        await open(page, "/game/hilo1");
        await page.locator(playButton).click();
        await letMove(page, 800);
        await guessCards(page, 2);
        await page.locator(playButton).click();
        await letMove(page, 300);
      },
    },
    {
      name: "hilo-auto",
      async show(page) {
        await open(page, "/game/hilo1");
        await page.locator("input[type=radio][value=auto]").click();
      },
    },
    { name: "hilo-bet", passing: true, show: openSettledHand },
    {
      name: "hilo-replay",
      passing: true,
      async show(page, player) {
        await openSettledHand(page, player);
        await page.getByRole("dialog").locator("button:has(.lucide-play)").click();
        await letMove(page, 1_200);
      },
    },
    {
      name: "hilo-rules",
      whole: true,
      passing: true,
      async show(page) {
        await open(page, "/game/hilo1");
        await seeAll(page);
      },
    },
    {
      name: "hilo-four-colours",
      async show(page) {
        await page.addInitScript(`localStorage.setItem("gameSettings", '{"fourColourCards":true}')`);
        // The page saves the setting in a keepalive request, and so is never idle for Playwright.
        await page.goto("/game/hilo1");
        await page.locator(playButton).click();
        await letMove(page, 800);
        await guessCards(page, 5);
      },
    },
  ],
};
