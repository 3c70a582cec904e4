import { test } from "@fairhouse/tests/e2e/house/own-quick-house.ts";
import { coins, expectBalance, expectLive } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect, type Page } from "@playwright/test";

const START = 1_000_000;
/** Time until the last of five quick races is over. */
const RACES_MS = 240_000;

const slip = (page: Page) => page.getByRole("region", { name: "Bet slip" });
const place = (page: Page) => slip(page).getByRole("button", { name: "Place bet" });
const own = (page: Page) => page.getByRole("region", { name: "Your bets" }).getByRole("listitem");
const odds = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });

/** Shows the card of a later race, so that it does not start while a test presses buttons. */
async function showLater(page: Page, race = 2): Promise<void> {
  await page.getByRole("navigation", { name: "Races" }).getByRole("button").nth(race).click();
}

async function openRaces(page: Page): Promise<void> {
  await page.goto("/sports/racing");
  await expectLive(page);
}

test("a double each way is placed, followed through its races, settled, and verified on its page", async ({
  page,
  context,
  browser,
  player,
}) => {
  test.setTimeout(2 * RACES_MS);
  await openRaces(page);
  await showLater(page, 3);
  await odds(page, /^1 .* to win: /).click();
  await showLater(page, 4);
  await odds(page, /^2 .* to win: /).click();
  await expect(slip(page)).toContainText("Exact return");
  await slip(page).getByRole("switch", { name: "Each way" }).click();
  await expect(slip(page)).toContainText(/each way, place at \d/);
  await expect(slip(page).getByText(/^9[0-5]\.?\d*%$|^8\d\.?\d*%$/)).toBeVisible();
  await expectAccessible(page, "a slip each way");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await slip(page).getByRole("button", { name: "Copy a link to this slip" }).click();
  const friend = await browser.newPage({ viewport: page.viewportSize() });
  await friend.goto(await page.evaluate<string>("navigator.clipboard.readText()"));
  await expect(slip(friend).getByRole("switch", { name: "Each way" })).toBeChecked({ timeout: RACES_MS });
  await friend.close();
  await place(page).click();
  await expectBalance(page, START - 2_000);
  await expect(own(page).first()).toContainText("Open");
  await page.reload();
  await expect(own(page).first()).toContainText("each way, place at");

  // A race is run: its commentary speaks, and its result stands on the track.
  const live = page.getByRole("region", { name: "Live" });
  await expect(live).toBeVisible({ timeout: RACES_MS });
  await expect(live.getByRole("list", { name: "Commentary" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page, "a race that is run");
  await expect(page.getByText("Run again in this browser from the link, and it agrees")).toBeVisible({
    timeout: RACES_MS,
  });

  const newest = async () => (await player.bets("racing"))[0];
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: RACES_MS }).not.toBeNull();
  const bet = await newest();
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  await expect(own(page).first()).toContainText(bet.payout > 0 ? `Won ${coins(bet.payout)}` : "Lost");
  await expectBalance(page, START - 2_000 + bet.payout);
  await page.getByRole("tab", { name: "Results" }).click();
  await expect(page.getByRole("list", { name: "Result" }).first().getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page, "results of a meeting");

  await page.goto(`/bet/${bet.id}`);
  // A double that its first race has lost both ways is over before the second one.
  const legs = page.getByRole("list", { name: "Legs of the slip" });
  await expect(legs.getByRole("list", { name: "Result" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText(/^Verified/)).toBeVisible();
});

test("a weight, an arrival and an odd that were changed are found on the page of the bet", { tag: "@long" }, async ({
  page,
  player,
}) => {
  test.setTimeout(2 * RACES_MS);
  await openRaces(page);
  await showLater(page, 1);
  await odds(page, /^3 .* to be placed: /).click();
  await place(page).click();
  await expectBalance(page, START - 1_000);
  // A page that shows a race draws all the time, and slows other tests down.
  await page.goto("about:blank");
  const newest = async () => (await player.bets("racing"))[0];
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: RACES_MS }).not.toBeNull();
  const id = (await newest())?.id ?? "";

  type Changed = {
    bet: { bet: { legs: { odds: number }[] } };
    proof: { facts: { state: { weights: number[] }; result: { arrivals: unknown[] } }[] };
  };
  const changes: readonly ((page: Changed) => void)[] = [
    ({ proof }) => proof.facts[0]?.state.weights.reverse(),
    ({ proof }) => proof.facts[0]?.result.arrivals.reverse(),
    ({ bet }) => {
      const [leg] = bet.bet.legs;
      if (leg !== undefined) leg.odds += 1;
    },
  ];
  for (const change of changes) {
    await page.route(`**/api/bets/${id}`, async (route) => {
      const answer = await route.fetch();
      const body: Changed = await answer.json();
      change(body);
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`/bet/${id}`);
    await page.getByRole("button", { name: "Verify in this browser" }).click();
    await expect(page.getByText("Not verified")).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("a forecast is picked by keys, kept through a reload, and sold back before its race", { tag: "@long" }, async ({
  page,
  player,
}) => {
  await openRaces(page);
  await showLater(page, 3);
  const forecast = page.getByRole("region", { name: "Forecast" });
  await forecast.getByRole("button", { name: /^First \d+ .*, second \d+ / }).focus();
  await page.keyboard.press("Enter");
  await expect(slip(page).getByRole("listitem")).toHaveCount(1);
  // Another market of the race takes its place on the slip, and the page says so; another runner of one market speaks for itself.
  const replaced = page.getByText("Your other pick was replaced");
  await odds(page, /^1 .* to win: /).click();
  await expect(replaced).toBeVisible();
  await expect(replaced).toBeHidden();
  await odds(page, /^2 .* to win: /).click();
  await expect(slip(page).getByRole("listitem")).toContainText(/2 .* to win/);
  await expect(replaced).toBeHidden();
  await forecast.getByRole("button", { name: /^First \d+ .*, second \d+ / }).press("Enter");
  await expect(slip(page).getByRole("listitem")).toHaveCount(1);
  // A forecast takes no place.
  await expect(slip(page).getByRole("switch", { name: "Each way" })).toBeHidden();
  await page.reload();
  await expect(slip(page).getByRole("listitem")).toContainText(/First \d+ .*, second \d+ /);
  await place(page).click();
  await expectBalance(page, START - 1_000);
  const bets = await player.bets("racing");
  expect(bets).toHaveLength(1);
  // Its page leads back to where it is followed, and it is sold back there before its race.
  await page.goto(`/bet/${bets[0]?.id}`);
  await page.getByRole("link", { name: "Follow your bet" }).click();
  await own(page)
    .first()
    .getByRole("button", { name: /^Cash out \d/ })
    .click();
  await expect(own(page).first()).toContainText("Cashed out");
});

test("a visitor sees every price, fills in a slip, and is asked to sign in for a bet", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/sports/racing");
  await showLater(page, 2);
  await odds(page, /^1 .* to win: /).click();
  await expect(slip(page)).toContainText("Exact return");
  await expect(slip(page).getByRole("button", { name: "Sign in to bet" })).toBeVisible();
});

test("on a phone the slip is a sheet over the card of a race", { tag: "@long" }, async ({
  phone: { page, player },
}) => {
  await page.goto("/sports/racing");
  await showLater(page, 2);
  await odds(page, /^2 .* to be placed: /).click();
  await page.getByRole("button", { name: "Open the bet slip" }).click();
  const sheet = page.getByRole("dialog", { name: "Bet slip" });
  await expect(sheet.getByRole("listitem")).toHaveCount(1);
  await sheet.getByRole("button", { name: "Place bet" }).click();
  await expect(sheet).toBeHidden();
  expect(await player.bets("racing")).toHaveLength(1);
});
