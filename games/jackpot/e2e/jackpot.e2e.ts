import { chanceOfOpenPot } from "@fairhouse/tests/e2e/house/known-chains.ts";
import { expectBalance, test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { ROUNDS_MS, snapshotOf } from "@fairhouse/tests/e2e/page/live-table.ts";
import { noteBalances, untilTold } from "@fairhouse/tests/e2e/page/notes.ts";
import { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { prizeOf, winningTicket } from "../rules/pot.ts";

const START = 1_000_000;

const turning = (page: Page) => page.locator(".pot-ring[data-moving=true]");
const STOPPED = ".pot-ring[data-stopped=true]";
const stopped = (page: Page) => page.locator(STOPPED);

/** Waits for a pot without bets. A pot that an earlier try left open is joined and played to its end. */
async function emptyPot(request: APIRequestContext): Promise<void> {
  await expect(async () => {
    const { round, ticketCount } = await snapshotOf({ request }, "jackpot");
    if (round?.phase === "betting" && round.closesAt === null && ticketCount > 0) {
      const company = await Player.register(request);
      await company.post("/tables/jackpot/tickets", { bet: { amount: 1_000 } });
    }
    expect([round?.phase, ticketCount]).toEqual(["betting", 0]);
  }).toPass({ timeout: ROUNDS_MS });
}

/** Returns three stakes with which the first player, who makes the first and the last of them, wins. */
async function winningStakes(players: readonly [Player, Player]): Promise<readonly [number, number, number]> {
  const bits = (await chanceOfOpenPot("jackpot", players)).bits52();
  for (const stakes of [
    [2_000, 3_000, 1_000] as const,
    [1_000, 3_000, 2_000] as const,
    [3_000, 1_000, 3_000] as const,
  ]) {
    const [first, other, last] = stakes;
    const ticket = winningTicket(bits, first + other + last);
    if (ticket < first || ticket >= first + other) return stakes;
  }
  // The ticket is in the middle of the pot: a larger first stake makes it the first player's.
  return [30_000, 1_000, 1_000];
}

test("two players in one pot: one waits, the other joins, the ring turns to the drawn ticket, and no balance gives away the result early", async ({
  page,
  player,
  playwright,
  browser,
  baseURL,
  complaints,
}) => {
  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await emptyPot(elsewhere);
  await elsewhere.dispose();
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 740 },
  });
  complaints.watch(context);
  const other = await Player.register(context.request);
  const phone = await context.newPage();
  const seen = await noteBalances(page, STOPPED);
  // Computed before their pages set new seeds, which count from the next round on.
  const [first, joined, last] = await winningStakes([player, other]);
  await Promise.all([page.goto("/game/jackpot"), phone.goto("/game/jackpot")]);

  await page.getByRole("textbox", { name: "Bet amount" }).fill(String(first));
  await page.getByRole("button", { name: "Bet", exact: true }).click();
  await expect(page.getByText("One more player, and it starts")).toBeVisible();
  await expectBalance(page, START - first);
  await phone.getByRole("textbox", { name: "Bet amount" }).fill(String(joined));
  await phone.getByRole("button", { name: "Bet", exact: true }).click();
  await expect(page.getByText("Spin in")).toBeVisible();
  await page.getByRole("textbox", { name: "Bet amount" }).fill(String(last));
  await page.getByRole("textbox", { name: "Bet amount" }).blur();
  await page.keyboard.press("Space");
  await expectBalance(page, START - first - last);
  const total = first + joined + last;
  const rows = page.getByRole("region", { name: "Players of this round" }).getByRole("listitem");
  const digits = new Intl.NumberFormat("en");
  const own = `Tickets 0–${digits.format(first - 1)} · ${digits.format(total - last)}–${digits.format(total - 1)}`;
  await expect(rows.filter({ hasText: "You" })).toContainText(own);
  expect(await phone.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
  await expectAccessible(phone, "a pot on a phone");

  await turning(page).waitFor({ state: "attached", timeout: ROUNDS_MS });
  // The reload begins the notes again.
  const untold = (await seen()).filter(({ told }) => !told);
  expect(untold.at(-1)?.balance, "the balance while the ring turned").toBe(START - first - last);
  await page.reload();
  await expect(turning(page)).toBeAttached();
  await expect(stopped(page)).toBeAttached();
  const end = START - first - last + prizeOf(total);
  await expectBalance(page, end);
  const early = untilTold(await seen());
  // A page that is loaded more slowly than the ring turns shows no balance before the result.
  expect([...new Set(early)], "the balances of the page after its reload").toEqual(
    early.length === 0 ? [] : [START - first - last],
  );
  await expect(stopped(phone)).toBeAttached();
  await expectBalance(phone, START - joined);

  // While nobody is in the next pot, the list of its players has the winners of the last ones.
  const winners = page.getByRole("region", { name: "Players of this round" }).filter({ hasText: "Past pots" });
  await expect(winners.getByRole("listitem").first()).toContainText(player.username, { timeout: ROUNDS_MS });
  const pots = page.getByRole("list", { name: "Past pots" });
  await pots.getByRole("button", { name: /You.* · / }).click();
  const round = page.getByRole("dialog");
  await expect(round.getByRole("row").filter({ hasText: other.username })).toContainText(
    `${digits.format(first)}–${digits.format(first + joined - 1)}`,
  );
  await round.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(round.getByRole("status").filter({ hasText: "Verified" })).toBeVisible();

  const [won] = (await player.bets("jackpot")).filter(({ payout }) => (payout ?? 0) > 0);
  await page.goto(`/bet/${won?.id}`);
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await page.getByText("The computation, step by step").click();
  await expect(page.getByRole("table", { name: "From the digits to the ticket" })).toBeVisible();
  await context.close();
});
