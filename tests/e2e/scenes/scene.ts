import { expect, type Page } from "@playwright/test";
import type { Player } from "../page/player.ts";

/** A scene to look at. It must work in every language: elements are found by place and role, not by words. */
export interface Scene {
  readonly name: string;
  readonly visitor?: boolean;
  /** True to show the whole length of the page instead of the first window. */
  readonly whole?: boolean;
  /** Settings of the player, merged over those of the look. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Errors like this one are allowed in the browser: the scene provokes them. */
  readonly provokes?: RegExp;
  /**
   * True for scenes that serve only pictures: the scene is over before axe could check it, or another scene contains
   * everything of it.
   */
  readonly passing?: boolean;
  /** Minimum width of the window. */
  readonly from?: number;
  /** Shared parts that the scene shows, for pictures of their own. */
  readonly parts?: readonly Part[];
  show(page: Page, player: Player | null): Promise<void>;
}

/** A part that several screens share. */
export interface Part {
  readonly name: string;
  /** The place of its code, relative to `games/shared/screen` unless it says otherwise. */
  readonly code: string;
  /** A selector; the first element that it finds is the part. */
  readonly at: string;
  /** Minimum width of the window. */
  readonly from?: number;
}

export const playButton = "[data-play-button]";
/** No page is longer than this many windows. */
const MOST_WINDOWS = 20;

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("main :is(h1, h2, h3, p)").first().waitFor({ state: "attached" });
  await arrived(page);
}

const ARRIVED = `document.readyState === "complete" && document.fonts.status === "loaded" &&
  ![...document.querySelectorAll("[data-coming], [aria-busy=true]")].some((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0;
  })`;

/**
 * Waits until nothing in the window is marked as still to come. Lists far below may wait until a player scrolls to
 * them.
 */
export async function arrived(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(ARRIVED), "what is still to come").toBe(true);
}

/** Time after which the house's answers are on the screen, provided that nothing moves. */
const ANSWERED_MS = 400;

/**
 * Waits while something moves, so that a picture shows the middle or the end of it. Without motion it returns at once.
 */
export async function letMove(page: Page, ms: number): Promise<void> {
  const still = await page.evaluate<boolean>("matchMedia('(prefers-reduced-motion: reduce)').matches");
  await page.waitForTimeout(still ? Math.min(ms, ANSWERED_MS) : ms);
}

/**
 * Ends current motion: opening dialogs, colour transitions. A browser that draws nothing for a while would never end
 * it.
 */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(`{
    for (const animation of document.getAnimations())
      if (animation.playState === "running" && animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  }`);
}

/** Scrolls through the page, to load content that is fetched near the window, and back to the top. */
export async function seeAll(page: Page): Promise<void> {
  for (let windows = 0; windows < MOST_WINDOWS; windows += 1) {
    const at = await page.evaluate<number>("scrollY");
    await page.evaluate("scrollBy({ top: innerHeight, behavior: 'instant' })");
    if ((await page.evaluate<number>("scrollY")) === at) break;
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(500);
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
}

/** Plays some bets of every kind. @returns the id of the last one, an instant bet. */
export async function playSome(player: Player | null): Promise<string> {
  for (let tile = 0; tile < 6; tile += 1) await player?.playMines(1000 * (tile + 1), 1 + tile, [tile, tile + 6]);
  for (const on of ["red", "dozen-1", "straight-17"]) await player?.spin([{ on, amount: 2000 }]);
  return (await player?.spin([{ on: "black", amount: 5000 }]))?.id ?? "";
}
