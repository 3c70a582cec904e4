import type { Page } from "@playwright/test";
import { Player } from "./player.ts";

/** One thing to look at. It must work in every language: elements are found by place and role, not by words. */
export interface Scene {
  readonly name: string;
  readonly visitor?: boolean;
  /** The whole length of the page instead of the first window. */
  readonly whole?: boolean;
  show(page: Page, player: Player | null): Promise<void>;
}

const settled = (page: Page) => page.waitForLoadState("networkidle");
const playButton = "[data-play-button]";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

async function playSome(player: Player | null): Promise<string> {
  for (let tile = 0; tile < 6; tile += 1) await player?.playMines(1000 * (tile + 1), 1 + tile, [tile, tile + 6]);
  for (const on of ["red", "dozen-1", "straight-17"]) await player?.spin([{ on, amount: 2000 }]);
  return (await player?.spin([{ on: "black", amount: 5000 }]))?.id ?? "";
}

/** An open hand with three gems, or the lost one that luck made of it. */
async function openHand(page: Page): Promise<void> {
  await page.locator("section[data-compact] select").selectOption("1");
  await page.locator(playButton).click();
  for (const tile of [6, 12, 18]) await page.locator(".mines-tile").nth(tile).click({ force: true });
}

export const scenes: readonly Scene[] = [
  { name: "home-visitor", visitor: true, whole: true, show: (page) => open(page, "/home") },
  {
    name: "home-player",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await player?.openMines(5000, 3);
      await open(page, "/home");
      await page.mouse.wheel(0, 3000);
      await settled(page);
    },
  },
  { name: "profile-visitor", visitor: true, show: (page) => open(page, "/profile") },
  {
    name: "profile-player",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await open(page, "/profile");
    },
  },
  { name: "fairness-visitor", visitor: true, whole: true, show: (page) => open(page, "/fairness") },
  {
    name: "fairness-player",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await player?.rotate();
      await open(page, "/fairness");
    },
  },
  {
    name: "bet",
    whole: true,
    async show(page, player) {
      const id = await playSome(player);
      await player?.rotate();
      await open(page, `/bet/${id}`);
      await page.locator("section[aria-labelledby=proof] [aria-live] > button").click();
    },
  },
  { name: "bet-missing", visitor: true, show: (page) => open(page, "/bet/00000000-0000-4000-8000-000000000000") },
  { name: "login", visitor: true, show: (page) => open(page, "/auth/jwt/login") },
  { name: "register", visitor: true, show: (page) => open(page, "/auth/jwt/register") },
  {
    name: "register-errors",
    visitor: true,
    async show(page) {
      await open(page, "/auth/jwt/register");
      await page.locator("button[type=submit]").click();
    },
  },
  { name: "panel-terms", visitor: true, show: (page) => open(page, "/home?panel=terms") },
  {
    name: "age",
    visitor: true,
    async show(page) {
      await Player.register(page.context().request, { adult: false });
      await open(page, "/game/mine");
      await page.locator(playButton).click();
    },
  },
  { name: "not-found", visitor: true, show: (page) => open(page, "/404") },
  {
    name: "dialog-sign-in",
    visitor: true,
    async show(page) {
      await open(page, "/home");
      await page.locator("header button").last().click();
    },
  },
  {
    name: "settings",
    async show(page) {
      await open(page, "/home");
      await page.locator("header button[aria-haspopup=dialog]").first().click();
    },
  },
  {
    name: "account-menu",
    async show(page) {
      await open(page, "/home");
      await page.locator("header button[aria-haspopup=dialog]").last().click();
    },
  },
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
      await page.locator("[role=toolbar] button, [role=group] button[aria-pressed]").nth(2).click();
    },
  },
  {
    name: "mines-history",
    whole: true,
    async show(page, player) {
      await playSome(player);
      await open(page, "/game/mine");
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
