import type { Step } from "@fairhouse/kernel/game.ts";
import { AutoPanel, playFast } from "@fairhouse/tests/e2e/page/auto-page.ts";
import { expectBalance, noteTexts, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import type { BlackjackState } from "../rules/hand.ts";
import { sideResults } from "../rules/sides.ts";
import { BlackjackPage, chooseHands, chooseHandsWith, standing } from "./blackjack-page.ts";

const START = 1_000_000;

/** The combinations of the side bets of a hand, null where one is lost. */
function resultsOf(dealt: Step<BlackjackState> | null) {
  return dealt === null ? null : sideResults(dealt.state.bet, dealt.state.cards).map(({ combination }) => combination);
}

test.beforeEach(({ page }) => playFast(page));

test("pays a side bet that wins and takes one that loses: stake, announcement, payout, balance and proof agree", async ({
  page,
  player,
}) => {
  const sides = { pairs: 200, poker: 100 };
  // A mixed pair returns 1,200; 21+3 and the hand are lost.
  await chooseHandsWith(player, sides, (after) => {
    const combinations = after()?.state.closed === false ? (resultsOf(after()) ?? []) : [];
    return combinations.join() === "mixed-pair," && after("stand")?.payout === 1_200;
  });
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await expect(blackjack.side("Perfect Pairs")).toHaveValue("");
  await tabTo(page, blackjack.side("Perfect Pairs"));
  await page.keyboard.type("200");
  await tabTo(page, page.getByRole("button", { name: "Bet 21+3" }));
  await page.keyboard.press("Enter");
  await expect(blackjack.side("21+3")).toHaveValue("1,000");
  await blackjack.side("21+3").fill("100");
  await expect(page.getByText("In play").locator("..")).toContainText("1,300");
  const said = await noteTexts(page.locator("[role=status]").first());

  await blackjack.deal();
  await expectBalance(page, START - 1_300);
  await expect(page.locator(".bj-side-won")).toContainText("1,200");
  await expect(page.locator(".bj-side-lost")).toContainText("21+3: lost 100.");
  expect((await said()).join(" ")).toContain("Perfect Pairs: Mixed pair, pays 1,200. 21+3: lost 100. You have");
  await expectAccessible(page, "side bets that are decided");
  await blackjack.move("Stand").click();
  await expectBalance(page, START - 1_300 + 1_200);
  expect(await player.balance()).toBe(START - 100);

  const [bet] = await player.bets("blackjack");
  expect(bet).toMatchObject({ stake: 1_300, payout: 1_200 });
  await player.rotate();
  await page.goto(`/bet/${bet?.id}`);
  await expect(page.getByRole("img", { name: /Mixed pair\.$/ })).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByText("200 × 6 = 1,200")).toBeVisible();
  await expect(page.getByText("100 × 0 = 0")).toBeVisible();
});

test("remembers side bets, refuses what the balance does not cover, and bets none in auto mode", {
  tag: "@long",
}, async ({ page, player }) => {
  await chooseHands(player, standing(2_000));
  const blackjack = new BlackjackPage(page);
  await blackjack.open();
  await blackjack.side("21+3").fill("1000000");
  await expect(blackjack.bet).toBeDisabled();
  await blackjack.side("21+3").fill("50");
  await expect(page.getByRole("group", { name: "Side bets" })).toContainText("At least 100");
  await blackjack.side("21+3").fill("300");
  await page.reload();
  await expect(blackjack.side("21+3")).toHaveValue("300");
  await page.getByRole("button", { name: "Take 21+3 off" }).click();
  await expect(blackjack.side("21+3")).toHaveValue("");
  await page.getByRole("button", { name: "Bet 21+3" }).click();
  await expect(blackjack.side("21+3")).toHaveValue("300");
  const auto = new AutoPanel(page);
  await auto.open();
  await auto.set({ bets: 1 });
  await auto.start.click();
  await auto.expectEnd("All bets have been placed.");
  const [bet] = await player.bets("blackjack");
  expect([1_000, 2_000], "the amount alone, or doubled").toContain(bet?.stake);
});
