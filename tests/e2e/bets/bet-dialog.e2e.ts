import { type BetPage, betPage } from "@fairhouse/protocol/play.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { Player } from "../page/player.ts";
import { CORNERS, DIALOG, expectAccessibleInCorners } from "../scenes/axe.ts";
import { lookAs } from "../scenes/look-as.ts";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: /^Bet/ });
const rowsOf = (page: Page, table: string): Locator => page.getByRole("table", { name: table }).getByRole("link");

/**
 * Presses the first row, beside its text. Rows stand still under the pointer, even if others bet. @returns the row's
 * bet.
 */
async function pressFirst(page: Page, table: string): Promise<string> {
  const rows = page.getByRole("table", { name: table }).getByRole("row");
  const first = rows.filter({ has: page.getByRole("link") }).first();
  const corner = { position: { x: 3, y: 3 } };
  await first.hover(corner);
  const address = await first.getByRole("link").getAttribute("href");
  await first.click(corner);
  return address?.slice("/bet/".length) ?? "";
}

/** Changes the house's answer about a bet on its way to the page. */
async function change(page: Page, id: string, how: (bet: BetPage) => BetPage): Promise<void> {
  await page.route(`**/api/bets/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: how(betPage.parse(await answer.json())) });
  });
}

test("a row of every table opens its bet over the page", async ({ page, player }) => {
  const { id } = await player.winHigh();
  const places = [
    { path: "/game/roulette", tables: ["My bets", "All bets", "High wins"] },
    { path: "/home", tables: ["High wins", "All bets", "My bets"] },
  ];
  for (const { path, tables } of places) {
    await page.goto(path);
    // On the home page the tables load when they come near the window.
    const heading = page.getByRole("heading", { name: path === "/home" ? "Live bets" : "Bets", exact: true });
    await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    for (const table of tables) {
      await page.getByRole("tab", { name: table }).click();
      // In the list of all bets, too many other bets may have followed it.
      const own = page.getByRole("table", { name: table }).locator(`a[href="/bet/${id}"]`);
      if (table !== "All bets") await expect(own).toBeVisible();
      const pressed = await pressFirst(page, table);
      await expect(dialogOf(page), `${table} of ${path}`).toContainText(pressed);
      await expect(page).toHaveURL(`${path}?bet=${pressed}`);
      if (table === "My bets") expect(pressed).toBe(id);
      await page.keyboard.press("Escape");
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL(path);
    }
  }
});

test("the address keeps the dialog: reload shows it, Back closes it, a new tab has the page", async ({
  page,
  player,
}) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto("/game/roulette");
  const row = rowsOf(page, "My bets").first();
  await expect(row).toBeVisible();
  const tab = page.context().waitForEvent("page");
  await row.click({ modifiers: ["ControlOrMeta"] });
  const opened = await tab;
  await expect(opened).toHaveURL(`/bet/${id}`);
  await expect(opened.getByRole("heading", { level: 1, name: "Bet on Roulette" })).toBeVisible();
  await opened.close();

  await row.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.reload();
  await expect(dialogOf(page)).toContainText(id);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/game/roulette");

  // The dialog was opened by its address alone, so closing it leaves the page under it.
  await page.goto(`/home?bet=${id}`);
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/home");
});

test("arrow keys lead through the list, and one step back out of it", { tag: "@long" }, async ({ page, player }) => {
  for (const amount of [1_000, 2_000, 3_000]) await player.spin([{ on: "red", amount }]);
  await page.goto("/game/roulette");
  await expect(rowsOf(page, "My bets")).toHaveCount(3);
  await rowsOf(page, "My bets").first().click();
  const receipt = dialogOf(page).getByRole("region", { name: "The bet" });
  await expect(receipt).toContainText("3,000");
  await expect(dialogOf(page).getByRole("button", { name: "Previous bet in the list" })).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await expect(receipt).toContainText("2,000");
  await page.keyboard.press("ArrowRight");
  await expect(receipt).toContainText("1,000");
  await expect(dialogOf(page).getByRole("button", { name: "Next bet in the list" })).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  await expect(receipt).toContainText("2,000");
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/game/roulette");
});

test("rows stand still under the pointer, and move on when it leaves", { tag: "@long" }, async ({
  page,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const stranger = await Player.register(elsewhere);
  await stranger.spin([{ on: "red", amount: 7_000 }]);
  await page.goto("/game/roulette");
  await page.getByRole("tab", { name: "All bets" }).click();
  const rows = rowsOf(page, "All bets");
  const paused = page.getByText(/^Paused, \d+ new$/);
  await expect(rows.first()).toBeVisible();
  await rows.first().hover();
  const under = await rows.first().getAttribute("href");
  await expect
    .poll(async () => {
      await stranger.spin([{ on: "red", amount: 8_000 }]);
      return paused.isVisible();
    })
    .toBe(true);
  expect(await rows.first().getAttribute("href")).toBe(under);
  await page.mouse.move(5, 5);
  await expect(paused).toBeHidden();
  await expect(rows.first()).not.toHaveAttribute("href", under ?? "");
  await elsewhere.dispose();
});

test("a bet is verified in its dialog once its seed is open; until then the dialog says when", {
  tag: "@long",
}, async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/home?bet=${id}`);
  await expect(dialogOf(page).getByText("The server seed behind this bet is still in use.")).toBeVisible();
  await player.rotate();
  await page.reload();
  await dialogOf(page).getByRole("button", { name: "Verify in this browser" }).click();
  await expect(dialogOf(page).getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
});

const flying: BetPage["proof"] = {
  seeding: "salted",
  table: "crash",
  round: 7,
  roundId: "00000000-0000-4000-8000-000000000007",
  terminalHash: "",
  salt: "",
  saltFacts: { publishedAt: "2026-01-01T00:00:00.000Z", openedAt: null, announcement: null },
  index: 7,
  link: null,
  outcome: null,
  carry: null,
  seeds: [],
  book: [],
  closesAt: null,
  interrupted: false,
  voided: false,
};

test("open, returned, hidden, unknown and no longer drawn bets say what they are", async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const replay = dialogOf(page).getByRole("button", { name: "Replay" });
  const hand = await player.openMines(1_000, 3);
  await page.goto(`/home?bet=${hand}`);
  await expect(dialogOf(page)).toContainText("This hand is still being played.");
  await expect(dialogOf(page).getByRole("link", { name: "Continue your hand" })).toHaveAttribute("href", "/game/mine");
  await expect(replay).toBeHidden();

  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await change(page, id, ({ bet, ...rest }) => ({
    ...rest,
    bet: { ...bet, player: null, payout: 2_000, ended: "refunded" },
  }));
  await page.goto(`/home?bet=${id}`);
  await expect(dialogOf(page)).toContainText("The stake was refunded");
  await expect(dialogOf(page)).toContainText("Hidden");
  await expect(replay).toBeHidden();
  await page.unrouteAll({ behavior: "wait" });

  await change(page, id, ({ bet, ...rest }) => ({ ...rest, bet: { ...bet, gameVersion: 99 } }));
  await page.reload();
  await expect(dialogOf(page)).toContainText("This bet can no longer be shown");
  await expect(dialogOf(page).getByRole("region", { name: "The bet" })).toContainText("2,000");
  await expect(replay).toBeHidden();
  await page.unrouteAll({ behavior: "wait" });

  // Players who leave a flight are paid while it goes on.
  await change(page, id, ({ moves, bet, own }) => ({
    bet: { ...bet, game: "crash", kind: "round", bet: { amount: 2_000, auto: 200 }, payout: 4_000 },
    own,
    proof: flying,
    moves,
  }));
  await page.reload();
  await expect(dialogOf(page)).toContainText("The round of this bet is still running.");
  await expect(replay).toBeHidden();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.goto("/home?bet=00000000-0000-4000-8000-000000000000");
  const missing = page.getByRole("dialog", { name: "There is no such bet" });
  await missing.getByRole("button", { name: "Close" }).last().click();
  await expect(page).toHaveURL("/home");
});

test("axe finds nothing in the dialog, before, during and after a replay", async ({ page, player }) => {
  await lookAs(page, CORNERS[0]);
  await player.playMines(2_000, 2, [1, 2]);
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await player.rotate();
  await page.goto(`/home?bet=${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("figure")).toBeVisible();
  await expectAccessibleInCorners(page, "before", DIALOG);
  await dialog.getByRole("region").first().getByRole("button").click();
  await expectAccessibleInCorners(page, "during or after", DIALOG);
});
