import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { notePassing } from "../page/notes.ts";
import { Player } from "../page/player.ts";

test("the daily reward can be taken once, and the balance includes it", async ({ page, player }) => {
  await page.goto("/home?panel=promotions");
  const panel = page.getByRole("dialog", { name: "Promotion Rewards" });
  const days = panel.getByRole("list", { name: "Seven days" }).getByRole("listitem");
  await expect(days).toHaveCount(7);
  const landings = await notePassing(page, "[data-coin-landing]");
  await panel.getByRole("button", { name: "Claim 10,000" }).click();
  await expect.poll(landings).toContainEqual(expect.stringContaining("1,010,000"));
  await expect(page.locator("[data-coin-landing]")).toHaveCount(0);
  await expect(page.locator("[data-balance]")).toContainText("1,010,000");
  await expect(panel.getByText("10,000 coins are yours. See you tomorrow.")).toBeVisible();
  await expect(days.first()).toContainText("Claimed");
  await expect(panel.getByText("Next reward in")).toBeVisible();
  await page.reload();
  await expect(panel.getByText("Next reward in")).toBeVisible();
  const { balances } = (await player.get("/wallet")) as { balances: { available: number }[] };
  expect(balances[0]?.available).toBe(1_010_000);
});

test("a reward that had to wait for the age question still flies to the balance", { tag: "@long" }, async ({
  page,
  context,
}) => {
  await Player.register(context.request, { adult: false });
  await page.goto("/home?panel=promotions");
  const panel = page.getByRole("dialog", { name: "Promotion Rewards" });
  await panel.getByRole("button", { name: "Claim 10,000" }).click();
  const landings = await notePassing(page, "[data-coin-landing]");
  await page.getByRole("alertdialog").getByRole("button", { name: "I am 18 or older" }).click();
  await expect.poll(landings).toContainEqual(expect.stringContaining("1,010,000"));
  await expect(page.locator("[data-coin-landing]")).toHaveCount(0);
  await expect(page.locator("[data-balance]")).toContainText("1,010,000");
});

test("the race of two shows the player's own place, and free coins say why they wait", async ({
  page,
  player,
  playwright,
  baseURL,
}) => {
  await player.spin([{ on: "red", amount: 3000 }]);
  const other = await Player.register(await playwright.request.newContext(baseURL === undefined ? {} : { baseURL }));
  await other.spin([{ on: "red", amount: 2000 }]);
  await page.goto("/profile?panel=promotions");
  const panel = page.getByRole("dialog", { name: "Promotion Rewards" });
  await expect(panel.getByRole("row", { name: "You" })).toContainText("3,000", { timeout: 45_000 });
  await expect(panel.getByText("You have enough coins to play.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/profile");
});

test("visitors see the rewards, and taking one opens the sign-in dialog", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home?panel=promotions");
  const panel = page.getByRole("dialog", { name: "Promotion Rewards" });
  await panel.getByRole("button", { name: "Sign in to claim" }).first().click();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("the address of the race leads to it, and nothing scrolls the way out of a phone's view", {
  tag: "@long",
}, async ({ page, player }) => {
  await player.spin([{ on: "red", amount: 1_000 }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/home?panel=promotions#weekly-race");
  const dialog = page.getByRole("dialog", { name: "Promotion Rewards" });
  await expect(dialog.getByRole("heading", { name: "Weekly race" })).toBeInViewport({ ratio: 1 });
  // A script, or a browser that reveals the focused element, would scroll so.
  await expect(dialog.getByRole("table", { name: "Standings" })).toBeVisible();
  await dialog.getByText("Ends in").evaluate((element) => element.scrollIntoView({ block: "start" }));
  await dialog.evaluate((element) => element.scrollBy(0, 500));
  await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
});
