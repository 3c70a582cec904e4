import { expectAccessible } from "@fairhouse/tests/e2e/axe.ts";
import { coins, expectBalance, rounds, test } from "@fairhouse/tests/e2e/fixture.ts";
import { untilTold } from "@fairhouse/tests/e2e/notes.ts";
import { Player } from "@fairhouse/tests/e2e/player.ts";
import { expect, type Page } from "@playwright/test";
import { noteSlides, ROUND_MS, SlidePage } from "./slide-page.ts";

const START = 1_000_000;
test.describe.configure({ timeout: 6 * ROUND_MS });

/** The newest bet, once its round has settled it. */
async function settledBet(player: Player, count: number) {
  const newest = async () => {
    const bets = await player.bets("slide");
    return bets.length === count ? bets[0] : undefined;
  };
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: ROUND_MS }).not.toBeNull();
  const bet = await newest();
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  return { ...bet, payout: bet.payout };
}

/** Bets on 1.01, which nearly every round reaches, until one does. Returns how many it took and what they cost before. */
async function winSoon(slide: SlidePage, player: Player, beside: () => Promise<void>) {
  let spent = 0;
  for (let bets = 1; ; bets += 1) {
    await slide.nextBetting();
    await Promise.all([slide.bet.click(), beside()]);
    await expect(slide.moving).toBeAttached({ timeout: ROUND_MS });
    // The bet itself may stand there, without what came of it.
    const told = slide.page
      .getByRole("table", { name: "My bets" })
      .getByRole("row")
      .filter({ hasText: /[+−]\d/ });
    await expect(told).toHaveCount(bets - 1);
    await expect(slide.landed).toBeAttached();
    const { stake, payout } = await settledBet(player, bets);
    if (payout > 0) return { bets, spent, stake, payout };
    spent += stake;
  }
}

async function openAs(page: Page, target: string): Promise<SlidePage> {
  const slide = new SlidePage(page);
  await slide.open();
  await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
  await slide.target.fill(target);
  return slide;
}

test(
  "two players in one round: one target is reached, one is not, and no balance tells before the strip stands",
  rounds,
  async ({ page, player, browser, baseURL, complaints }) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    complaints.watch(context);
    const other = await Player.register(context.request);
    const otherPage = await context.newPage();
    const seen = await noteSlides(page);
    const slide = await openAs(page, "1.01");
    const greedy = await openAs(otherPage, "1000000");
    await slide.amount.fill("3000");

    const { bets, spent, stake, payout } = await winSoon(slide, player, () => greedy.bet.click());
    expect(payout).toBe(3_030);
    const end = START - spent - stake + payout;
    await expectBalance(page, end);
    await expectBalance(otherPage, START - bets * 1_000);
    // From the stake of the round that won on: the strip stood before the balance told.
    const balances = await seen();
    const waiting = balances.slice(balances.findIndex(({ balance }) => balance === end - payout));
    const until = waiting.slice(0, 1 + waiting.findIndex(({ balance }) => balance === end));
    expect(
      until.some(({ told }) => told),
      "the balance told the result while the strip was moving",
    ).toBe(true);
    expect(await other.bets("slide")).toHaveLength(bets);

    const row = page.getByRole("table", { name: "My bets" }).getByRole("row").filter({ hasText: "+30" });
    await row.getByRole("link").click();
    await page.getByRole("button", { name: "Verify in this browser" }).click();
    const verdict = page.getByRole("status").filter({ hasText: "Verified" });
    await expect(verdict).toContainText("The link leads to the published first link of its chain");
    await context.close();
  },
);

test("a reload in the middle of a slide lands in it and tells nothing early", rounds, async ({ page, player }) => {
  const seen = await noteSlides(page);
  const slide = await openAs(page, "1.01");
  let left = START;
  for (let bets = 1; ; bets += 1) {
    await slide.nextBetting();
    await slide.bet.click();
    await expectBalance(page, left - 1_000);
    await expect(slide.moving).toBeAttached({ timeout: ROUND_MS });
    await page.reload();
    await expect(slide.moving.or(slide.landed)).toBeAttached();
    const inTime = await slide.moving.isVisible();
    await expect(slide.landed).toBeAttached();
    const { stake, payout } = await settledBet(player, bets);
    const before = left;
    left += payout - stake;
    await expectBalance(page, left);
    if (!inTime || payout === 0) continue;
    const early = untilTold(await seen());
    expect(early).not.toContain(left);
    expect(early).toContain(before - 1_000);
    return;
  }
});

test(
  "a page that is opened elsewhere in the middle of a slide tells nothing early",
  rounds,
  async ({ page, player }) => {
    const slide = await openAs(page, "1.01");
    const tab = await page.context().newPage();
    const seen = await noteSlides(tab);
    const available = tab.getByText("Available").locator("..");
    // Once before, so that it comes out of the cache when it matters.
    await tab.goto("/home?panel=wallet");
    await expect(available).toContainText(coins(START));
    let left = START;
    for (let bets = 1; ; bets += 1) {
      await page.bringToFront();
      await slide.nextBetting();
      await slide.bet.click();
      await expectBalance(page, left - 1_000);
      await expect(slide.moving).toBeAttached({ timeout: ROUND_MS });
      const shownAt = await slide.shownAt();
      await tab.bringToFront();
      await tab.reload();
      await expect(available).toBeVisible();
      const told = (await available.textContent()) ?? "";
      const inTime = Date.now() < shownAt;
      const { stake, payout } = await settledBet(player, bets);
      const before = left;
      left += payout - stake;
      await expect(available).toContainText(coins(left));
      if (!inTime || payout === 0) continue;
      expect(told).toContain(coins(before - 1_000));
      const early = (await seen()).filter(({ at }) => at < shownAt).map(({ balance }) => balance);
      expect(Math.max(...early)).toBe(before - 1_000);
      return;
    }
  },
);

test(
  "on a phone: a bet during a slide waits for the next round, and is had back there",
  rounds,
  async ({ page, player }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const slide = await openAs(page, "2.00");
    // At the start of a slide, so that the next round does not open between two presses.
    await slide.nextBetting();
    await expect(slide.countdown).toBeHidden({ timeout: ROUND_MS });
    await expect(slide.betNext).toBeEnabled();
    await slide.betNext.click();
    await expect(page.getByText("Your bet goes into the next round.")).toBeVisible();
    await slide.cancelNext.click();
    await expect(slide.betNext.or(slide.bet)).toBeVisible();
    await slide.nextBetting();
    await slide.bet.click();
    await slide.takeBack.click();
    await expect(slide.bet.or(slide.betNext)).toBeVisible();
    await expectBalance(page, START);
    expect(await player.bets("slide")).toMatchObject([{ stake: 1_000, payout: 1_000, refunded: true }]);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    await expectAccessible(page, "slide on a phone");
  },
);

test(
  "automatic bets go from round to round, and without motion the end is there at once",
  rounds,
  async ({ page, player }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const slide = await openAs(page, "1.01");
    await page.getByRole("radio", { name: "Auto" }).check({ force: true });
    await page.getByRole("textbox", { name: "Number of bets" }).fill("2");
    await page.getByRole("button", { name: "Start auto" }).click();
    await expect(page.getByText("All bets have been placed.")).toBeVisible({ timeout: 3 * ROUND_MS });
    await expect(slide.moving).toHaveCount(0);
    // The house tells the last one when it has shown it to everybody.
    await settledBet(player, 2);
    const bets = await player.bets("slide");
    await expectBalance(
      page,
      bets.reduce((sum, { stake, payout }) => sum - stake + (payout ?? 0), START),
    );
  },
);
