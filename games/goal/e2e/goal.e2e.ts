import { payoutOf } from "@fairhouse/kernel/money.ts";
import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { coins, expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import { multiplierOf } from "../rules/pitches.ts";
import { chooseKeepers, GoalPage } from "./goal-page.ts";

const START = 1_000_000;

test.beforeEach(({ page }) => playFast(page));

test("plays goal by mouse: a win and a loss; balance, history and proof agree", async ({ page, player }) => {
  await chooseKeepers(player, "small", [0, 1], [2]);
  const goal = new GoalPage(page);
  await goal.open();
  await goal.size.selectOption("small");
  await goal.bet.click();
  await goal.kick(0, 1);
  await goal.kick(1, 2);
  const payout = payoutOf(1_000, multiplierOf("small", 2));
  await expect(goal.cashOut).toContainText(`Cash out ${coins(payout)}`);
  await expect(goal.cashOut).toContainText(`+${coins(payout - 1_000)} · next 3.273×`);
  await expect(goal.sheet).toHaveText([
    "Column 1: the keeper is in row 1. The ball passed through row 2.",
    "Column 2: the keeper is in row 2. The ball passed through row 3.",
  ]);
  await goal.cashOut.click();
  await expect(page.getByRole("status").filter({ hasText: `Won: 2.182×, ${coins(payout)}` })).toBeAttached();
  await expectBalance(page, START - 1_000 + payout);
  await expect(goal.sheet, "the end shows all keepers").toHaveCount(4);

  await goal.bet.click();
  await goal.kick(0, 2);
  await expect(page.getByRole("status").filter({ hasText: "Missed. Lost: 1,000" })).toBeAttached();
  await expect(page.locator(".goal-pay-now"), "a lost hand has no payout").toHaveCount(0);
  await expectBalance(page, START - 2_000 + payout);
  expect(await player.balance()).toBe(START - 2_000 + payout);

  const [lost, won] = await player.newestTwo("goal");
  expect([won.payout, lost.payout]).toEqual([payout, 0]);
  await player.rotate();
  // One press leads from a result to its bet with everything that shares and proves it.
  await page.getByRole("list", { name: "Your last results" }).getByRole("button", { name: "2.182×" }).click();
  await expect(page.getByRole("img", { name: "Pitch: Small. Keepers passed: 2. Cashed out." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save picture" })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  const rows = page.getByRole("table", { name: "From bytes to keepers" }).getByRole("row");
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(2)).toContainText("Row 2Row 3");
  await expect(page.getByText("1,000 × 0.97 × (3/2)2 = 2,182 (2.182×)")).toBeVisible();
});

test("plays goal by keyboard across a reload, and ends the hand on another device", { tag: "@long" }, async ({
  page,
  player,
  secondDevice,
}) => {
  await chooseKeepers(player, "medium", [3, 3, 3]);
  const goal = new GoalPage(page);
  await goal.open();
  await page.keyboard.press("Space");
  await expect(goal.spot(0, 0)).not.toHaveAttribute("aria-disabled");
  await page.keyboard.press("1");
  await goal.spot(1, 0).focus();
  await expect(goal.spot(1, 0)).not.toHaveAttribute("aria-disabled");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(goal.spot(2, 1), "who plays by keyboard stays in their row").toBeFocused();
  await expect(goal.cashOut).toBeEnabled();

  await page.reload();
  await expect(goal.sheet).toHaveCount(2);
  const second = new GoalPage(secondDevice);
  await second.open();
  await second.kick(2, 0);
  await expect(goal.sheet, "the first device follows").toHaveCount(3);
  await expect(second.cashOut, "the kick was shown").toBeEnabled();
  await secondDevice.keyboard.press("c");
  await expect(second.bet).toBeEnabled();
  await expect(goal.bet).toBeEnabled();
  const [bet] = await player.bets("goal");
  expect(bet?.payout).toBe(payoutOf(1_000, multiplierOf("medium", 3)));
  await expectBalance(page, await player.balance());
});

test("plays automatic hands along the chosen path and cashes out", { tag: "@long" }, async ({ page, player }) => {
  await chooseKeepers(player, "medium", [0, 0], [1]);
  const goal = new GoalPage(page);
  await goal.open();
  const auto = new AutoPanel(page);
  await auto.open();
  for (const [column, row] of [1, 3, 2].entries()) await goal.kick(column, row);
  await page.getByRole("button", { name: "Undo" }).click();
  await auto.set({ bets: 2 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  const bets = await player.bets("goal");
  expect(bets.map(({ payout }) => payout)).toEqual([0, payoutOf(1_000, multiplierOf("medium", 2))]);
  await expectBalance(page, await player.balance());
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("fits the big pitch with rows large enough for fingers, passes axe, and cashes out", {
    tag: "@long",
  }, async ({ page, player }) => {
    const around = [2, 2, 2, 2];
    await chooseKeepers(player, "big", around);
    const goal = new GoalPage(page);
    await goal.open();
    await goal.size.selectOption("big");
    await goal.bet.tap();
    for (const column of around.keys()) {
      await goal.spot(column, 4).and(page.locator(":not([aria-disabled])")).tap();
    }
    await expect(goal.sheet).toHaveCount(around.length);
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    await expect(goal.cashOut).toBeInViewport({ ratio: 1 });
    const profit = payoutOf(1_000, multiplierOf("big", around.length)) - 1_000;
    await expect(page.getByRole("main").getByText(`+${coins(profit)}`), "the profit stands once").toHaveCount(1);
    for (const row of [0, 4]) await expect(goal.spot(around.length, row)).toBeInViewport({ ratio: 1 });
    expect((await goal.spot(around.length, 0).boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, "an open hand");
    await goal.cashOut.tap();
    await expect(goal.bet).toBeEnabled();
    expect((await player.bets("goal"))[0]?.payout).toBe(payoutOf(1_000, multiplierOf("big", around.length)));
  });
});
