import { betList } from "@fairhouse/protocol/play.ts";
import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { expect } from "@playwright/test";
import { test } from "./fixture.ts";
import type { Player } from "./player.ts";

/** A ticket that waits for more than any flight will bring: it is lost when its round is over and its link public. */
async function loseTicket(player: Player): Promise<void> {
  await expect(async () => {
    const { round } = tableSnapshot.parse(await player.get("/tables/crash"));
    expect(round?.phase).toBe("betting");
    await player.post("/tables/crash/tickets", { bet: { amount: 1_000, auto: 90_000_000 } });
  }).toPass({ timeout: 120_000, intervals: [500] });
  await expect(async () => {
    const [last] = betList.parse(await player.get("/bets?scope=mine&game=crash")).bets;
    expect(last?.payout).toBe(0);
  }).toPass({ timeout: 150_000, intervals: [500] });
}

test("a visitor's first page opens no connection until there is a sign of somebody", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const connection = () => asked.filter((url) => url.includes("socket-wire"));
  await page.setViewportSize({ width: 1440, height: 3_000 });
  await page.goto("/home");
  await expect(page.getByRole("tab", { name: "All bets" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(connection()).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(connection).toHaveLength(1);
});

test("the cards of games show what was won last, and the biggest wins lead to their bets", async ({ page, player }) => {
  // Both win on nine of the 37 pockets.
  await expect(async () => {
    const { payout } = await player.spin([
      { on: "red", amount: 1_000 },
      { on: "low", amount: 1_000 },
    ]);
    expect(payout).toBe(4_000);
  }).toPass({ intervals: [0] });
  await page.context().clearCookies();
  await page.goto("/home");
  const card = page.getByRole("region", { name: "All games" }).getByRole("link", { name: /^Roulette/ });
  await expect(card).toContainText("Returns 97.29%");
  await expect(card).toContainText("2.00×");
  const wins = page.getByRole("region", { name: "Biggest wins" });
  await wins.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/bet\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Won", { exact: true })).toBeVisible();
});

test("a visitor checks the last round of the house from the home page", async ({ page, player }) => {
  test.setTimeout(300_000);
  await loseTicket(player);
  await page.context().clearCookies();
  await page.goto("/home");
  await page.getByRole("button", { name: "Check the last round now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "This bet is right" })).toContainText(
    "The link leads to the published first link of its chain",
  );
  await page.getByRole("link", { name: "The whole proof of this bet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bet on Crash" })).toBeVisible();
});
