import { expectBalance, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectNoClosing, expectNoOpening, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import { coupOfHand, type LiveBaccaratOutcome } from "../rules/hand.ts";
import { liveBaccarat } from "../rules/live-baccarat.ts";
import { handOf } from "../screen/facts.ts";
import { LiveBaccaratPage, PRESS_MS } from "./live-baccarat-page.ts";
import { showShoe } from "./shoe-in-play.ts";

const START = 1_000_000;

/** Returns the player's only bet that was played, once its hand is shown, with its payout by the rules. */
async function shownBet(player: Player, chips: Readonly<Record<string, number>>) {
  const played = async () => (await player.bets("baccarat-2")).find(({ refunded }) => !refunded);
  await expect.poll(async () => (await played())?.payout ?? null, { timeout: ROUNDS_MS }).not.toBeNull();
  const bet = await played();
  const hand = handOf(bet?.outcome);
  if (bet === undefined || hand === null) throw new Error("settled a moment ago, and gone");
  return { id: bet.id, payout: bet.payout ?? 0, round: bet.round, hand, expected: paid(hand, chips) };
}

function paid(hand: LiveBaccaratOutcome, chips: Readonly<Record<string, number>>): number {
  const laid = Object.entries(chips).map(([on, amount]) => ({ on, amount }));
  return liveBaccarat.settle({ id: "ticket", bet: { chips: laid }, leftAt: null }, hand);
}

test("two browsers bet on one hand, by mouse across a reload and by keys on a phone; both are paid by its cards, and its proof waits for the end of its shoe", async ({
  page,
  player,
  browser,
  baseURL,
  complaints,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  complaints.watch(context);
  const other = await Player.register(context.request);
  const phone = new LiveBaccaratPage(await context.newPage());
  const desk = new LiveBaccaratPage(page);
  await Promise.all([desk.visit(), phone.visit()]);

  await desk.field("Player").click();
  await desk.field("Banker").click();
  await desk.field("Tie").click();
  await expectNoOpening(page, "baccarat-2", PRESS_MS);
  await desk.bet.click();
  await desk.takeBack.click({ timeout: ROUNDS_MS });
  // In the rest of betting or in the next round: a bet that comes too late is refused.
  await expectNoClosing(page, "baccarat-2", PRESS_MS);
  await desk.bet.click();
  await desk.takeBack.waitFor({ timeout: ROUNDS_MS });
  expect(await player.bets("baccarat-2")).toMatchObject([{ refunded: false }, { refunded: true }]);
  await page.reload();
  await expect(desk.field("Tie")).toHaveAccessibleName(/1,000 placed$/);

  await tabTo(phone.page, phone.field("Player"));
  await phone.page.keyboard.press("ArrowRight");
  await expect(phone.field("Banker")).toBeFocused();
  await phone.page.keyboard.press("Enter");
  await phone.page.keyboard.press("ArrowUp");
  await expect(phone.field("Super 6").or(phone.field("Banker pair")).and(phone.page.locator(":focus"))).toBeVisible();
  await tabTo(phone.page, phone.bet);
  await phone.page.keyboard.press("Enter");
  await expect(phone.back).toBeVisible();
  expect(await phone.page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);

  const [all, banker] = await Promise.all([
    shownBet(player, { player: 1_000, banker: 1_000, tie: 1_000 }),
    shownBet(other, { banker: 1_000 }),
  ]);
  expect(all.payout).toBe(all.expected);
  expect(banker.payout).toBe(banker.expected);
  await expectBalance(page, START - 3_000 + all.payout);
  await expectBalance(phone.page, START - 1_000 + banker.payout);
  const { winner } = coupOfHand(all.hand.cards);
  await expect(page.getByRole("img", { name: /^Bead road/ })).toHaveAccessibleName(
    new RegExp(`${{ player: "Player", banker: "Banker", tie: "Tie" }[winner]} [1-9]`),
  );
  await expectAccessible(phone.page, "baccarat 2 on a phone");

  await page.goto(`/bet/${all.id}`);
  await expect(page.getByText("Its shoe is still being played", { exact: true })).toBeVisible();
  await expect(page.getByText(/revealed when the shoe is over/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify in this browser" })).toHaveCount(0);
  await context.close();
});

test("the roads of a long shoe, and the entries that the next result would add", async ({ page, player }) => {
  expect(await player.balance()).toBe(START);
  const desk = new LiveBaccaratPage(page);
  await showShoe(page, 38);
  await desk.visit();
  await expect(page.getByRole("img", { name: /^Big road\./ })).toHaveAccessibleName(
    "Big road. Player 12, Banker 23, Tie 3",
  );
  await expect(desk.ask("Player")).toHaveAccessibleName(
    "P? Player next: big eye boy blue, small road blue, cockroach road blue",
  );
  const marks = page.locator(".road-asked");
  await expect(marks).toHaveCount(0);
  await desk.ask("Player").click();
  await expect(marks, "in all five roads").toHaveCount(5);
  await desk.ask("Player").click();
  await expect(marks).toHaveCount(0);
});
