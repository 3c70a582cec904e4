import { ALL_IN_PERCENT, AutoPanel, playFast, profits, spendAllBut } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expect, type Page } from "@playwright/test";
import { MinesPage } from "./mines-page.ts";

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

test("mines: stops after the set number of bets", async ({ page, player }) => {
  const auto = await openMines(page, 1_000, 3);
  await auto.set({ bets: 4 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  expect(await player.bets("mines")).toHaveLength(4);
  await expectBalance(page, await player.balance());
});

test("mines: reveals the chosen tiles", { tag: "@long" }, async ({ page, player }) => {
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

test("mines: stops on profit", { tag: "@long" }, async ({ page, player }) => {
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

test("mines: stops on a single win", { tag: "@long" }, async ({ page, player }) => {
  const auto = await openMines(page, 1_000, 12);
  await auto.set({ bets: 0, stopOnSingleWin: 500 });
  await auto.start.click();
  await auto.expectEnd("A single bet won the amount you set.");
  const all = await profits(player, "mines");
  expect(all.filter((profit) => profit >= 500)).toHaveLength(1);
  expect(all.at(-1)).toBeGreaterThanOrEqual(500);
});

test("mines: stops when the balance does not cover another bet", { tag: "@long" }, async ({ page, player }) => {
  await spendAllBut(player, 2_000);
  const auto = await openMines(page, 2_000, 24);
  await auto.set({ bets: 0, onWin: ALL_IN_PERCENT });
  await auto.start.click();
  await auto.expectEnd("Your balance does not cover another bet.");
  expect(await player.balance()).toBeLessThan(1_000);
});
