import { rotateTo } from "@fairhouse/tests/e2e/house/known-seeds.ts";
import { ALL_IN_PERCENT, AutoPanel, playFast, profits, spendAllBut } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expect, type Page } from "@playwright/test";
import { roulette } from "../rules/roulette.ts";
import { RoulettePage } from "./roulette-page.ts";

async function openRoulette(page: Page, chips: readonly (readonly [place: string, chip: string])[]) {
  await playFast(page);
  const table = new RoulettePage(page);
  await table.open();
  for (const [place, chip] of chips) {
    await table.chip(chip).click();
    await table.field(place).click();
  }
  const auto = new AutoPanel(page);
  await auto.open();
  return auto;
}

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

test("roulette: stops on profit", { tag: "@long" }, async ({ page, player }) => {
  // A series of doublings ends at the largest bet, so the seed is chosen such that the third bet wins.
  await rotateTo(player, (chanceOf) => {
    const won = [0, 1, 2].map((nonce) => roulette.play(roulette.sampleBet(1), chanceOf(nonce)).payout > 0);
    return won.join() === "false,false,true";
  });
  const auto = await openRoulette(page, [["Red", "1,000"]]);
  await auto.set({ bets: 0, stopOnProfit: 1_000, onLoss: 100 });
  await auto.start.click();
  await auto.expectEnd("You reached the profit you set.");
  expect(await profits(player, "roulette")).toEqual([-1_000, -2_000, 4_000]);
});

test("roulette: stops on loss", { tag: "@long" }, async ({ page, player }) => {
  // 20,000 each on red and black and 1,000 on zero lose 1,000 on every number, and 5,000 on zero.
  const chips = ["Red", "Red", "Black", "Black"].map((place) => [place, "10,000"] as const);
  const auto = await openRoulette(page, [...chips, ["0, green", "1,000"]]);
  await auto.set({ bets: 0, stopOnLoss: 1_000 });
  await auto.start.click();
  await auto.expectEnd("You reached the loss you set.");
  expect(await player.bets("roulette")).toHaveLength(1);
});

test("roulette: stops on a single win", { tag: "@long" }, async ({ page, player }) => {
  const auto = await openRoulette(page, [
    ["Dozen 1", "1,000"],
    ["Dozen 3", "1,000"],
  ]);
  await auto.set({ bets: 0, stopOnSingleWin: 1_000 });
  await auto.start.click();
  await auto.expectEnd("A single bet won the amount you set.");
  expect((await profits(player, "roulette")).filter((profit) => profit > 0)).toEqual([1_000]);
});

test("roulette: stops when the balance does not cover another bet", { tag: "@long" }, async ({ page, player }) => {
  await spendAllBut(player, 1_500);
  const straight = { chips: [{ on: "straight-17", amount: 1 }] };
  await rotateTo(player, (chanceOf) => roulette.play(straight, chanceOf(0)).payout === 0);
  const auto = await openRoulette(page, [["17, black", "1,000"]]);
  await auto.set({ bets: 0, onWin: ALL_IN_PERCENT });
  await auto.start.click();
  await auto.expectEnd("Your balance does not cover another bet.");
  expect(await player.balance()).toBeLessThan(1_000);
});
