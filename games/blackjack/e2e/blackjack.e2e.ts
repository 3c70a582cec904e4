import type { Step } from "@fairhouse/kernel/game.ts";
import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import type { BlackjackState } from "../rules/hand.ts";
import { pipsOf, totalOf } from "../rules/total.ts";
import { BlackjackPage, chooseHands, splitToHalf, standing } from "./blackjack-page.ts";

const START = 1_000_000;

function isElevenAgainstSix(doubled: Step<BlackjackState> | null): boolean {
  if (doubled === null) return false;
  const { hands, dealer } = doubled.state;
  const [up] = dealer;
  return up !== undefined && pipsOf(up) === 6 && totalOf(hands[0]?.cards.slice(0, 2) ?? []).total === 11;
}

test.beforeEach(({ page }) => playFast(page));

test("plays blackjack by mouse: a win and a loss; balance, history and proof agree", async ({ page, player }) => {
  await chooseHands(player, standing(2_000), standing(0));
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.deal();
  await expectBalance(page, START - 1_000);
  await blackjack.move("Stand").click();
  await expect(page.getByRole("status").filter({ hasText: "Won: 2.00×, 2,000" })).toBeAttached();
  await expectBalance(page, START + 1_000);
  await expect(blackjack.results).toHaveText(["Win"]);
  await blackjack.deal();
  await blackjack.move("Stand").click();
  await expect(page.getByRole("status").filter({ hasText: "Lost: 1,000" })).toBeAttached();
  await expectBalance(page, START);
  expect(await player.balance()).toBe(START);

  const [lost, won] = await player.newestTwo("blackjack");
  expect([won.payout, lost.payout]).toEqual([2_000, 0]);
  await player.rotate();
  await page.goto(`/bet/${won.id}`);
  await expect(page.getByRole("img", { name: /^Your cards: / })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  const rows = page.getByRole("table", { name: "From bytes to cards" }).getByRole("row");
  expect(await rows.count()).toBeGreaterThanOrEqual(5);
  await expect(page.getByText("1,000 × 2 = 2,000")).toBeVisible();
});

test("calls a natural blackjack, on the table and on the page of its bet", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await chooseHands(player, (after) => after()?.payout === 2_500);
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.bet.click();
  await expect(page.getByRole("status").filter({ hasText: "Blackjack. Won: 2.50×, 2,500" })).toBeAttached();
  await expect(blackjack.hands.first()).toContainText("Your hand: Blackjack");
  await expect(blackjack.hands.first()).not.toContainText("/");
  await expect(blackjack.results).toHaveText(["3:2"]);
  const [bet] = await player.bets("blackjack");
  await page.goto(`/bet/${bet?.id}`);
  await expect(page.getByRole("img", { name: /Blackjack\.$/ })).toBeVisible();
  await expect(page.getByText("Soft 21")).toHaveCount(0);
});

test("keeps a split hand open across a reload and on another device", async ({ page, player, secondDevice }) => {
  await chooseHands(player, splitToHalf);
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.deal();
  await blackjack.move("Split").click();
  await expect(blackjack.hands).toHaveCount(2);
  await expect(blackjack.move("Stand")).toBeEnabled();
  await expectBalance(page, START - 2_000);

  await page.reload();
  await expect(blackjack.hands).toHaveCount(2);
  await expect(blackjack.hands.first()).toHaveClass(/bj-active/);
  await blackjack.move("Stand").click();
  await expect(blackjack.hands.last()).toHaveClass(/bj-active/);
  const second = new BlackjackPage(secondDevice);
  await second.open();
  await expect(second.hands.last()).toHaveClass(/bj-active/);
  await second.move("Stand").click();
  await expect(second.bet).toBeEnabled();
  await expect(blackjack.bet, "the first device follows").toBeEnabled();
  await expect(blackjack.results).toHaveText(["Win", "Lose"]);
  const [bet] = await player.bets("blackjack");
  expect(bet).toMatchObject({ stake: 2_000, payout: 2_000 });
  await expectBalance(page, START);
});

test("ends the hand after a double, which costs one more bet", { tag: "@long" }, async ({ page, player }) => {
  await chooseHands(player, (after) => after("double")?.payout === 4_000);
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.deal();
  await page.getByRole("button", { name: "Double, 1,000 more" }).click();
  await expect(blackjack.bet).toBeEnabled();
  await expectBalance(page, START + 2_000);
  await expect(blackjack.hands.first().getByRole("listitem")).toHaveCount(3);
  await expect(blackjack.hands.first()).toContainText("2,000");
  const [bet] = await player.bets("blackjack");
  expect(bet).toMatchObject({ stake: 2_000, payout: 4_000 });
});

test("leaves the hand unchanged after a refused double and says why", { tag: "@long" }, async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  await chooseHands(player, standing(2_000));
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.deal();
  // Another tab has staked these coins meanwhile; this page does not know it yet.
  const refusal = { code: "insufficient_balance", message: "The balance does not cover the stake.", requestId: "test" };
  await page.route("**/api/hands/*/moves", (route) => route.fulfill({ status: 422, json: refusal }));
  await blackjack.move("Double").click();
  await expect(page.getByText("Your balance does not cover this bet.")).toBeVisible();
  await page.unroute("**/api/hands/*/moves");
  await expect(blackjack.hands.first().getByRole("listitem")).toHaveCount(2);
  await expect(blackjack.hands.first()).toContainText("1,000");
  await expectBalance(page, START - 1_000);
  await blackjack.move("Stand").click();
  await expectBalance(page, START + 1_000);
});

test("offers insurance before anything else, for half the bet, and pays 2:1", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await chooseHands(player, (after) => after("insure")?.payout === 1_500);
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.deal();
  await expect(blackjack.moves).toHaveCount(2);
  await blackjack.move("Insurance").click();
  await expect(blackjack.bet).toBeEnabled();
  await expect(page.getByText("Insured")).toBeVisible();
  await expect(blackjack.results).toHaveText(["Lose"]);
  const [bet] = await player.bets("blackjack");
  expect(bet).toMatchObject({ stake: 1_500, payout: 1_500 });
  await expectBalance(page, START);
});

test("shows the mucked cards that the dealer need not play", { tag: "@long" }, async ({ page, player }) => {
  await chooseHands(player, (after) => after("hit")?.payout === 0 && after("hit")?.state.drawn === 5);
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.deal();
  await blackjack.move("Hit").click();
  await expect(page.getByText("Mucked", { exact: true })).toBeVisible();
  await expect(blackjack.dealer.getByRole("img")).toHaveCount(2);
  await expect(blackjack.dealer.getByRole("img", { name: "Card face down" })).toHaveCount(0);
  await expect(blackjack.results).toHaveText(["Bust"]);
});

test("plays blackjack by keyboard alone", { tag: "@long" }, async ({ page, player }) => {
  await chooseHands(player, (after) => after("split", "hit", "stand", "stand")?.payout !== undefined);
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await page.keyboard.press("Space");
  await expect(blackjack.move("Split")).toBeEnabled();
  await page.keyboard.press("r");
  await expect(blackjack.hands).toHaveCount(2);
  await expect(blackjack.move("Hit")).toBeEnabled();
  await page.keyboard.press("Space");
  await expect(blackjack.hands.first().getByRole("listitem")).toHaveCount(3);
  await expect(blackjack.move("Stand")).toBeEnabled();
  await page.keyboard.press("w");
  await expect(blackjack.hands.last()).toHaveClass(/bj-active/);
  await expect(blackjack.move("Stand")).toBeEnabled();
  await page.keyboard.press("w");
  await expect(blackjack.bet).toBeEnabled();
  const [bet] = await player.bets("blackjack");
  expect(bet?.stake).toBe(2_000);
  await expectBalance(page, await player.balance());
  await page.keyboard.press("s");
  await expect(blackjack.amount).toHaveValue("2,000");
});

test("keeps the hint off by default; once on, it names the best move and why", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await chooseHands(player, (after) => after()?.state.insurance === "offered");
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.deal();
  await expect(page.getByText(/^Best: /)).toBeHidden();
  await page.getByRole("switch", { name: "Strategy hint" }).check();
  await expect(page.getByText("Best: No insurance.")).toBeVisible();
});

test("plays automatic hands by basic strategy", { tag: "@long" }, async ({ page, player }) => {
  // Basic strategy doubles eleven against a six.
  await chooseHands(player, (after) => isElevenAgainstSix(after("double")), standing(0));
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 2 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  const bets = await player.bets("blackjack");
  expect(bets).toHaveLength(2);
  expect(bets[1]?.stake, "a double").toBe(2_000);
  await expectBalance(page, await player.balance());
});

test.describe("on a phone of 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("fits a split without scrolling, passes axe, and plays the hand to its end", {
    tag: "@long",
  }, async ({ page, player }) => {
    await chooseHands(player, splitToHalf);
    const blackjack = new BlackjackPage(page);
    await blackjack.open();
    await blackjack.deal();
    await expect(blackjack.move("Split")).toBeInViewport({ ratio: 1 });
    await blackjack.move("Split").tap();
    await expect(blackjack.hands).toHaveCount(2);
    await expect(blackjack.move("Stand")).toBeEnabled();
    expect(await page.evaluate<boolean>("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    for (const part of [blackjack.dealer, blackjack.hands.first(), blackjack.hands.last()]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page, "a split hand");
    for (let hand = 0; hand < 2; hand += 1) {
      await expect(blackjack.hands.nth(hand)).toHaveClass(/bj-active/);
      await blackjack.move("Stand").tap();
    }
    await expect(blackjack.bet).toBeEnabled();
    await expect(blackjack.results).toHaveText(["Win", "Lose"]);
    await expectAccessible(page, "a hand that is over");
    await expectBalance(page, START);
  });
});
