import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./fixture.ts";

test("the wallet shows what is held, filters the history and exports it", async ({ page, player }) => {
  await player.spin([{ on: "red", amount: 2000 }]);
  await player.post("/promotions/daily", undefined);
  await player.post("/games/mines/hands", { bet: { amount: 5000, mines: 3 } });
  await page.goto("/home?panel=wallet");
  const panel = page.getByRole("dialog", { name: "Wallet" });
  await expect(panel.getByText("5,000 staked")).toBeVisible();
  await panel.getByRole("tab", { name: "History" }).click();
  await expect(panel.getByText("Starting coins")).toBeVisible();
  await expect(panel.getByRole("row")).toHaveCount(5);
  await panel.getByLabel("Kind").selectOption("grant");
  await expect(panel.getByRole("row")).toHaveCount(3);
  await expect(panel.getByText("Daily reward")).toBeVisible();
  await panel.getByLabel("To (UTC)").fill("2001-01-01");
  await expect(panel.getByText("No movement fits these filters.")).toBeVisible();
  await panel.getByRole("button", { name: "Clear filters" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toContain("opening");
});

test("receiving and withdrawing say plainly that coins are free", async ({ page, player }) => {
  expect(player.email).toContain("@");
  await page.goto("/home?panel=wallet");
  const panel = page.getByRole("dialog", { name: "Wallet" });
  await panel.getByRole("tab", { name: "Receive" }).click();
  await expect(panel.getByText("This house plays with free coins.", { exact: false })).toBeVisible();
  await panel.getByRole("tab", { name: "Withdraw" }).click();
  await panel.getByRole("link", { name: "See the free rewards" }).click();
  await expect(page.getByRole("dialog", { name: "Promotion rewards" })).toBeVisible();
});

test("a visitor's wallet leads to the sign-in dialog", async ({ page }) => {
  await page.goto("/home?panel=wallet");
  await page.getByRole("dialog", { name: "Wallet" }).getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});
