import { catalog } from "@fairhouse/games/catalog.ts";
import { someHand } from "@fairhouse/games/samples.ts";
import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { Player } from "../page/player.ts";

test("before the first bet the house asks for the age, once", async ({ page, context }) => {
  const player = await Player.register(context.request, { adult: false });
  const play = page.locator("[data-play-button]");
  await page.goto(someHand.entry.path);
  await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
  await play.click();
  const question = page.getByRole("alertdialog", { name: "Are you 18 or older?" });
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(question).toBeHidden();
  expect(await player.bets(someHand.id)).toHaveLength(0);

  await play.click();
  await question.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(question).toBeHidden();
  await expect.poll(async () => (await player.bets(someHand.id)).length).toBe(1);

  const another = catalog.find(({ id, kind }) => kind === "hand" && id !== someHand.id);
  await page.goto(another?.path ?? "");
  await play.click();
  await expect.poll(async () => (await player.bets(another?.id ?? "")).length).toBe(1);
  await expect(question).toBeHidden();
});
