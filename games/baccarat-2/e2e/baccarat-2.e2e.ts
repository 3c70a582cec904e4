import { expectBalance, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectNoClosing, PRESS_MS, shownBet } from "@fairhouse/tests/e2e/page/live-table.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import { facts } from "../facts.ts";
import { coupOfHand, type LiveBaccaratOutcome } from "../rules/hand.ts";
import { liveBaccarat } from "../rules/live-baccarat.ts";
import { LiveBaccaratPage } from "./live-baccarat-page.ts";
import { showShoe } from "./shoe-in-play.ts";

const START = 1_000_000;

/** Returns the player's only bet that was played, once its hand is shown, with its payout by the rules. */
async function shownHand(player: Player, chips: Readonly<Record<string, number>>) {
  const { id, payout, outcome } = await shownBet(player, "baccarat-2");
  if (!facts.isOutcome(outcome)) throw new Error("settled without a hand");
  return { id, payout, hand: outcome, expected: paid(outcome, chips) };
}

function paid(hand: LiveBaccaratOutcome, chips: Readonly<Record<string, number>>): number {
  const laid = Object.entries(chips).map(([on, amount]) => ({ on, amount }));
  return liveBaccarat.settle({ id: "ticket", bet: { chips: laid }, leftAt: null }, hand);
}

test("two browsers bet on one hand, by mouse across a reload and by keys on a phone; both are paid by its cards, and its proof waits for the end of its shoe", async ({
  page,
  player,
  phone: other,
}) => {
  const phone = new LiveBaccaratPage(other.page);
  const desk = new LiveBaccaratPage(page);
  await Promise.all([desk.open(), phone.open()]);

  await desk.field("Player").click();
  await desk.field("Banker").click();
  await desk.field("Tie").click();
  await desk.betAgain();
  expect(await player.bets("baccarat-2")).toMatchObject([{ ended: null }, { ended: "taken_back" }]);
  await page.reload();
  await expect(desk.field("Tie")).toHaveAccessibleName(/1,000 placed$/);

  await tabTo(phone.page, phone.field("Player"));
  await phone.page.keyboard.press("ArrowRight");
  await expect(phone.field("Banker")).toBeFocused();
  await phone.page.keyboard.press("Enter");
  await phone.page.keyboard.press("ArrowUp");
  await expect(phone.field("Super 6").or(phone.field("Banker pair")).and(phone.page.locator(":focus"))).toBeVisible();
  await tabTo(phone.page, phone.bet);
  await expectNoClosing(phone.page, phone.table, PRESS_MS);
  await phone.page.keyboard.press("Enter");
  await expect(phone.back).toBeVisible();
  expect(await phone.page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);

  const [all, banker] = await Promise.all([
    shownHand(player, { player: 1_000, banker: 1_000, tie: 1_000 }),
    shownHand(other.player, { banker: 1_000 }),
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
});

test("the roads of a long shoe, and the entries that the next result would add", { tag: "@long" }, async ({
  page,
  player,
}) => {
  expect(await player.balance()).toBe(START);
  const desk = new LiveBaccaratPage(page);
  await showShoe(page, 38);
  await desk.open();
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

test("in low windows neither hand lies under the shoe's bar, the text below the cards or the cloth", {
  tag: "@long",
}, async ({ page, player }) => {
  expect(await player.balance()).toBe(START);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await showShoe(page, 38);
  await new LiveBaccaratPage(page).open();
  for (const size of [
    { width: 1_280, height: 800 },
    { width: 1_024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const edges = () =>
      page.evaluate<readonly number[]>(`(() => {
        const box = (name) => document.querySelector(name).getBoundingClientRect();
        const hand = box(".baccarat-hand");
        return [box(".shoe-bar").bottom, hand.top, hand.bottom, box(".live-baccarat-tells").top,
          box(".live-baccarat-tells").bottom, box(".live-baccarat-cloth").top,
          box(".live-baccarat-cloth").bottom, box(".scoreboard").top];
      })()`);
    await expect.poll(async () => (await edges()).every((edge, at, all) => edge >= (all[at - 1] ?? 0))).toBe(true);
  }
});
