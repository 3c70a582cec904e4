import { betList } from "@fairhouse/protocol/play.ts";
import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { expect, type Page } from "@playwright/test";
import { flights } from "./crash-page.ts";
import { coins, test } from "./fixture.ts";
import { PASSWORD, Player } from "./player.ts";

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
  await page.context().clearCookies();
  const card = page.getByRole("region", { name: "All games" }).getByRole("link", { name: /^Roulette/ });
  // Somebody else may win at another height before the page is open: then once more.
  await expect(async () => {
    // Both win on nine of the 37 pockets.
    await expect(async () => {
      const { payout } = await player.spin([
        { on: "red", amount: 1_000 },
        { on: "low", amount: 1_000 },
      ]);
      expect(payout).toBe(4_000);
    }).toPass({ intervals: [0] });
    await page.goto("/home");
    await expect(card).toContainText("2.00×", { timeout: 5_000 });
  }).toPass();
  await expect(card).toContainText("Returns 97.29%");
  const wins = page.getByRole("region", { name: "Biggest wins" });
  await wins.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/home\?bet=[0-9a-f-]{36}$/);
  await expect(page.getByRole("dialog", { name: /^Bet on/ }).getByText("Won", { exact: true })).toBeVisible();
});

test("a visitor checks the last round of the house from the home page", flights, async ({ page, player }) => {
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

const bannersOf = (page: Page) => page.getByRole("region", { name: "Rewards and races" });
const titles = ["Seven days in a row pay more", "Earn free coins", "The weekly race"];

async function expectBanner(page: Page, place: number): Promise<void> {
  const dot = bannersOf(page).getByRole("button", { name: `Show banner ${place}: ${titles[place - 1]}` });
  await expect(dot).toHaveAttribute("aria-current", "true");
  await expect(bannersOf(page).getByText(titles[place - 1] ?? "", { exact: true })).toBeInViewport({ ratio: 1 });
}

test("the banners are turned by keyboard, from both ends", async ({ page }) => {
  await page.goto("/home");
  await expectBanner(page, 1);
  await bannersOf(page).getByRole("button", { name: "Next banner" }).focus();
  await page.keyboard.press("Enter");
  await expectBanner(page, 2);
  await page.keyboard.press("ArrowRight");
  await expectBanner(page, 3);
  await page.keyboard.press("ArrowRight");
  await expectBanner(page, 1);
  await page.keyboard.press("ArrowLeft");
  await expectBanner(page, 3);
});

test("the banners move by themselves until they are paused", async ({ page }) => {
  await page.clock.install();
  await page.goto("/home");
  await expectBanner(page, 1);
  await page.clock.runFor(8_000);
  await expectBanner(page, 2);
  await bannersOf(page).getByRole("button", { name: "Pause the banners" }).click();
  await page.mouse.move(5, 5);
  await page.getByRole("link", { name: "Home", exact: true }).first().focus();
  await page.clock.runFor(60_000);
  await expectBanner(page, 2);
  await bannersOf(page).getByRole("button", { name: "Let the banners move" }).click();
  await page.clock.runFor(60_000);
  await expectBanner(page, 2);
  await page.mouse.move(5, 5);
  await page.getByRole("link", { name: "Home", exact: true }).first().focus();
  await page.clock.runFor(8_000);
  await expectBanner(page, 3);
});

test("with less motion nothing moves by itself, and there is nothing to pause", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/home");
  await expectBanner(page, 1);
  await expect(bannersOf(page).getByRole("button", { name: "Pause the banners" })).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expectBanner(page, 1);
});

test("a visitor who wants a reward registers and is at the rewards", async ({ page }) => {
  await page.goto("/home");
  await bannersOf(page)
    .getByRole("link", { name: /^Seven days/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Last name").fill("Byron");
  await dialog.getByLabel("Email address").fill(`banner-${crypto.randomUUID()}@house.test`);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL("/home?panel=promotions");
  await expect(page.getByRole("dialog", { name: "Promotion rewards" })).toContainText("Daily reward");
});

test("a player's banners say what is ready, and lead to rewards and race", async ({ page, player }) => {
  expect(player.username).not.toBe("");
  await page.goto("/home");
  const banners = bannersOf(page);
  await expect(banners.getByRole("link", { name: /^Seven days/ })).toContainText("Day 1 is waiting: 10,000");
  await banners.getByRole("link", { name: /^Earn free coins/ }).click();
  const panel = page.getByRole("dialog", { name: "Promotion rewards" });
  await expect(panel.getByRole("heading", { name: "Free coins" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home");
  await banners.getByRole("link", { name: /^The weekly race/ }).click();
  await expect(panel.getByRole("heading", { name: "Weekly race" })).toBeInViewport({ ratio: 1 });
});

test("featured cards come in the specification's order, and all games can be narrowed", async ({ page }) => {
  await page.goto("/home");
  const featured = page.getByRole("region", { name: "Featured" }).getByRole("link");
  await expect(featured).toHaveText([/^Crash/, /^Mines/]);
  const all = page.getByRole("region", { name: "All games" });
  await all.getByRole("radio", { name: "Live rounds" }).check();
  await expect(all.getByRole("link")).toHaveText([/^Crash/]);
  await all.getByRole("radio", { name: "Solo" }).check();
  await expect(all.getByRole("link")).toHaveText([/^Mine/, /^Roulette/]);
  await all.getByRole("searchbox", { name: "Find a game" }).fill("ROUL");
  await expect(all.getByRole("link")).toHaveText([/^Roulette/]);
  await all.getByRole("searchbox", { name: "Find a game" }).fill("chess");
  await expect(all.getByRole("status")).toContainText("No game fits");
  await all.getByRole("button", { name: "Show all games" }).click();
  await expect(all.getByRole("link")).toHaveCount(3);
});

test("a visitor's favourite survives a reload, a sign-in and another device", async ({ page, browser, baseURL }) => {
  const star = page.getByRole("region", { name: "All games" }).getByRole("button", { name: "Roulette: favourite" });
  const shelf = page.getByRole("list", { name: "Favourites" });
  await page.goto("/home");
  await expect(shelf).toHaveCount(0);
  await star.click();
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(shelf.getByRole("link")).toHaveText(["Roulette"]);

  const player = await Player.register(page.context().request);
  await page.reload();
  await expect.poll(() => player.get("/account/preferences")).toEqual({ favouriteGames: ["roulette"] });
  await expect(shelf.getByRole("link")).toHaveText(["Roulette"]);

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await Player.login(other.request, player.email);
  const second = await other.newPage();
  await second.goto("/home");
  await expect(second.getByRole("list", { name: "Favourites" }).getByRole("link")).toHaveText(["Roulette"]);
  await other.close();
});

test("what was played last is the first thing that home offers", async ({ page, player }) => {
  await player.spin([{ on: "red", amount: 1_000 }]);
  await page.goto("/home");
  const recent = page.getByRole("list", { name: "Recently played" });
  await expect(recent.getByRole("link")).toHaveText(["Roulette"]);
  await page.getByRole("main").getByRole("link", { name: "Play Roulette" }).click();
  await expect(page).toHaveURL("/game/roulette");
});

test("the leaderboard shows who bet, one's own place, and large wins, which open their bets", async ({
  page,
  player,
}) => {
  await player.spin([{ on: "red", amount: 50_000 }]);
  const { wagered } = await player.winHigh();
  await page.goto("/home");
  await page.getByRole("heading", { name: "Do not believe us. Check us." }).scrollIntoViewIfNeeded();
  const board = page.getByRole("region", { name: "Leaderboard" });
  const own = board.locator("[aria-current=true]");
  for (const period of ["Today", "This week"]) {
    await board.getByRole("tab", { name: period }).click();
    // The house reads its boards every few seconds.
    await expect(own).toContainText(player.username, { timeout: 45_000 });
    await expect(own).toContainText("You");
    await expect(own).toContainText(coins(50_000 + wagered), { timeout: 45_000 });
  }
  await board.getByRole("list", { name: "Largest win" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/home\?bet=[0-9a-f-]{36}$/);
  await expect(page.getByRole("dialog", { name: /^Bet on/ }).getByText("Won", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home");
  await board.getByRole("link", { name: "The weekly race: see the prizes" }).click();
  await expect(page.getByRole("dialog", { name: "Promotion rewards" })).toContainText("Weekly race");
});
