import { readFile } from "node:fs/promises";
import { someHand, someInstant } from "@fairhouse/games/samples.ts";
import { expect, type Page } from "@playwright/test";
import { coins, test } from "../page/fixture.ts";
import type { Player } from "../page/player.ts";

/** Plays 27 bets of different stakes and a whole hand, and leaves another hand open. */
async function play(player: Player): Promise<{ wagered: number; paid: number; won: number }> {
  const sums = { wagered: 0, paid: 0, won: 0 };
  for (let bet = 1; bet <= 27; bet++) {
    const { payout } = await player.spin([{ on: "red", amount: 1000 * bet }]);
    sums.wagered += 1000 * bet;
    sums.paid += payout ?? 0;
    if ((payout ?? 0) > 0) sums.won += 1;
  }
  await player.playMines(2000, 3, [0]);
  await player.openMines(5000, 3);
  return sums;
}

const rowsOf = (page: Page) => page.getByRole("table", { name: "My bets" }).locator("tbody tr");
const totalsOf = (page: Page) => page.getByRole("region", { name: "Totals" });

test("filters are part of the address: a bet and back, a reload and a shared link keep them", async ({
  page,
  player,
}) => {
  const { wagered, paid, won } = await play(player);
  await page.goto("/profile");
  await expect(rowsOf(page)).toHaveCount(25);
  await expect(totalsOf(page)).toContainText("1 bet is open");
  await page.getByLabel("Game", { exact: true }).selectOption({ label: someInstant.entry.name });
  await expect(page).toHaveURL(`/profile?game=${someInstant.id}`);
  await expect(totalsOf(page)).toContainText(coins(wagered));
  await expect(totalsOf(page)).toContainText(coins(paid));
  await page.getByLabel("Result", { exact: true }).selectOption({ label: "Won" });
  await expect(rowsOf(page)).toHaveCount(Math.min(25, won));
  // The bet opens over its list, and leads to the next one that fits the filters.
  const links = rowsOf(page).getByRole("link");
  const [first, second] = [await links.first().getAttribute("href"), await links.nth(1).getAttribute("href")];
  const openBet = (href: string | null) =>
    `/profile?game=${someInstant.id}&result=won&bet=${href?.slice("/bet/".length)}`;
  await links.first().click();
  const dialog = page.getByRole("dialog", { name: `Bet on ${someInstant.entry.name}` });
  await expect(page).toHaveURL(openBet(first));
  await dialog.getByRole("button", { name: "Next bet in the list" }).click();
  await expect(page).toHaveURL(openBet(second));
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/profile?game=${someInstant.id}&result=won`);
  await expect(rowsOf(page)).toHaveCount(Math.min(25, won));
  await page.reload();
  await expect(page.getByLabel("Result", { exact: true })).toHaveValue("won");
  await expect(rowsOf(page)).toHaveCount(Math.min(25, won));
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/profile");
});

test("bets of one game can be filtered by its own numbers", { tag: "@long" }, async ({ page, player }) => {
  await player.playMines(2000, 3, [0]);
  await player.openMines(5000, 5);
  await page.goto("/profile");
  await expect(rowsOf(page)).toHaveCount(2);
  const least = page.getByLabel("Mines from", { exact: true });
  await expect(least).toBeHidden();
  await page.getByLabel("Game", { exact: true }).selectOption({ label: "Mines" });
  await least.fill("4");
  await page.getByLabel("Mines to", { exact: true }).fill("5");
  await expect(page).toHaveURL("/profile?game=mines&mark=mines&least=4&most=5");
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(totalsOf(page)).toContainText("1 bet is open");
  await page.reload();
  await expect(least).toHaveValue("4");
  await page.getByLabel("Game", { exact: true }).selectOption({ label: "Slide" });
  await expect(page).toHaveURL("/profile?game=slide");
  await expect(least).toBeHidden();
  await expect(page.getByLabel("Target from", { exact: true })).toBeVisible();
});

test("older bets follow, each once, and a filter without bets says so", async ({ page, player }) => {
  await play(player);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Show older" }).click();
  await expect(rowsOf(page)).toHaveCount(29);
  const links = await rowsOf(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(29);
  await expect(page.getByRole("button", { name: "Show older" })).toBeHidden();
  await page.getByLabel("Result", { exact: true }).selectOption({ label: "Open" });
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByLabel("Period", { exact: true }).selectOption({ label: "Custom" });
  await page.getByLabel("To (UTC)").fill("2001-01-01");
  await expect(page.getByText("No bets match these filters.")).toBeVisible();
});

test("the file has the filtered bets", { tag: "@long" }, async ({ page, player }) => {
  await play(player);
  await page.goto(`/profile?game=${someHand.id}`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`,${someHand.id},coin,.*,5000,,,open$`));
  expect(lines[2]).toMatch(new RegExp(`,${someHand.id},coin,.*,2000,`));
});
