import { expect, type Page } from "@playwright/test";
import { AutoPanel, playFast } from "./auto-page.ts";
import { expectBalance, test } from "./fixture.ts";
import { MinesPage } from "./mines-page.ts";
import type { Player } from "./player.ts";
import { RoulettePage } from "./roulette-page.ts";

/** The largest growth that a progression takes: everything goes into the next bet. */
const ALL_IN_PERCENT = 10_000;

/** What one bet on the whole cloth loses when each number carries this much: 1/37 of its stake, whatever is drawn. */
const COVER = 2_700;

/** Loses until so much is left: in small certain steps, at last with one bet that hardly ever wins. */
async function spendAllBut(player: Player, left: number): Promise<void> {
  const whole = Array.from({ length: 37 }, (_, number) => ({ on: `straight-${number}`, amount: COVER }));
  for (let over = (await player.balance()) - left; over > 0; over = (await player.balance()) - left) {
    const steps = Math.min(20, Math.floor((over - 100_000) / COVER) + 1);
    if (over <= 100_000) await player.playMines(over, 24, [0]);
    else await Promise.all(Array.from({ length: steps }, () => player.spin(whole)));
  }
}

async function openMines(page: Page, amount: number, mines: number): Promise<AutoPanel> {
  await playFast(page);
  const table = new MinesPage(page);
  await table.open();
  await table.choose(amount, mines);
  const auto = new AutoPanel(page);
  await auto.open();
  await page.getByRole("radio", { name: "Random" }).check();
  const count = page.getByRole("textbox", { name: "Random tiles to reveal" });
  await count.or(page.getByRole("spinbutton", { name: "Random tiles to reveal" })).fill("1");
  return auto;
}

async function openRoulette(page: Page, chips: readonly (readonly [place: string, chip: string])[]) {
  await playFast(page);
  const table = new RoulettePage(page);
  await table.open();
  for (const [place, chip] of chips) {
    await table.chip(chip).click();
    await table.spot(place).click();
  }
  const auto = new AutoPanel(page);
  await auto.open();
  return auto;
}

const profits = async (player: Player, game: string) =>
  (await player.bets(game)).map(({ payout, stake }) => (payout ?? 0) - stake).reverse();

test("mines: stops when all bets are made", async ({ page, player }) => {
  const auto = await openMines(page, 1_000, 3);
  await auto.set({ bets: 4 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  expect(await player.bets("mines")).toHaveLength(4);
  await expectBalance(page, await player.balance());
});

test("mines: chosen tiles are the ones that are revealed", async ({ page, player }) => {
  await playFast(page);
  const mines = new MinesPage(page);
  await mines.open();
  await mines.choose(1_000, 1);
  const auto = new AutoPanel(page);
  await auto.open();
  await expect(auto.start).toHaveAttribute("aria-disabled", "true");
  for (const tile of [0, 24]) await mines.tile(tile).click();
  await expect(mines.tile(24)).toHaveAccessibleName(/: chosen$/);
  await auto.set({ bets: 2 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  const bets = await player.bets("mines");
  expect(bets).toHaveLength(2);
  for (const { stake, payout } of bets) expect([0, Math.floor((stake * 0.99 * 25) / 23)]).toContain(payout);
});

test("mines: stops on profit", async ({ page, player }) => {
  const auto = await openMines(page, 1_000, 1);
  await auto.set({ bets: 0, stopOnProfit: 31, onLoss: ALL_IN_PERCENT });
  await auto.start.click();
  await auto.expectEnd("You reached the profit you set.");
  const all = await profits(player, "mines");
  const sum = (list: readonly number[]) => list.reduce((total, profit) => total + profit, 0);
  expect(sum(all)).toBeGreaterThanOrEqual(31);
  expect(sum(all.slice(0, -1)), "not a bet too late").toBeLessThan(31);
});

test("mines: stops on loss", async ({ page, player }) => {
  const auto = await openMines(page, 1_000, 24);
  await auto.set({ bets: 0, stopOnLoss: 1_000, onWin: ALL_IN_PERCENT });
  await auto.start.click();
  await auto.expectEnd("You reached the loss you set.");
  const all = await profits(player, "mines");
  expect(all.reduce((total, profit) => total + profit, 0)).toBeLessThanOrEqual(-1_000);
  await expectBalance(page, await player.balance());
});

test("mines: stops on a single win", async ({ page, player }) => {
  const auto = await openMines(page, 1_000, 12);
  await auto.set({ bets: 0, stopOnSingleWin: 500 });
  await auto.start.click();
  await auto.expectEnd("A single bet won the amount you set.");
  const all = await profits(player, "mines");
  expect(all.filter((profit) => profit >= 500)).toHaveLength(1);
  expect(all.at(-1)).toBeGreaterThanOrEqual(500);
});

test("mines: stops when the balance does not cover another bet", async ({ page, player }) => {
  await spendAllBut(player, 2_000);
  const auto = await openMines(page, 2_000, 24);
  await auto.set({ bets: 0, onWin: ALL_IN_PERCENT });
  await auto.start.click();
  await auto.expectEnd("Your balance does not cover another bet.");
  expect(await player.balance()).toBeLessThan(1_000);
});

test("roulette: stops when all bets are made, and by hand", async ({ page, player }) => {
  const auto = await openRoulette(page, [["Red", "1,000"]]);
  await auto.set({ bets: 3 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  expect(await player.bets("roulette")).toHaveLength(3);
  await auto.set({ bets: 0 });
  await auto.start.click();
  await auto.stop.click();
  await auto.expectEnd("Stopped by you.");
  await expectBalance(page, await player.balance());
});

test("roulette: stops on profit", async ({ page, player }) => {
  const auto = await openRoulette(page, [["Red", "1,000"]]);
  await auto.set({ bets: 0, stopOnProfit: 1_000, onLoss: 100 });
  await auto.start.click();
  await auto.expectEnd("You reached the profit you set.");
  const all = await profits(player, "roulette");
  expect(all.reduce((total, profit) => total + profit, 0)).toBeGreaterThanOrEqual(1_000);
});

test("roulette: stops on loss", async ({ page, player }) => {
  // Red and black 20,000 each and zero 1,000 lose 1,000 on every number, and 5,000 on zero.
  const chips = ["Red", "Red", "Black", "Black"].map((place) => [place, "10,000"] as const);
  const auto = await openRoulette(page, [...chips, ["0, green", "1,000"]]);
  await auto.set({ bets: 0, stopOnLoss: 1_000 });
  await auto.start.click();
  await auto.expectEnd("You reached the loss you set.");
  expect(await player.bets("roulette")).toHaveLength(1);
});

test("roulette: stops on a single win", async ({ page, player }) => {
  const auto = await openRoulette(page, [
    ["Dozen 1", "1,000"],
    ["Dozen 3", "1,000"],
  ]);
  await auto.set({ bets: 0, stopOnSingleWin: 1_000 });
  await auto.start.click();
  await auto.expectEnd("A single bet won the amount you set.");
  expect((await profits(player, "roulette")).filter((profit) => profit > 0)).toEqual([1_000]);
});

test("roulette: stops when the balance does not cover another bet", async ({ page, player }) => {
  await spendAllBut(player, 1_500);
  const auto = await openRoulette(page, [["17, black", "1,000"]]);
  await auto.set({ bets: 0, onWin: ALL_IN_PERCENT });
  await auto.start.click();
  await auto.expectEnd("Your balance does not cover another bet.");
  expect(await player.balance()).toBeLessThan(1_000);
});
