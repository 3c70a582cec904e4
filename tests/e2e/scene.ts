import type { Page } from "@playwright/test";
import type { Player } from "./player.ts";

/** One thing to look at. It must work in every language: elements are found by place and role, not by words. */
export interface Scene {
  readonly name: string;
  readonly visitor?: boolean;
  /** The whole length of the page instead of the first window. */
  readonly whole?: boolean;
  /** Settings of the player on top of those of the look. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The browser may report errors like this one: the scene provokes it. */
  readonly provokes?: RegExp;
  /** Only where the window is at least so wide. */
  readonly from?: number;
  show(page: Page, player: Player | null): Promise<void>;
}

export const playButton = "[data-play-button]";

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

/** Some bets of every kind. @returns the id of the last one, a spin of roulette. */
export async function playSome(player: Player | null): Promise<string> {
  for (let tile = 0; tile < 6; tile += 1) await player?.playMines(1000 * (tile + 1), 1 + tile, [tile, tile + 6]);
  for (const on of ["red", "dozen-1", "straight-17"]) await player?.spin([{ on, amount: 2000 }]);
  return (await player?.spin([{ on: "black", amount: 5000 }]))?.id ?? "";
}
