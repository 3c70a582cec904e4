import { isGivenBack } from "@fairhouse/kernel/ended.ts";
import { coins, expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { leftOfFlight, nextBetting, nextFlight, ROUNDS_MS, snapshotOf } from "@fairhouse/tests/e2e/page/live-table.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectAccessible, openAtRest } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { lookAs } from "@fairhouse/tests/e2e/scenes/look-as.ts";
import { desktopDark, phoneLight } from "@fairhouse/tests/e2e/scenes/looks.ts";
import { playButton } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect, type Page } from "@playwright/test";
import { crash as rules } from "../rules/crash.ts";
import { CrashPage } from "./crash-page.ts";

const START = 1_000_000;
/** Flight time for a few presses, a reload or a check of the whole page, on a busy machine. */
const LONG_MS = 13_000;
/** Flight time for a press and its effect. */
const PRESS_MS = 3_000;

/** Opens crash with reduced motion by default: drawing a flight takes half of a machine's time. */
async function openForPlayer(page: Page, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<CrashPage> {
  await page.emulateMedia({ reducedMotion });
  const crash = new CrashPage(page);
  await crash.open();
  await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
  return crash;
}

/** Returns the player's only bet that was played, once its round has settled it. */
async function settledBet(player: Player) {
  const played = async () => (await player.bets("crash")).filter((bet) => !isGivenBack(bet));
  await expect.poll(async () => (await played())[0]?.payout ?? null, { timeout: ROUNDS_MS }).not.toBeNull();
  const [bet, ...others] = await played();
  expect(others).toEqual([]);
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  return { ...bet, payout: bet.payout };
}

/** Bets on a flight that is long enough, leaves it as soon as possible, and expects a payout. */
async function leaveInTime(player: Player, crash: CrashPage, press: { bet(): Promise<void>; leave(): Promise<void> }) {
  await nextFlight(crash.page, rules, LONG_MS);
  await press.bet();
  await expect.poll(async () => (await player.bets("crash")).length, { timeout: ROUNDS_MS }).toBe(1);
  await crash.expectFlying();
  await press.leave();
  const bet = await settledBet(player);
  expect(bet.payout).toBeGreaterThan(0);
  return bet;
}

test("lets a visitor watch a round from betting to crash, and asks them to sign in to bet", async ({ page }) => {
  const crash = new CrashPage(page);
  await page.goto(crash.path);
  const signIn = page.getByRole("button", { name: "Sign in to bet" });
  await signIn.waitFor();
  await expect(crash.bet).toHaveCount(0);
  await nextBetting(page, "crash");
  await expect(page.getByText(/^\d\.\d s$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Players of this round" })).toBeVisible();
  const said = page.getByRole("status").filter({ hasText: /^Crashed at / });
  await expect(said).toBeAttached({ timeout: ROUNDS_MS });
  const point = ((await said.textContent()) ?? "").replace("Crashed at ", "");
  await expect(crash.recent.first()).toHaveText(point);
  await signIn.click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog.getByText("Bets here need an account. Registering is free.")).toBeVisible();
});

test("crash by mouse: a bet, and out in time", async ({ page, player }) => {
  const crash = await openForPlayer(page, "no-preference");
  await crash.amount.fill("3000");
  const bet = await leaveInTime(player, crash, {
    async bet() {
      await crash.betSoon.click();
      const players = page.getByRole("region", { name: "Players of this round" });
      await expect(players.getByText("You")).toBeVisible({ timeout: ROUNDS_MS });
    },
    async leave() {
      const amounts = await crash.amountsOfFrames(40);
      expect(amounts.map(([, button]) => button)).toEqual(amounts.map(([stage]) => stage));
      await crash.cashOut.click();
    },
  });
  expect(bet.stake).toBe(3_000);
  expect(bet.leftAt).toBeGreaterThanOrEqual(100);
  expect(bet.payout).toBe(Math.floor((3_000 * (bet.leftAt ?? 0)) / 100));
  await expectBalance(page, START - 3_000 + bet.payout);
});

test("crash by keyboard: space bets, C leaves", { tag: "@long" }, async ({ page, player }) => {
  const crash = await openForPlayer(page);
  await page.keyboard.press("s");
  await expect(crash.amount).toHaveValue("2,000");
  const bet = await leaveInTime(player, crash, {
    bet: () => page.keyboard.press("Space"),
    leave: () => page.keyboard.press("c"),
  });
  expect(bet.stake).toBe(2_000);
  await expectBalance(page, START - 2_000 + bet.payout);
});

test("pays exactly the target of an auto cash-out, and verifies the bet from its chain", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const crash = await openForPlayer(page);
  await crash.target.fill("1.01");
  await nextFlight(page, rules, 0);
  await crash.betSoon.click();
  const bet = await settledBet(player);
  expect(bet.payout).toBe(1_010);
  const row = page.getByRole("table", { name: "My bets" }).getByRole("row").filter({ hasText: "+10" });
  await expect(row).toContainText("1.01×");
  // The round's link is published with its crash.
  await expect(crash.crashed.or(crash.countdown)).toBeVisible({ timeout: ROUNDS_MS });
  await row.getByRole("link").click();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  const verdict = page.getByRole("status").filter({ hasText: "Verified" });
  await expect(verdict).toContainText("The link leads to the published first link of its chain");
});

test("holds a bet made during a flight for the next one, takes it back on request, and loses it if nobody leaves", async ({
  page,
  player,
}) => {
  const crash = await openForPlayer(page);
  const queued = page.getByText("Your bet goes into the next round.");
  const below = async () => (await crash.amount.boundingBox())?.y;
  await expect.poll(() => leftOfFlight(page, rules), { timeout: ROUNDS_MS }).toBeGreaterThan(2 * PRESS_MS);
  const before = await below();
  await crash.betNext.click();
  await expect(queued, "screen readers are told").toBeAttached();
  await expect(crash.cancelNext).toBeVisible();
  expect(await below(), "the panel stands still").toBe(before);
  await crash.cancelNext.click();
  await expect(queued).toHaveCount(0);

  await expect(crash.countdown).toBeVisible({ timeout: ROUNDS_MS });
  await expect.poll(() => leftOfFlight(page, rules), { timeout: ROUNDS_MS }).toBeGreaterThan(PRESS_MS);
  expect(await player.bets("crash"), "what was taken back never reached the house").toEqual([]);
  await crash.betNext.click();
  const bet = await settledBet(player);
  expect(bet.payout).toBe(0);
  await expect(page.getByRole("status").filter({ hasText: `Lost: ${coins(1_000)}` })).toBeAttached();
  await expectBalance(page, START - 1_000);
  await expect(page.getByRole("table", { name: "My bets" }).getByRole("row")).toHaveCount(2);
});

test("takes a bet back until the flight starts", { tag: "@long" }, async ({ page, player }) => {
  const crash = await openForPlayer(page);
  // Queued earlier, so that all of the betting time is left for the one press that counts.
  await expect.poll(() => leftOfFlight(page, rules), { timeout: ROUNDS_MS }).toBeGreaterThan(PRESS_MS);
  await crash.betNext.click();
  await crash.takeBack.click({ timeout: ROUNDS_MS });
  await expect(crash.betSoon).toBeVisible();
  expect(await player.bets("crash")).toMatchObject([{ stake: 1_000, payout: 1_000, ended: "taken_back" }]);
  await expectBalance(page, START);
  await expect(page.getByRole("table", { name: "My bets" })).toContainText("Taken back");
});

test("still shows a ticket after a reload in the middle of its flight", { tag: "@long" }, async ({ page, player }) => {
  const crash = await openForPlayer(page);
  await nextFlight(page, rules, LONG_MS);
  await crash.betSoon.click();
  await crash.expectFlying();
  await page.reload();
  await expect(page.getByRole("region", { name: "Players of this round" }).getByText("You")).toBeVisible();
  await expect(crash.cashOut).toBeVisible();
  expect(await player.bets("crash")).toMatchObject([{ payout: null, leftAt: null }]);
});

/** Returns the id of the round in flight, or null. */
async function flight(page: Page): Promise<string | null> {
  const { round } = await snapshotOf(page, "crash");
  return round?.phase === "running" ? round.id : null;
}

for (const corner of [desktopDark, phoneLight]) {
  const tag = corner === desktopDark ? [] : ["@long"];
  test(`axe, ${corner.name}: crash with a bet and in flight`, { tag }, async ({ page, player }) => {
    expect(await player.balance()).toBe(1_000_000);
    await lookAs(page, corner);
    await openAtRest(page, "/game/crash");
    await nextFlight(page, rules, LONG_MS);
    // A bet on this round or the next: its flight shows the cash-out button.
    await page.locator(playButton).click();
    const takesBack = page.locator(playButton).filter({ hasText: /^(Take back|تراجع عن الرهان)$/ });
    await takesBack.waitFor({ timeout: ROUNDS_MS });
    await expectAccessible(page, "crash with a bet");
    await expect.poll(() => flight(page), { timeout: ROUNDS_MS }).not.toBeNull();
    const before = await flight(page);
    await expectAccessible(page, "crash in flight");
    expect(await flight(page), "a flight that ends while axe looks is no flight").toBe(before);
  });
}

test("announces the course of a round to screen readers", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const crash = new CrashPage(page);
  await crash.open();
  await expect(page.getByRole("status").filter({ hasText: /The flight has started|Crashed at/ })).toBeAttached({
    timeout: ROUNDS_MS,
  });
});

test("fetches past rounds again after a failure, without a reload", { tag: "@long" }, async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  let asked = 0;
  await page.route("**/api/tables/crash/rounds*", (route) => {
    asked += 1;
    return asked === 1 ? route.abort("connectionreset") : route.continue();
  });
  await page.goto(new CrashPage(page).path);
  await page.getByRole("button", { name: "Past rounds" }).click();
  const failed = page.getByText("The past rounds could not be loaded.");
  await expect(failed).toBeVisible();
  await expect(failed).toBeHidden();
  await expect(page.getByText(/Where the last [1-9]\d* rounds ended/)).toBeVisible();
});
