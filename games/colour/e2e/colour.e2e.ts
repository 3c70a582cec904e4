import { roundChance } from "@fairhouse/fairness/round.ts";
import { roundInPlay } from "@fairhouse/tests/e2e/house/known-chains.ts";
import { expectBalance, tabTo, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { GamePage } from "@fairhouse/tests/e2e/page/game-pages.ts";
import { notePassing } from "@fairhouse/tests/e2e/page/notes.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect, type Locator, type Page } from "@playwright/test";

const START = 1_000_000;
/** Longest wait for a period of the shortest table, on a busy machine. */
const PERIOD_MS = 60_000;
/** Seconds that must be left of the 25 in which bets are open, so that both players can order even on a slow machine. */
const SECONDS_NEEDED = 17;

/** The game of colour as players see it. */
class ColourPage extends GamePage {
  readonly path = "/game/colour";
  readonly orders = this.page.getByRole("region", { name: "My orders" }).getByRole("listitem");
  /** Orders in this period or the next. */
  readonly bet = this.page.getByRole("button", { name: /^(Bet on|Next period)/ });
  readonly ready = this.bet;

  override async open(): Promise<void> {
    await super.open();
    await expect(this.page.getByText(/^\d{13}$/).first()).toBeVisible({ timeout: PERIOD_MS });
  }

  field(name: string): Locator {
    return this.page.getByRole("radio", { name: new RegExp(`^${name}, pays `) });
  }
}

/** Waits for a period with enough time left, and returns its coming digit, which only the house knows. */
async function comingDigit(page: Page): Promise<{ readonly digit: number; readonly number: number }> {
  await expect.poll(() => secondsLeft(page), { timeout: PERIOD_MS }).toBeGreaterThan(SECONDS_NEEDED);
  const round = await roundInPlay("colour-30s");
  if (round === null) throw new Error("a period is shown, and none is played");
  const { number, ...source } = round;
  return { digit: roundChance("stream", { ...source, seeds: [] }).below(10, 0), number };
}

async function secondsLeft(page: Page): Promise<number> {
  const text = await page.getByRole("timer").textContent();
  return Number(text?.split(":")[1] ?? 0);
}

/** Orders the digit that comes, a colour that is taken back, and the size that comes. */
async function orderByMouse(desk: ColourPage, digit: number, size: "Small" | "Big"): Promise<void> {
  const { page } = desk;
  await desk.field(String(digit)).check({ force: true });
  await page.getByRole("radio", { name: "×5", exact: true }).check({ force: true });
  await desk.bet.click();
  await desk.field("Violet").check({ force: true });
  await desk.bet.click();
  await expect(desk.orders).toHaveCount(2);
  await page.getByRole("button", { name: "Cancel the order on Violet" }).click();
  await expect(desk.orders).toHaveCount(1);
  await page.keyboard.press("KeyL");
  await page.keyboard.press(size === "Small" ? "KeyL" : "KeyB");
  await desk.bet.click();
  await expect(desk.orders).toHaveCount(2);
  await expectBalance(page, START - 10_000);
  // The orders stay while the player looks at another table.
  await page.getByRole("radio", { name: "5 min" }).check({ force: true });
  await expect(desk.orders).toHaveCount(0);
  await page.getByRole("radio", { name: "30 s" }).check({ force: true });
  await expect(desk.orders).toHaveCount(2);
}

/** Orders the size that does not come. The phone then shows another table, where the result must be reported. */
async function orderByKeys(phone: ColourPage, size: "Small" | "Big"): Promise<void> {
  const { page } = phone;
  await page.keyboard.press("ArrowUp");
  await expect(phone.field("Big")).toBeChecked();
  if (size === "Big") await page.keyboard.press("ArrowUp");
  await tabTo(page, phone.bet);
  await page.keyboard.press("Enter");
  await expect(phone.orders).toHaveCount(1);
  await page.getByRole("radio", { name: "5 min" }).check({ force: true });
  await expect(page.getByRole("radio", { name: "30 s Orders: 1" })).toBeVisible();
}

test("two players in one period: a winning number by mouse, a losing size by keys on a phone, and an order cancelled in time", async ({
  page,
  player,
  phone: other,
}) => {
  const [desk, phone] = [new ColourPage(page), new ColourPage(other.page)];
  await Promise.all([desk.open(), phone.open()]);
  await tabTo(phone.page, phone.field("Green"));
  const { digit, number } = await comingDigit(page);
  const size = digit < 5 ? "Small" : "Big";
  const passing = await notePassing(phone.page, "section[aria-live=polite] p");
  await Promise.all([orderByMouse(desk, digit, size), orderByKeys(phone, size)]);

  const won = 44_100 + 9_800;
  await expect(page.getByText("Bets are closed")).toBeVisible({ timeout: PERIOD_MS });
  expect(await secondsLeft(page), "the countdown has ended with betting").toBe(0);
  await expectBalance(page, START - 10_000);
  await expect(page.getByRole("button", { name: /^Cancel the order/ })).toHaveCount(0);
  const everybody = page.locator("[data-bet-panel]").getByRole("region", { name: "Players of this round" });
  await expect(everybody, "below the own orders").toContainText("You");
  await expect(page.locator(".colour-row-numbers [data-hit=true]"), "the digit is on the board first").toHaveCount(1);
  await expect(page.getByRole("img", { name: new RegExp(`^Last result: ${digit}:`) })).toBeVisible();
  await expectBalance(page, START - 10_000 + won);
  await expect.poll(passing).toContainEqual(expect.stringMatching(`^30 s: ${digit}: `));
  await expect(phone.page.getByRole("radio", { name: new RegExp(`^30 s ${digit}: `) })).not.toBeChecked();
  await expectBalance(phone.page, START - 1_000);
  expect(await phone.page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await expectAccessible(phone.page, "colour on a phone");
  expect((await other.player.bets("colour"))[0]).toMatchObject({ payout: 0, round: { number } });
  await expect(phone.orders, "of another table").toHaveCount(1);
  await phone.page.getByRole("button", { name: "Account", exact: true }).click();
  await phone.page.getByRole("button", { name: "Log out" }).click();
  await expect(phone.orders, "what a player did is not shown to the next one").toHaveCount(0);

  const bets = await player.bets("colour");
  const best = bets.find(({ payout }) => payout === 44_100);
  await page.goto(`/bet/${best?.id}`);
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Verified" })).toContainText(
    "The link leads to the published first link of its chain",
  );
  await page.getByText("The computation, step by step").click();
  await expect(page.getByText("98% × 9")).toBeVisible();
  await page.goto(`/home?round=colour-30s.${number}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(new RegExp(`^${digit}: `))).toBeVisible();
  // It opens at its beginning, although its first control is its last line.
  await expect(dialog.locator(":focus")).toContainText(`${digit}: `);
});
