import { catalog } from "@fairhouse/games/catalog.ts";
import { someFlight, someInstant } from "@fairhouse/games/samples.ts";
import { betList } from "@fairhouse/protocol/play.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { coins, test } from "../page/fixture.ts";
import { nextBetting, ROUNDS_MS } from "../page/live-table.ts";
import { Player } from "../page/player.ts";

/** Loses a ticket whose target is beyond any flight: it is lost when its round is over and its link public. */
async function loseTicket(page: Page, player: Player): Promise<void> {
  await nextBetting(page, someFlight.table);
  await player.post(someFlight.path, { bet: someFlight.leavingAt(90_000_000) });
  await expect(async () => {
    const [last] = betList.parse(await player.get(`/bets?scope=mine&game=${someFlight.id}`)).bets;
    expect(last?.payout).toBe(0);
  }).toPass({ timeout: ROUNDS_MS, intervals: [500] });
}

test("a visitor's first page opens no connection before the first input", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const connection = () => asked.filter((url) => url.includes("socket-wire"));
  await page.setViewportSize({ width: 1440, height: 3_000 });
  // A page without input goes live after four seconds; a slow machine may see only two of them.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto("/home");
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.getByRole("tab", { name: "All bets" })).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 90_000, intervals: [50] });
  await page.clock.runFor(500);
  expect(connection()).toEqual([]);
  await page.mouse.move(300, 300);
  await expect.poll(connection).toHaveLength(1);
});

test("the cards of games show the latest wins, and the biggest wins lead to their bets", async ({ page, player }) => {
  await page.context().clearCookies();
  const card = page
    .getByRole("region", { name: "All games" })
    .getByRole("link", { name: new RegExp(`^${someInstant.entry.name}`) });
  // Another player may win at another height before the page is open: then it is tried again.
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
  }).toPass({ timeout: 90_000 });
  await expect(card).toContainText("Returns 97.29%");
  await expect(card).toContainText("playing now");

  await player.winHigh();
  const wins = page.getByRole("region", { name: "Biggest wins" });
  // The house reads its high wins every few seconds, and the page reads them when it opens.
  await expect(async () => {
    await page.goto("/home");
    await expect(wins).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await wins.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/home\?bet=[0-9a-f-]{36}$/);
  await expect(page.getByRole("dialog", { name: /^Bet on/ }).getByText("Won", { exact: true })).toBeVisible();
});

test("a visitor checks the last round of the house from the home page", { tag: "@long" }, async ({ page, player }) => {
  await loseTicket(page, player);
  await page.context().clearCookies();
  await page.goto("/home");
  await page.getByRole("button", { name: "Check the last round now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toContainText(
    "The link leads to the published first link of its chain",
  );
  await page.getByRole("link", { name: "See the full proof of this bet" }).click();
  // The last round may be that of a test beside this one.
  await expect(page.getByRole("heading", { level: 1, name: /^Bet on / })).toBeVisible();
});

/** A house with few games shows them as large cards, each once; a larger one has shelves above its grid. */
const isSmall = catalog.length <= 6;
/** The featured games, in the specification's order (§2). */
const FEATURED = ["/game/crash", "/game/jackpot", "/game/tickets", "/game/mine", "/game/poker"];

test("every game is on the page, and the featured ones come first, in the specification's order", async ({ page }) => {
  await page.goto("/home");
  const all = page.getByRole("region", { name: "All games" });
  const pathsIn = async (list: Locator) =>
    Promise.all((await list.getByRole("link").all()).map((link) => link.getAttribute("href")));
  const pathsOf = (entries: readonly { readonly path: string }[]) => entries.map(({ path }) => path);
  if (isSmall) expect((await pathsIn(all)).toSorted()).toEqual(pathsOf(catalog).toSorted());
  else {
    const sports = catalog.filter(({ kind }) => kind === "external");
    const others = catalog.filter(({ kind }) => kind !== "external");
    const row = page.getByRole("region", { name: "Bet on sports" });
    await expect.poll(() => pathsIn(row)).toEqual(pathsOf(sports));
    await expect.poll(() => pathsIn(all)).toEqual(pathsOf(others));
  }
  const featured = FEATURED.filter((featured) => catalog.some(({ path }) => path === featured));
  const first = (isSmall ? all : page.getByRole("region", { name: "Featured" })).getByRole("link");
  for (const [place, path] of featured.entries()) {
    await expect(first.nth(place)).toHaveAttribute("href", path);
  }
});

test("the home page shows what runs now, with the bets in it, and leads there", async ({ page, player }) => {
  await page.goto("/home");
  const running = page.getByRole("region", { name: "Running now" });
  const cards = running.getByRole("listitem");
  const live = catalog.filter(({ kind }) => kind === "round");
  await expect(cards).toHaveCount(live.length);
  const colour = cards.filter({ hasText: "Colour" });
  // It is known before the first input, and asked again after that.
  await expect(colour).toContainText(/to bet|Round is on|Next round soon/, { timeout: 3_000 });
  await expect(cards.locator("[data-coming]")).toHaveCount(0);
  await page.mouse.move(3, 3);
  await expect(async () => {
    await player.post("/tables/colour-30s/tickets", { bet: { amount: 1_000, on: "green" } });
  }).toPass();
  await expect(colour).toContainText(/[1-9]\d* bets?/);
  await colour.getByRole("link").click();
  await expect(page).toHaveURL("/game/colour");
});

test("a quiet house shows no empty sections", async ({ page }) => {
  const none = { bets: [], next: null };
  await page.route(/\/api\/bets\?/, (route) => route.fulfill({ json: none }));
  const now = new Date().toISOString();
  const board = { period: "day", startsAt: now, endsAt: now, wagered: [], own: null, wins: [] };
  await page.route("**/api/leaderboard?*", (route) => route.fulfill({ json: board }));
  await page.setViewportSize({ width: 1440, height: 2_400 });
  await page.goto("/home");
  const leaders = page.getByRole("region", { name: "Leaderboard" });
  await expect(leaders).toContainText("Nobody has bet yet");
  await expect(page.getByRole("region", { name: "Biggest wins" })).toHaveCount(0);
  await expect(leaders.getByRole("list")).toHaveCount(0);
  expect((await leaders.boundingBox())?.height).toBeLessThan(300);

  const entry = { place: 1, player: "ada", avatar: "ada", simulated: false, amount: 5_000 };
  await page.unroute("**/api/leaderboard?*");
  await page.route("**/api/leaderboard?*", (route) => route.fulfill({ json: { ...board, wagered: [entry] } }));
  await leaders.getByRole("tab", { name: "This week" }).click();
  const row = leaders.getByRole("list", { name: "Wagered" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  // Without wins beside it the list has the whole width.
  const [whole, taken] = [await leaders.boundingBox(), await row.boundingBox()];
  expect(taken?.width).toBeGreaterThan(0.9 * (whole?.width ?? 0));
});

test("a visitor's favourite comes first from the next visit on, and survives a sign-in and another device", async ({
  page,
  browser,
  baseURL,
}) => {
  const games = (of: Page) => of.getByRole("region", { name: "All games" });
  const star = (of: Page) => games(of).getByRole("button", { name: `${someInstant.entry.name}: favourite` });
  await page.goto("/home");
  await star(page).click();
  const first = (isSmall ? games(page) : page.getByRole("region", { name: "Your games" })).getByRole("link").first();
  if (isSmall)
    await expect(first, "nothing moves under the pointer").not.toHaveAttribute("href", someInstant.entry.path);
  await page.reload();
  await expect(star(page)).toHaveAttribute("aria-pressed", "true");
  await expect(first).toHaveAttribute("href", someInstant.entry.path);

  const player = await Player.register(page.context().request);
  await page.reload();
  await expect.poll(() => player.get("/account/preferences")).toEqual({ favouriteGames: [someInstant.id] });
  await expect(star(page)).toHaveAttribute("aria-pressed", "true");

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await Player.login(other.request, player.email);
  const second = await other.newPage();
  await second.goto("/home");
  await expect(star(second)).toHaveAttribute("aria-pressed", "true");
  await other.close();
});

test("the last played game is the first thing that home offers", { tag: "@long" }, async ({ page, player }) => {
  await player.spin([{ on: "red", amount: 1_000 }]);
  await page.goto("/home");
  await page
    .getByRole("main")
    .getByRole("link", { name: `Play ${someInstant.entry.name}` })
    .click();
  await expect(page).toHaveURL(someInstant.entry.path);
});

test("the leaderboard shows who bet, the player's own place, and large wins, which open their bets", async ({
  page,
  player,
}) => {
  await player.spin([{ on: "red", amount: 50_000 }]);
  const { wagered } = await player.winHigh();
  await page.goto("/home");
  await page.getByRole("heading", { name: "Don’t trust us. Check us." }).scrollIntoViewIfNeeded();
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
  await expect(page.getByRole("dialog", { name: "Promotion Rewards" })).toContainText("Weekly race");
});
