import type { Page } from "@playwright/test";
import { open, playButton, playSome, type Scene, seeAll } from "./scene.ts";

/** An open hand with three gems, or the lost one that luck made of it. */
async function openHand(page: Page): Promise<void> {
  await page.locator("section[data-compact] select").selectOption("1");
  await page.locator(playButton).click();
  for (const tile of [6, 12, 18]) await page.locator(".mines-tile").nth(tile).click({ force: true });
}

/** Says of so many cards that the next one lies on the likelier side; luck may end the hand before. */
async function guessCards(page: Page, guesses: number): Promise<void> {
  const choices = page.locator(".hilo-choice");
  for (let guess = 0; guess < guesses; guess += 1) {
    const chances = (await choices.allInnerTexts()).map((text) => Number(/([\d.]+)%/.exec(text)?.[1] ?? 0));
    const likelier = choices.nth((chances[1] ?? 0) > (chances[0] ?? 0) ? 1 : 0);
    if ((await likelier.getAttribute("aria-disabled")) === "true") return;
    await likelier.click();
    await page.waitForTimeout(1_300);
  }
}

/** Each game idle, in play and over. */
export const scenesOfGames: readonly Scene[] = [
  { name: "mines-visitor", visitor: true, whole: true, show: (page) => open(page, "/game/mine") },
  { name: "mines-idle", show: (page) => open(page, "/game/mine") },
  {
    name: "mines-open",
    async show(page) {
      await open(page, "/game/mine");
      await openHand(page);
    },
  },
  {
    name: "mines-won",
    async show(page) {
      await open(page, "/game/mine");
      await openHand(page);
      await page.waitForTimeout(1_000);
      await page.locator(playButton).click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: "mines-lost",
    async show(page) {
      await open(page, "/game/mine");
      await page.locator("section[data-compact] select").selectOption("24");
      await page.locator(playButton).click();
      await page.locator(".mines-tile").nth(12).click();
      await page.waitForTimeout(1_000);
    },
  },
  {
    name: "mines-auto",
    async show(page) {
      await open(page, "/game/mine");
      await page.locator("input[type=radio][value=auto]").click();
      for (const tile of [6, 12, 18]) await page.locator(".mines-tile").nth(tile).click();
    },
  },
  {
    name: "mines-info",
    async show(page, player) {
      await playSome(player);
      await open(page, "/game/mine");
      await page.locator("[role=toolbar] button, [role=group] button[aria-pressed]").nth(4).click();
    },
  },
  {
    name: "mines-history",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await open(page, "/game/mine");
      await seeAll(page);
    },
  },
  { name: "hilo-visitor", visitor: true, whole: true, show: (page) => open(page, "/game/hilo1") },
  { name: "hilo-idle", show: (page) => open(page, "/game/hilo1") },
  {
    name: "hilo-open",
    async show(page) {
      await open(page, "/game/hilo1");
      await page.locator(playButton).click();
      await page.waitForTimeout(800);
      await guessCards(page, 3);
    },
  },
  {
    name: "hilo-turning",
    async show(page) {
      await open(page, "/game/hilo1");
      await page.locator(playButton).click();
      await page.waitForTimeout(800);
      await guessCards(page, 1);
      await page.locator(".hilo-choice").first().click({ force: true });
    },
  },
  {
    name: "hilo-won",
    async show(page) {
      await open(page, "/game/hilo1");
      await page.locator(playButton).click();
      await page.waitForTimeout(800);
      await guessCards(page, 2);
      await page.locator(playButton).click();
      await page.waitForTimeout(300);
    },
  },
  {
    name: "hilo-auto",
    async show(page) {
      await open(page, "/game/hilo1");
      await page.locator("input[type=radio][value=auto]").click();
    },
  },
  {
    name: "hilo-four-colours",
    async show(page) {
      await page.addInitScript(`localStorage.setItem("gameSettings", '{"fourColourCards":true}')`);
      await open(page, "/game/hilo1");
      await page.locator(playButton).click();
      await page.waitForTimeout(800);
      await guessCards(page, 5);
    },
  },
  {
    name: "roulette-idle",
    show: (page) => open(page, "/game/roulette"),
  },
  {
    name: "roulette-chips",
    async show(page) {
      await open(page, "/game/roulette");
      for (const spot of [17, 5, 45, 80, 110, 140]) await page.locator(".roulette-spot").nth(spot).click();
    },
  },
  {
    name: "roulette-spinning",
    async show(page) {
      await open(page, "/game/roulette");
      await page.locator(".roulette-spot").nth(17).click();
      await page.locator(playButton).click();
      await page.waitForTimeout(1_200);
    },
  },
  {
    name: "roulette-result",
    async show(page) {
      await open(page, "/game/roulette");
      for (const spot of [142, 143, 144]) await page.locator(".roulette-spot").nth(spot).click();
      await page.locator(playButton).click();
      await page.waitForTimeout(4_600);
    },
  },
  { name: "crash", show: (page) => open(page, "/game/crash") },
  { name: "slide", show: (page) => open(page, "/game/slide") },
  {
    name: "slide-sliding",
    async show(page) {
      await open(page, "/game/slide");
      await page.locator(playButton).click();
      await page.locator(".slide-window[data-moving=true]").waitFor({ timeout: 40_000 });
      await page.waitForTimeout(2_400);
    },
  },
  {
    name: "slide-landed",
    async show(page) {
      await open(page, "/game/slide");
      await page.locator(playButton).click();
      await page.locator(".slide-window[data-moving=true]").waitFor({ timeout: 40_000 });
      await page.locator(".slide-window[data-landed=true]").waitFor({ timeout: 20_000 });
      await page.waitForTimeout(700);
    },
  },
  {
    name: "crash-later",
    async show(page) {
      await open(page, "/game/crash");
      await page.waitForTimeout(7_000);
    },
  },
  {
    name: "crash-ticket",
    async show(page) {
      await open(page, "/game/crash");
      await page.locator(playButton).click();
      await page.waitForTimeout(9_000);
    },
  },
];
