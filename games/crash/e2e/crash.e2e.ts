import { tableSnapshot } from "@fairhouse/protocol/table.ts";
import { expectAccessible, openAtRest } from "@fairhouse/tests/e2e/axe.ts";
import { coins, expectBalance, rounds, test } from "@fairhouse/tests/e2e/fixture.ts";
import { expectNoClosing, leftOfFlight } from "@fairhouse/tests/e2e/live-table.ts";
import { lookAs } from "@fairhouse/tests/e2e/look-as.ts";
import { desktopDark, phoneLight } from "@fairhouse/tests/e2e/looks.ts";
import type { Player } from "@fairhouse/tests/e2e/player.ts";
import { playButton } from "@fairhouse/tests/e2e/scene.ts";
import { expect, type Page } from "@playwright/test";
import { crash as rules } from "../rules/crash.ts";
import { CrashPage, FLIGHT_MS } from "./crash-page.ts";

const START = 1_000_000;
/** A button that is there is pressed within this time; one that the end of a flight has taken away is not waited for. */
const PRESS_MS = 3_000;
/** A few rounds: a flight may crash before anybody can leave it, and then the test flies again. */
test.describe.configure({ timeout: 3 * FLIGHT_MS });
// Whoever presses a moment too late is told so.
test.beforeEach(({ complaints }) => complaints.expect(/409 \(Conflict\).*cash-out/));

/** Drawing a flight takes half a machine: players who do not look at it fly without motion. */
async function openForPlayer(page: Page, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<CrashPage> {
  await page.emulateMedia({ reducedMotion });
  const crash = new CrashPage(page);
  await crash.open();
  await expect(page.getByRole("group", { name: "Balance" })).toBeVisible();
  return crash;
}

/** The newest bet, once its round has settled it. */
async function settledBet(player: Player, count: number) {
  const newest = async () => {
    const bets = await player.bets("crash");
    return bets.length === count ? bets[0] : undefined;
  };
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: FLIGHT_MS }).not.toBeNull();
  const bet = await newest();
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  return { ...bet, payout: bet.payout };
}

/** Bets in every round, and leaves as soon as that is possible, until it was in time. Returns the last bet and all profits. */
async function leaveInTime(player: Player, crash: CrashPage, press: { bet(): Promise<void>; leave(): Promise<void> }) {
  let profit = 0;
  for (let bets = 1; ; bets += 1) {
    await crash.nextBetting();
    await press.bet();
    await expect.poll(async () => (await player.bets("crash")).length).toBe(bets);
    await expect(crash.cashOut.or(crash.crashed)).toBeVisible({ timeout: FLIGHT_MS });
    if (await crash.cashOut.isVisible()) await press.leave();
    const bet = await settledBet(player, bets);
    profit += bet.payout - bet.stake;
    if (bet.payout > 0) return { bet, profit };
  }
}

test("a visitor watches a round from betting to crash, and is asked to sign in to bet", rounds, async ({ page }) => {
  const crash = new CrashPage(page);
  await crash.open();
  await crash.nextBetting();
  await expect(page.getByText(/^\d\.\d s$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Players of this round" })).toBeVisible();
  const said = page.getByRole("status").filter({ hasText: /^Crashed at / });
  await expect(said).toBeAttached({ timeout: FLIGHT_MS });
  const point = ((await said.textContent()) ?? "").replace("Crashed at ", "");
  await expect(crash.recent.first()).toHaveText(point);
  await crash.nextBetting();
  await crash.bet.click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog.getByText("Live rounds need an account. Registering is free.")).toBeVisible();
});

test("crash by mouse: a bet, and out in time", rounds, async ({ page, player }) => {
  const crash = await openForPlayer(page, "no-preference");
  await crash.amount.fill("3000");
  const { bet, profit } = await leaveInTime(player, crash, {
    async bet() {
      await crash.bet.click();
      await expect(page.getByRole("region", { name: "Players of this round" }).getByText("You")).toBeVisible();
    },
    leave: () => crash.cashOut.click({ timeout: 2_000 }).catch(() => {}),
  });
  expect(bet.stake).toBe(3_000);
  expect(bet.leftAt).toBeGreaterThanOrEqual(100);
  expect(bet.payout).toBe(Math.floor((3_000 * (bet.leftAt ?? 0)) / 100));
  await expectBalance(page, START + profit);
});

test("crash by keyboard: space bets, C leaves", rounds, async ({ page, player }) => {
  const crash = await openForPlayer(page);
  await page.keyboard.press("s");
  await expect(crash.amount).toHaveValue("2,000");
  const { bet, profit } = await leaveInTime(player, crash, {
    bet: () => page.keyboard.press("Space"),
    leave: () => page.keyboard.press("c"),
  });
  expect(bet.stake).toBe(2_000);
  await expectBalance(page, START + profit);
});

test(
  "an auto cash-out pays exactly its target, and the bet is verified from its chain",
  rounds,
  async ({ page, player }) => {
    const crash = await openForPlayer(page);
    await crash.target.fill("1.01");
    const { bet } = await leaveInTime(player, crash, { bet: () => crash.bet.click(), leave: async () => {} });
    expect(bet.payout).toBe(1_010);
    const row = page.getByRole("table", { name: "My bets" }).getByRole("row").filter({ hasText: "+10" });
    await expect(row).toContainText("1.01×");
    // The round's link is revealed with its crash.
    await expect(crash.crashed.or(crash.countdown)).toBeVisible({ timeout: FLIGHT_MS });
    await row.getByRole("link").click();
    await page.getByRole("button", { name: "Verify in this browser" }).click();
    const verdict = page.getByRole("status").filter({ hasText: "Verified" });
    await expect(verdict).toContainText("The link leads to the published first link of its chain");
  },
);

test(
  "a bet made during a flight waits for the next one, can be taken back, and loses when nobody leaves",
  rounds,
  async ({ page, player }) => {
    const crash = await openForPlayer(page);
    const queued = page.getByText("Your bet goes into the next round.");
    await expect.poll(() => leftOfFlight(page, rules), { timeout: 2 * FLIGHT_MS }).toBeGreaterThan(2 * PRESS_MS);
    await crash.betNext.click();
    await expect(queued).toBeVisible();
    await crash.cancelNext.click();
    await expect(queued).toBeHidden();

    await expect(crash.countdown).toBeVisible({ timeout: FLIGHT_MS });
    await expect(crash.betNext).toBeEnabled({ timeout: FLIGHT_MS });
    expect(await player.bets("crash"), "what was taken back never reached the house").toEqual([]);
    await expect(() => crash.betNext.click({ timeout: PRESS_MS })).toPass({ timeout: 2 * FLIGHT_MS });
    const bet = await settledBet(player, 1);
    expect(bet.payout).toBe(0);
    await expect(page.getByRole("status").filter({ hasText: `Lost: ${coins(1_000)}` })).toBeAttached();
    await expectBalance(page, START - 1_000);
    await expect(page.getByRole("table", { name: "My bets" }).getByRole("row")).toHaveCount(2);
  },
);

test("a bet can be taken back until the flight starts", rounds, async ({ page, player }) => {
  const crash = await openForPlayer(page);
  // A flight may start before the second press: that bet is lost, and the next one is taken back.
  await expect(async () => {
    await crash.nextBetting();
    await crash.bet.click({ timeout: PRESS_MS });
    await page.getByRole("button", { name: "Take back" }).click({ timeout: PRESS_MS });
    await expect(crash.bet.or(crash.betNext)).toBeVisible({ timeout: PRESS_MS });
  }).toPass({ timeout: 3 * FLIGHT_MS });
  const [last, ...lost] = await player.bets("crash");
  expect(last).toMatchObject({ stake: 1_000, payout: 1_000, refunded: true });
  await expectBalance(page, START - 1_000 * lost.length);
  await expect(page.getByRole("table", { name: "My bets" })).toContainText("Taken back");
});

test("a ticket is there after a reload, in the middle of its flight", rounds, async ({ page, player }) => {
  const crash = await openForPlayer(page);
  await crash.nextBetting();
  await crash.bet.click();
  await expect.poll(async () => (await player.bets("crash")).length).toBe(1);
  await page.reload();
  await expect(page.getByRole("region", { name: "Players of this round" }).getByText("You")).toBeVisible();
  await expect(crash.placed.or(crash.cashOut).or(crash.crashed)).toBeVisible();
  expect(await player.bets("crash")).toHaveLength(1);
});

/** The round that is in the air, or null. */
async function flight(page: Page): Promise<string | null> {
  const answer = await page.request.get("/api/tables/crash");
  const { round } = tableSnapshot.parse(await answer.json());
  return round?.phase === "running" ? round.id : null;
}

for (const corner of [desktopDark, phoneLight]) {
  test(`axe, ${corner.name}: crash with a bet and in flight`, rounds, async ({ page, player }) => {
    test.setTimeout(5 * FLIGHT_MS);
    expect(await player.balance()).toBe(1_000_000);
    await lookAs(page, corner);
    await openAtRest(page, "/game/crash");
    // A bet on this round or the next: its flight shows the way out.
    await expectNoClosing(page, "crash", PRESS_MS);
    await page.locator(playButton).click();
    await expect(page.locator(playButton)).toHaveText(/^(Take back|تراجع عن الرهان)$/, { timeout: FLIGHT_MS });
    await expectAccessible(page, "crash with a bet");
    // A flight that ends while axe looks is no flight.
    await expect(async () => {
      await expect.poll(() => flight(page), { timeout: FLIGHT_MS }).not.toBeNull();
      const before = await flight(page);
      await expectAccessible(page, "crash in flight");
      expect(await flight(page), "the flight lasted").toBe(before);
    }).toPass({ timeout: 2 * FLIGHT_MS });
  });
}

test("crash can be watched by ear", rounds, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const crash = new CrashPage(page);
  await crash.open();
  await expect(page.getByRole("status").filter({ hasText: /The flight has started|Crashed at/ })).toBeAttached({
    timeout: FLIGHT_MS,
  });
});
