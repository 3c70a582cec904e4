import { test } from "@fairhouse/tests/e2e/house/own-quick-house.ts";
import { coins, expectBalance, expectLive } from "@fairhouse/tests/e2e/page/fixture.ts";
import { expectAccessible } from "@fairhouse/tests/e2e/scenes/axe.ts";
import { expect } from "@playwright/test";
import {
  betOnDraw,
  LEAGUE_MS,
  leagues,
  matchdays,
  matches,
  own,
  place,
  START,
  showLater,
  slip,
} from "./virtual-page.ts";

/** Time for one press in a loop that tries again: a busy machine draws a page with a match slowly. */
const PRESS_MS = 8_000;

test("a treble with a builder is placed, followed through its matches, settled, and verified on its page", async ({
  page,
  context,
  browser,
  player,
}) => {
  test.setTimeout(2 * LEAGUE_MS);
  await showLater(page);
  // The strip of matchdays scrolls by itself, and not the board with it.
  await matchdays(page).last().scrollIntoViewIfNeeded();
  expect(await matches(page).evaluate((panel) => panel.closest(".scroll-fade")?.scrollLeft)).toBe(0);
  await matches(page)
    .getByRole("button", { name: / win: / })
    .nth(0)
    .click();
  await matches(page)
    .getByRole("button", { name: / win: / })
    .nth(3)
    .click();
  await page
    .getByRole("button", { name: /^All markets/ })
    .nth(4)
    .click();
  await page.getByRole("switch", { name: "Bet builder" }).click();
  await expect(page.getByText("Pick at least two markets")).toBeVisible();
  await page.getByRole("button", { name: /^Both teams score: / }).click();
  await page.getByRole("button", { name: /^Over 2\.5 goals: / }).click();
  // A builder joins what the final score decides, which half-time does not.
  await expect(page.getByRole("button", { name: /^Level at half-time: / })).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page, "a match with a builder");
  await page.getByRole("button", { name: "Add to slip" }).click();
  await expect(slip(page)).toContainText("Both teams score, Over 2.5 goals");
  await expect(slip(page).getByLabel("Type of bet")).toHaveValue("3");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await slip(page).getByLabel("Type of bet").selectOption("2");
  await slip(page).getByRole("button", { name: "Copy a link to this slip" }).click();
  // A browser of its own: nothing but the link says what stands on the slip.
  const friend = await browser.newPage({ viewport: page.viewportSize() });
  await friend.goto(await page.evaluate<string>("navigator.clipboard.readText()"));
  const legs = await slip(page).getByRole("listitem").allTextContents();
  await expect(slip(friend).getByRole("listitem")).toHaveText(legs, { timeout: LEAGUE_MS });
  await expect(slip(friend).getByLabel("Type of bet")).toHaveValue("2");
  expect(new URL(friend.url()).search).toBe("");
  await friend.close();
  await slip(page).getByLabel("Type of bet").selectOption("3");
  await place(page).click();
  await expectBalance(page, START - 1_000);

  // The bet is listed with its matches, also after a reload.
  await page.getByRole("button", { name: "All matches" }).click();
  await expect(own(page).first()).toContainText("Open");
  await page.reload();
  await expect(own(page).first()).toContainText("Both teams score, Over 2.5 goals");

  // The matchday is played: scores instead of the kick-off, on the pitch the match that was bet on.
  const live = page.getByRole("region", { name: "Live" });
  await expect(async () => {
    await expect(live).toBeVisible({ timeout: 100 });
    await expect(own(page).first()).toContainText(/\d–\d/, { timeout: 100 });
  }).toPass({ timeout: LEAGUE_MS });
  await expectAccessible(page, "a matchday in play");
  const newest = async () => (await player.bets("virtual"))[0];
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: LEAGUE_MS }).not.toBeNull();
  const bet = await newest();
  if (bet === undefined || bet.payout === null) throw new Error("settled a moment ago, and gone");
  await expect(own(page).first()).toContainText(bet.payout > 0 ? `Won ${coins(bet.payout)}` : "Lost");
  await expectBalance(page, START - 1_000 + bet.payout);
  await page.getByRole("tab", { name: "Table" }).click();
  await expect(page.getByRole("table", { name: /^Table of season/ }).getByRole("row")).toHaveCount(17);
  await expectAccessible(page, "the table of a season");

  await page.goto(`/bet/${bet.id}`);
  await expect(page.getByRole("list", { name: "Legs of the slip" }).getByRole("list", { name: "Goals" })).toHaveCount(
    3,
  );
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText(/^Verified/)).toBeVisible();
});

test("a strength, a score and an odd that were changed, and a link that is withheld, are found on the page of the bet", async ({
  page,
  player,
}) => {
  test.setTimeout(2 * LEAGUE_MS);
  await betOnDraw(page, 1);
  // A page that shows a match draws all the time, and slows other tests down.
  await page.goto("about:blank");
  const newest = async () => (await player.bets("virtual"))[0];
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: LEAGUE_MS }).not.toBeNull();
  const id = (await newest())?.id ?? "";

  type Changed = {
    bet: { bet: { legs: { odds: number }[] } };
    proof: { facts: { state: { means: { home: number } }; result: unknown[]; links: { link: string | null } }[] };
  };
  const changes: readonly ((page: Changed) => void)[] = [
    ({ proof }) => {
      for (const { state } of proof.facts) state.means.home += 1;
    },
    ({ proof }) => {
      for (const fact of proof.facts) fact.result = [...fact.result, { side: "home", tick: 359 }];
    },
    ({ bet }) => {
      for (const leg of bet.bet.legs) leg.odds += 1;
    },
    ({ proof }) => {
      for (const { links } of proof.facts) links.link = null;
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
    await page.unrouteAll();
  }
});

test("a bet in play is made at the price of its second, followed, settled, and verified with that price", async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 409 .*\/slips/);
  test.setTimeout(2 * LEAGUE_MS);
  // A pitch that draws all the time leaves a busy machine no time for presses.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/sports");
  await expectLive(page);
  const playing = leagues(page).getByRole("button", { name: /^(First|Second) League\s*Live\s*[1-4]?\d′/ });
  await playing.first().click({ timeout: LEAGUE_MS });
  // Prices of the match on the pitch stand in the first window.
  const onPitch = page.getByRole("region", { name: "Live" }).getByRole("button", { name: / win: / });
  await expect(onPitch.first()).toBeInViewport({ timeout: LEAGUE_MS });
  // Without a goal the odds of more goals only rise; a goal refuses the slip or decides the pick, and matches end.
  await expect(async () => {
    if ((await own(page).count()) > 0) return;
    const over = page.getByRole("region", { name: "Total goals" }).getByRole("button", { name: /^Over / });
    if (!(await over.first().isVisible())) {
      const back = page.getByRole("button", { name: "All matches" });
      if (await back.isVisible()) await back.click({ timeout: PRESS_MS });
      await playing.first().click({ timeout: PRESS_MS });
      await page
        .getByRole("button", { name: /^All markets/ })
        .first()
        .click({ timeout: PRESS_MS });
    }
    const clear = slip(page).getByRole("button", { name: "Clear" });
    if (await clear.isVisible()) await clear.click({ timeout: PRESS_MS });
    await over.first().click({ timeout: PRESS_MS });
    await place(page).click({ timeout: PRESS_MS });
    await expect(own(page).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: LEAGUE_MS });
  await expectAccessible(page, "a match in play");
  await page.goto("about:blank");
  const newest = async () => (await player.bets("virtual"))[0];
  await expect.poll(async () => (await newest())?.payout ?? null, { timeout: LEAGUE_MS }).not.toBeNull();
  const bet = await newest();
  await page.goto(`/bet/${bet?.id}`);
  await expectBalance(page, START - 1_000 + (bet?.payout ?? 0));
  await expect(page.getByText(/^Made in minute /)).toBeVisible();
  // A goal may have paid it before the end of its match, whose link is published then.
  await expect(async () => {
    await page.reload();
    await page.getByRole("button", { name: "Verify in this browser" }).click();
    await expect(page.getByText(/^Verified/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: LEAGUE_MS });

  // The same bet with another goal before it: the link says that there was none.
  await page.route(`**/api/bets/${bet?.id}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const { match } of body.bet.bet.legs) match.inPlay.goals = [{ side: "home", tick: 0 }, ...match.inPlay.goals];
    await route.fulfill({ response: answer, json: body });
  });
  await page.reload();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(page.getByText("Not verified")).toBeVisible();
});

test("on a phone the slip is a sheet over the markets of a match", { tag: "@long" }, async ({
  phone: { page, player },
}) => {
  await showLater(page);
  await page
    .getByRole("button", { name: /^All markets/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Under 3\.5 goals: / }).click();
  await page.getByRole("button", { name: "Open the bet slip" }).click();
  const sheet = page.getByRole("dialog", { name: "Bet slip" });
  await expect(sheet.getByRole("listitem")).toHaveCount(1);
  await sheet.getByRole("button", { name: "Place bet" }).click();
  await expect(sheet).toBeHidden();
  expect(await player.bets("virtual")).toHaveLength(1);
});

test("on a phone the amount of a slip with many legs stays in sight", { tag: "@long" }, async ({ phone: { page } }) => {
  await showLater(page);
  const home = matches(page).getByRole("button", { name: / win: / });
  // The first two are those of the match above the list.
  for (const place of [2, 4, 6, 8, 10, 12, 14, 16]) await home.nth(place).click();
  await page.getByRole("button", { name: "Open the bet slip" }).click();
  const sheet = page.getByRole("dialog", { name: "Bet slip" });
  await expect(sheet.getByRole("listitem")).toHaveCount(8);
  await expect(sheet.getByLabel("Bet amount")).toBeInViewport({ ratio: 1 });
  await sheet.getByRole("button", { name: "Clear" }).click();
  await expect(sheet.getByText("Pick odds to bet on")).toBeVisible();
});
