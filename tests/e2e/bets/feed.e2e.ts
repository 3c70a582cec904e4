import { expect } from "@playwright/test";
import { expectBalance, holdSocket, signedInSocket, test } from "../page/fixture.ts";
import { Player } from "../page/player.ts";

test("a visitor sees bets of others as they happen, and opens one", async ({ page, playwright, baseURL }) => {
  await page.goto("/home");
  // Content that loads near the window replaces its skeleton, heading included, during the scroll.
  const heading = page.getByRole("heading", { name: "Live bets" });
  await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect(page.getByRole("tab", { name: "All bets" })).toBeVisible();
  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const stranger = await Player.register(elsewhere);
  const live = page.getByRole("region", { name: "Live bets" });
  const connected = live.getByRole("table", { name: "All bets" }).or(live.getByText("Nobody has bet yet"));
  await expect(connected).toBeVisible();
  // Until the page watches the feed it may miss a bet, and others may push the bet off the list: then the next bet is
  // used.
  const row = page.getByRole("row").filter({ hasText: stranger.username }).first();
  const dialog = page.getByRole("dialog", { name: /^Bet on/ });
  await expect(async () => {
    // A slow machine may show the dialog only after the press has ended.
    if (await dialog.isVisible()) return;
    await stranger.spin([{ on: "red", amount: 7_000 }]);
    await expect(row).toContainText("7,000", { timeout: 1_000 });
    await row.getByRole("link").click({ timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByText(stranger.username).first()).toBeVisible();
  await elsewhere.dispose();
});

test("the player's bets on other devices arrive in the balance and the history", async ({ page, player }) => {
  const connected = signedInSocket(page);
  await page.goto("/profile");
  await expect(page.getByText("No bets yet")).toBeVisible();
  await connected;
  const { payout } = await player.spin([{ on: "odd", amount: 9_000 }]);
  await expectBalance(page, 1_000_000 - 9_000 + (payout ?? 0));
  await expect(page.getByRole("table", { name: "My bets" }).getByRole("row").filter({ hasText: "9,000" })).toHaveCount(
    1,
  );
});

test("the player's bets made elsewhere before the page was connected arrive when it is", async ({ page, player }) => {
  const connect = await holdSocket(page);
  await page.goto("/profile");
  await expect(page.getByText("No bets yet")).toBeVisible();
  await player.spin([{ on: "odd", amount: 9_000 }]);
  await player.spin([{ on: "straight-3", amount: 1_000 }]);
  connect();
  await expectBalance(page, await player.balance());
  await expect(page.getByRole("table", { name: "My bets" }).getByRole("row").filter({ hasText: "9,000" })).toHaveCount(
    1,
  );
});

test("a balance that could not be read when the page was connected is read again", async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 503 .*\/api\/auth\/me/);
  const connect = await holdSocket(page);
  await page.goto("/home?panel=wallet");
  const available = page.getByRole("dialog", { name: "Wallet" }).getByText("Available").locator("..");
  await expect(available).toContainText("1,000,000");
  let refused = false;
  await page.route("**/api/auth/me", async (route) => {
    if (refused) return route.continue();
    refused = true;
    return route.fulfill({ status: 503, json: { code: "busy", message: "", requestId: "" } });
  });
  await player.spin([{ on: "odd", amount: 9_000 }]);
  connect();
  await expect(available).toContainText((await player.balance()).toLocaleString("en"));
  expect(refused).toBe(true);
});
