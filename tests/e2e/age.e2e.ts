import { MinesPage } from "@fairhouse/games/mines/e2e/mines-page.ts";
import { expect } from "@playwright/test";
import { test } from "./fixture.ts";
import { Player } from "./player.ts";

test("before the first bet the house asks for the age, once", async ({ page, context }) => {
  const player = await Player.register(context.request, { adult: false });
  const mines = new MinesPage(page);
  await mines.open();
  await mines.bet.click();
  const question = page.getByRole("alertdialog", { name: "Are you 18 or older?" });
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(question).toBeHidden();
  expect(await player.bets("mines")).toHaveLength(0);

  await mines.bet.click();
  await question.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(question).toBeHidden();
  await expect(mines.cashOut).toBeVisible();
  expect(await player.bets("mines")).toHaveLength(1);

  await page.goto("/game/roulette");
  await page.getByRole("button", { name: "17, black, pays 35 to 1" }).click();
  await page.getByRole("button", { name: "Spin" }).click();
  await expect(page.getByRole("img", { name: /^Roulette wheel: / })).toBeVisible();
  await expect(question).toBeHidden();
});
