import { readFile } from "node:fs/promises";
import { someHand } from "@fairhouse/games/samples.ts";
import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";

test("the wallet shows the balance, filters the history and exports it", async ({ page, player }) => {
  await player.spin([{ on: "red", amount: 2000 }]);
  await player.post("/promotions/daily", undefined);
  await player.post(someHand.path, { bet: someHand.bet(5000) });
  await page.goto("/home?panel=wallet");
  const panel = page.getByRole("dialog", { name: "Wallet" });
  await expect(panel.getByText("5,000 staked")).toBeVisible();
  await expect(panel.getByRole("table", { name: "Latest transactions" })).toContainText("Daily reward");
  await panel.getByRole("button", { name: "Show all" }).click();
  await expect(panel.getByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true");
  await expect(panel.getByText("Starting coins")).toBeVisible();
  await expect(panel.getByRole("row")).toHaveCount(5);
  await panel.getByLabel("Type").selectOption("grant");
  await expect(panel.getByRole("row")).toHaveCount(3);
  await expect(panel.getByText("Daily reward")).toBeVisible();
  await panel.getByLabel("To (UTC)").fill("2001-01-01");
  await expect(panel.getByText("No transactions match these filters.")).toBeVisible();
  await panel.getByRole("button", { name: "Clear filters" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toContain("opening");
});

test("without a payment provider nothing is received or withdrawn, and no tab is cut on a phone", {
  tag: "@long",
}, async ({ page, player }) => {
  expect(player.email).toContain("@");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home?panel=wallet");
  const panel = page.getByRole("dialog", { name: "Wallet" });
  const tabs = panel.getByRole("tab");
  await expect(tabs).toHaveText(["Balances", "History"]);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole("heading", { name: "Open bets" })).toBeVisible();
  await panel.getByRole("link", { name: "Get free coins" }).click();
  await expect(page).toHaveURL("/home?panel=promotions");
});

test("a visitor's wallet leads to the sign-in dialog", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home?panel=wallet");
  await page.getByRole("dialog", { name: "Wallet" }).getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});
