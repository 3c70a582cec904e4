import { test } from "@fairhouse/tests/e2e/house/own-quick-house.ts";
import { coins, expectBalance, expectLive } from "@fairhouse/tests/e2e/page/fixture.ts";
import { ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect, type Locator, type Page } from "@playwright/test";

const START = 1_000_000;
/** Time until an event of five quick rounds of slide has begun and is over: fifteen rounds of three seconds each. */
const EVENT_MS = ROUNDS_MS;

const slip = (page: Page) => page.getByRole("region", { name: "Bet slip" });
const place = (page: Page) => slip(page).getByRole("button", { name: "Place bet" });

/** Rounds before the start of an event in which a test on a slow machine has pressed its buttons. */
const LEAST_AHEAD = { Crash: "[2-9]", Slide: "[89]" };

/** Opens the first event of a game that is not about to begin, so that nothing ends while a test presses buttons. */
async function openEvent(page: Page, game: "Crash" | "Slide", rounds = 5): Promise<Locator> {
  const card = page
    .getByRole("region", { name: "Open" })
    .getByRole("button", { name: new RegExp(`^${game} · ${rounds} rounds Starts in (${LEAST_AHEAD[game]}|\\d\\d)`) });
  await card.first().click();
  return page.getByRole("region", { name: `${game} · ${rounds} rounds` });
}

test("a bet is placed, followed, settled by the rounds alone, and verified on its page", async ({ page, player }) => {
  test.setTimeout(2 * EVENT_MS);
  await page.goto("/sports/house-markets");
  await expectLive(page);
  // Rounds of slide all take as long; a flight of crash may take minutes.
  const slide = await openEvent(page, "Slide");
  await slide.getByRole("button", { name: /^Highest point 3\.00×/ }).click();
  await expect(slip(page)).toContainText("Exact return");
  await expectAccessible(page, "a slip");
  await place(page).click();
  await expectBalance(page, START - 1_000);
  await expect(page.getByText("Your bet is placed")).toBeVisible();

  // The slip is empty, and the bet is listed as open, also after a reload.
  await expect(slip(page).getByText("Pick odds to bet on")).toBeVisible();
  const own = page.getByRole("region", { name: "Your bets" });
  await expect(own.getByRole("listitem").first()).toContainText("Open");
  await page.reload();
  await expect(own.getByRole("listitem").first()).toContainText("Highest point 3.00×");
  const listed = page.getByRole("row").filter({ hasText: /Highest point 3\.00× or more · Slide/ });
  await expect(listed, "the list of all games' bets says what was picked").toBeVisible();

  const newest = async () => (await player.bets("house-markets"))[0];
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: EVENT_MS }).not.toBeNull();
  const bet = await newest();
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  const end = bet.payout > 0 ? `Won ${coins(bet.payout)}` : "Lost";
  await expect(own.getByRole("listitem").first()).toContainText(end);
  await expectBalance(page, START - 1_000 + bet.payout);

  await page.goto("/profile");
  await expect(listed).toBeVisible();
  await page.goto(`/bet/${bet.id}`);
  await expect(page.getByRole("list", { name: "Points" }).first().getByRole("listitem")).toHaveCount(5);
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText(/^Verified/)).toBeVisible();
});

test("the slip keeps its legs, makes systems of them, and takes none that depend on each other", {
  tag: "@long",
}, async ({ page, player }) => {
  expect(await player.bets("house-markets")).toEqual([]);
  await page.goto("/sports/house-markets");
  await expectLive(page);
  for (const game of ["Crash", "Slide"] as const) {
    await (await openEvent(page, game)).getByRole("button", { name: /^2 or more reach/ }).click();
  }
  const type = slip(page).getByLabel("Type of bet");
  await type.selectOption({ label: "Double and singles (3)" });
  await expect(slip(page).getByText("3,000")).toBeVisible();
  await page.reload();
  await expect(type).toHaveValue("1,2");
  await expect(slip(page).getByRole("listitem")).toHaveCount(2);

  // The hundred rounds begin with the twenty.
  const long = await openEvent(page, "Crash", 100);
  await long.getByRole("button", { name: /^Highest point 200\.00×/ }).click();
  const twenty = await openEvent(page, "Crash", 20);
  await twenty.getByRole("button", { name: /^Highest point 10\.00×/ }).click();
  await expect(slip(page).getByText("Depends on another leg").first()).toBeVisible();

  // Picked again, a selection leaves the slip.
  await twenty.getByRole("button", { name: /^Highest point 10\.00×/ }).click();
  await slip(page).getByRole("button", { name: "Clear" }).click();
  await expect(slip(page).getByText("Pick odds to bet on")).toBeVisible();
});

test("a slip above the limit of an event says which one, and what the house would take", { tag: "@long" }, async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  let maxStake = 2_000;
  // Bets on one event reach its limit only by hundreds.
  await page.route("**/api/games/house-markets/slips", (route) => {
    const [, second] = route.request().postDataJSON().bet.legs;
    const details = { event: second.event, maxStake };
    return route.fulfill({ status: 409, json: { code: "liability_reached", message: "", requestId: "", details } });
  });
  await page.goto("/sports/house-markets");
  await expectLive(page);
  for (const game of ["Crash", "Slide"] as const) {
    await (await openEvent(page, game)).getByRole("button", { name: /^2 or more reach/ }).click();
  }
  await place(page).click();
  await expect(slip(page).getByText("The house takes an amount of at most 2,000")).toBeVisible();
  await expect(slip(page).getByRole("listitem").nth(1)).toContainText("Limit of the house reached");
  await expect(slip(page).getByRole("listitem").first()).not.toContainText("Limit of the house reached");
  maxStake = 0;
  await place(page).click();
  await expect(slip(page).getByText("The house takes no more of this slip")).toBeVisible();
  await expectAccessible(page, "a slip above a limit");
  expect(await player.bets("house-markets")).toEqual([]);
});

test("a visitor sees every price in any format, and is asked to sign in for a bet", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/sports/house-markets");
  const event = await openEvent(page, "Crash");
  const odds = event.getByRole("button", { name: /^2 or more reach 2\.00×/ });
  await expect(odds).toHaveText("1.178");
  await event.getByLabel("Odds format").selectOption("american");
  await expect(odds).toHaveText("-562");
  await page.reload();
  await expect((await openEvent(page, "Crash")).getByRole("button", { name: /^2 or more reach/ })).toHaveText("-562");
  await expect(slip(page).getByRole("button", { name: "Sign in to bet" })).toBeVisible();
});

test("on a phone the slip is a sheet that closes with the bet", { tag: "@long" }, async ({
  phone: { page, player },
}) => {
  await page.goto("/sports/house-markets");
  await (await openEvent(page, "Slide")).getByRole("button", { name: /^3 or more reach/ }).click();
  await page.getByRole("button", { name: "Open the bet slip" }).click();
  const sheet = page.getByRole("dialog", { name: "Bet slip" });
  await expect(sheet.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "the sheet of a slip");
  await sheet.getByRole("button", { name: "Place bet" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("region", { name: "Your bets" }).getByRole("listitem").first()).toContainText("Open");
  expect(await player.bets("house-markets")).toHaveLength(1);
});
