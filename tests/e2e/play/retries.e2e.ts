import { MinesPage } from "@fairhouse/games/mines/e2e/mines-page.ts";
import { RoulettePage } from "@fairhouse/games/roulette/e2e/roulette-page.ts";
import { expect, type Page, type Route } from "@playwright/test";
import { expectBalance, test } from "../page/fixture.ts";

const START = 1_000_000;

/**
 * Lets the house process the first request to a path, but cuts the connection before its answer. Returns the keys of
 * all attempts.
 */
async function cutFirstAnswer(page: Page, path: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(`**/api${path}`, async (route: Route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  return keys;
}

test("a double click places one bet", async ({ page, player }) => {
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.field("Red").click();
  const { pocket } = await roulette.spinBy(() => roulette.spin.dblclick());
  await roulette.expectRest(pocket);
  expect(await player.bets("roulette")).toHaveLength(1);

  const mines = new MinesPage(page);
  await mines.open();
  await mines.bet.dblclick();
  await expect(mines.cashOut).toBeVisible();
  await mines.tile(0).dblclick();
  await mines.found(0);
  expect(await player.bets("mines")).toHaveLength(1);
});

test("a bet whose answer was lost is asked for with the same key and counts once", async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.field("Odd").click();
  const keys = await cutFirstAnswer(page, "/games/roulette/bets");
  const { payout, pocket } = await roulette.spinBy(() => roulette.spin.click());
  await roulette.expectRest(pocket);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(await player.bets("roulette")).toHaveLength(1);
  await expectBalance(page, START - 1_000 + payout);
});

test("a hand whose start and move lost their answers is played once", async ({ page, player, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  const mines = new MinesPage(page);
  await mines.open();
  const starts = await cutFirstAnswer(page, "/games/mines/hands");
  await mines.start();
  expect(new Set(starts).size).toBe(1);
  const moves = await cutFirstAnswer(page, "/hands/*/moves");
  await mines.reveal(4);
  await expect.poll(() => moves.length, "the move is sent again").toBeGreaterThanOrEqual(2);
  const bets = await player.bets("mines");
  expect(bets).toHaveLength(1);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("a reload in the middle of a bet shows its result and bets once", async ({ page, player, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  const roulette = new RoulettePage(page);
  await roulette.open();
  await roulette.field("Even").click();
  let tries = 0;
  let reloaded = false;
  await page.route("**/api/games/roulette/bets", async (route) => {
    // The page that bet never hears of it; the next page gets through.
    if (reloaded) return route.continue();
    tries += 1;
    if (tries === 1) await route.fetch();
    await route.abort("connectionreset");
  });
  await roulette.spin.click();
  await expect.poll(() => tries).toBeGreaterThan(0);
  await expect.poll(async () => (await player.bets("roulette")).length).toBe(1);
  const { pocket, payout } = await roulette.spinBy(async () => {
    await page.reload({ waitUntil: "commit" });
    reloaded = true;
  });
  await roulette.expectRest(pocket);
  await expectBalance(page, START - 1_000 + payout);
  expect(await player.bets("roulette")).toHaveLength(1);
});

test("a bet that does not reach the house for several seconds is not placed when the connection is back", async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET|status of 409/);
  const mines = new MinesPage(page);
  await mines.open();
  let free = false;
  await page.route("**/api/games/mines/hands", (route) => (free ? route.continue() : route.abort("connectionreset")));
  await mines.bet.click();
  await expect(page.getByRole("button", { name: /Still waiting for the house/ })).toBeVisible();
  // Longer than the browser's limit for a bet: PLACE_WITHIN_MS.
  await page.waitForTimeout(3_000);
  free = true;
  await expect(page.getByText("Your bet reached the house too late and was not placed.")).toBeVisible();
  expect(await player.bets("mines")).toEqual([]);
  await expectBalance(page, START);
  await mines.start();
  expect(await player.bets("mines")).toHaveLength(1);
});

test("without a connection the page says so and takes no bets; afterwards it goes on", async ({
  page,
  context,
  player,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection to/);
  const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  const mines = new MinesPage(page);
  await mines.open();
  await connected;
  // A few frames after the browser's event, before the page could have noticed by itself.
  await page.evaluate(`window.disabled = new Promise((resolve) => {
    const look = (left) => {
      const isDisabled = document.querySelector("[data-play-button]")?.getAttribute("aria-disabled") === "true";
      if (isDisabled || left === 0) resolve(isDisabled);
      else requestAnimationFrame(() => look(left - 1));
    };
    addEventListener("offline", () => look(30));
  }), undefined`);
  await context.setOffline(true);
  expect(await page.evaluate("window.disabled")).toBe(true);
  const notice = page.getByRole("status").filter({ hasText: "You are offline." });
  await expect(notice).toBeVisible();
  // It covers nothing that one watches or presses: the page makes room for it.
  const [above, below] = await Promise.all([notice.boundingBox(), page.locator("[data-stage]").boundingBox()]);
  expect(above && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0);
  await expect(mines.bet).toHaveAttribute("aria-disabled", "true");
  await mines.bet.click({ force: true });
  await expect(mines.cashOut).toBeHidden();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await mines.bet.click();
  await expect(mines.cashOut).toBeVisible();
  expect(await player.bets("mines")).toHaveLength(1);
});

test("a slow answer is awaited, and the button says so", async ({ page, player }) => {
  const mines = new MinesPage(page);
  await mines.open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/games/mines/hands", async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await mines.bet.click();
  await expect(page.getByRole("button", { name: /Still waiting for the house/ })).toBeVisible();
  answer();
  await expect(mines.cashOut).toBeVisible();
  expect(await player.bets("mines")).toHaveLength(1);
});
