import { rotateForNextRound } from "@fairhouse/tests/e2e/house/known-chains.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { leftOfFlight, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expect, type Page } from "@playwright/test";
import { aviator, pointOf } from "../rules/aviator.ts";

const START = 1_000_000;
/** Flight time left that is enough to queue a bet and take it back, even on a slow machine. */
const BACK_MS = 6_000;
/** Flight time left that is enough for a new seed; all of the betting time remains for both bets. */
const SEED_MS = 3_000;

/**
 * Arranges that the next flight, in which only this player bets, lasts nine to eleven seconds, and leaves time to bet
 * on it. No other test may bet at this table, because its seed would be mixed in.
 */
async function shortFlight(page: Page, player: Player): Promise<void> {
  await expect(async () => {
    expect(await leftOfFlight(page, aviator)).toBeGreaterThan(SEED_MS);
    const number = await rotateForNextRound(player, "aviator", (chance) => {
      const point = pointOf(chance.bits52());
      return point >= 175 && point <= 195;
    });
    expect(number, "the seed was there before the round opened").not.toBeNull();
  }).toPass({ timeout: ROUNDS_MS, intervals: [200] });
}

test("aviator: two bets, by mouse and by keyboard, one won and one lost, across a reload, and the seeds of the flight with their owners", async ({
  page,
  player,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/game/aviator");
  const [first, second] = [page.getByRole("region", { name: "Bet 1" }), page.getByRole("region", { name: "Bet 2" })];
  await expect(page.getByText("Seeds of the first three bettors become public.")).toBeVisible();
  await first.getByRole("textbox", { name: "Bet amount" }).fill("3000");
  await second.getByRole("textbox", { name: "Auto cash-out" }).fill("100");
  await expect.poll(() => leftOfFlight(page, aviator), { timeout: ROUNDS_MS }).toBeGreaterThan(BACK_MS);
  await first.getByRole("button", { name: "Bet on the next round" }).click();
  await first.getByRole("button", { name: "Cancel the bet on the next round" }).click();
  await shortFlight(page, player);
  const soon = { name: /^Bet( on the next round)?$/ };
  await first.getByRole("button", soon).click();
  await second.getByRole("button", soon).press("Enter");
  await expect.poll(async () => (await player.bets("aviator")).length, { timeout: ROUNDS_MS }).toBe(2);
  await expectBalance(page, START - 4_000);

  await page.reload();
  const placed = page.getByRole("button", { name: "Bet placed" });
  await expect(placed.or(first.getByRole("button", { name: /^Cash out/ })).first()).toBeVisible();
  await second.getByRole("button", { name: /^Cash out/ }).waitFor({ timeout: ROUNDS_MS });
  await page.keyboard.press("c");
  await expect(first.getByText(/^Left at 1\.\d\d×: [345],\d{3}$/)).toBeVisible();
  await expect(page.getByText(/^Bet 1 left at 1\.\d\d×$/), "the stage names the bet").toBeVisible();
  await page.getByText("Flew away", { exact: true }).waitFor({ timeout: ROUNDS_MS });
  await expect(page.getByText("Bet 2 lost 1,000", { exact: true })).toBeVisible();
  await expect(second.getByText(/^Flew away at 1\.\d\d×: −1,000$/)).toBeVisible();

  const bets = (await player.bets("aviator")).toSorted((a, b) => b.stake - a.stake);
  const left = bets[0]?.leftAt ?? 0;
  expect(bets).toMatchObject([
    { stake: 3_000, payout: Math.floor((3_000 * left) / 100) },
    { stake: 1_000, payout: 0, leftAt: null },
  ]);
  await expectBalance(page, START - 4_000 + (bets[0]?.payout ?? 0));

  await page.getByRole("tab", { name: "Own" }).click();
  const own = page.getByRole("tabpanel", { name: "Own" });
  await expect(own.getByRole("listitem")).toHaveCount(2);
  await expect(own.getByText("−1,000")).toBeVisible();

  const seeds = page.getByRole("region", { name: "Seeds of the last round" });
  await seeds.scrollIntoViewIfNeeded();
  await expect(seeds.getByRole("listitem").filter({ hasText: "You" })).toHaveText(/wanted \d+$/);
  await seeds.getByRole("button", { name: "Verify this round" }).click();
  const round = page.getByRole("dialog");
  await expect(round.getByRole("listitem").filter({ hasText: /wanted \d+$/ })).toBeVisible();
  await round.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(round.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();
});

test("aviator in low windows: both seats show amount, target and quick amounts without scrolling", {
  tag: "@long",
}, async ({ page, player }) => {
  expect(player.username).not.toBe("");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/game/aviator");
  const second = page.getByRole("region", { name: "Bet 2" });
  await second.getByRole("button", { name: "5K", exact: true }).click();
  await expect(second.getByRole("textbox", { name: "Bet amount" })).toHaveValue("5,000");
  for (const size of [
    { width: 1_280, height: 800 },
    { width: 1_024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    for (const seat of [page.getByRole("region", { name: "Bet 1" }), second]) {
      for (const field of ["Bet amount", "Auto cash-out"]) {
        await expect(seat.getByRole("textbox", { name: field })).toBeInViewport({ ratio: 1 });
      }
      await expect(seat.getByRole("button", { name: "50K", exact: true })).toBeInViewport({ ratio: 1 });
    }
    // The fields of automatic bets scroll, and the button that starts them stays.
    await second.getByRole("radio", { name: "Auto" }).check();
    await expect(second.getByRole("textbox", { name: "Auto cash-out" })).toBeInViewport({ ratio: 1 });
    await expect(second.getByRole("button", { name: "Start auto" })).toBeInViewport({ ratio: 1 });
    await second.getByRole("radio", { name: "Manual" }).check();
    const picture = await page.locator("[data-stage]").boundingBox();
    expect(picture?.width, "the picture has the width that the panels leave").toBeGreaterThan(size.width / 2);
    expect(picture?.height, "and enough height to see a flight").toBeGreaterThan(250);
  }
  await page.getByRole("button", { name: "Live statistics" }).click();
  const card = await page.getByRole("region", { name: "Live statistics" }).boundingBox();
  const button = await page.locator("[data-play-button]").last().boundingBox();
  expect((card?.y ?? 999) + (card?.height ?? 0), "the card ends above the panels").toBeLessThanOrEqual(button?.y ?? 0);
});
