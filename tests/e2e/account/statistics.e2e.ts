import { expect, type Page } from "@playwright/test";
import { isLong } from "../../form.ts";
import { coins, test } from "../page/fixture.ts";
import { expectAccessible, openAtRest } from "../scenes/axe.ts";
import { lookAs, turnInto } from "../scenes/look-as.ts";
import { desktopDark, smallPhoneLight } from "../scenes/looks.ts";

const STAKES = [3000, 5000, 8000];

const DAY_MS = 86_400_000;

/** Lets the page believe that the player's first bet was some days ago. */
async function playedSince(page: Page, days: number): Promise<void> {
  const first = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  await page.route("**/api/statistics?*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), first } });
  });
}

test("figures, chart and games show what was played", async ({ page, player }) => {
  await page.goto("/profile?tab=statistics");
  await expect(page.getByText("No statistics yet")).toBeVisible();
  let paid = 0;
  for (const amount of STAKES) paid += (await player.spin([{ on: "red", amount }])).payout ?? 0;
  const wagered = STAKES.reduce((sum, stake) => sum + stake, 0);
  await page.reload();
  const figure = (name: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) })
      .first();
  await expect(figure("Wagered")).toContainText(coins(wagered));
  await expect(figure("Paid out")).toContainText(coins(paid));
  await expect(figure("Bets")).toContainText("3");
  await expect(page.getByRole("region", { name: "By game" }).getByRole("listitem")).toContainText("Roulette3 bets");
  await expect(page.getByRole("region", { name: "By game" }).getByRole("listitem")).toContainText("100%");
  await expect(page.getByRole("region", { name: "Luck" })).toContainText("97.29%");
  await expect(page.getByRole("region", { name: "Over time" })).toContainText("This is your first day");
  await playedSince(page, 9);
  await page.reload();
  // The same data in a table, for players who do not see the chart.
  const days = page.getByRole("table", { name: "The chart as a table" }).getByRole("row");
  await expect(days).toHaveCount(11);
  await expect(days.last()).toContainText(coins(wagered));
});

test("the keyboard reads the chart point by point", { tag: "@long" }, async ({ page, player }) => {
  await player.spin([{ on: "red", amount: 4000 }]);
  await playedSince(page, 40);
  await page.goto("/profile?tab=statistics");
  const overTime = page.getByRole("region", { name: "Over time" });
  await overTime.getByRole("radio", { name: "Wagered" }).check();
  const chart = overTime.getByRole("slider");
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /: 4,000$/);
  await page.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuetext", /: 0$/);
  await expect(chart).toHaveAttribute("aria-valuenow", "28");
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute("aria-valuenow", "0");
});

test("the panel shows the profile over any page, and removes its own parameters when it closes", async ({
  page,
  player,
}) => {
  await player.spin([{ on: "red", amount: 4000 }]);
  await page.goto("/fairness");
  await page.getByRole("contentinfo").getByRole("link", { name: "Profile Settings" }).click();
  const panel = page.getByRole("dialog", { name: "Profile Settings" });
  await expect(panel.getByRole("heading", { level: 2, name: player.username })).toBeVisible();
  await panel.getByRole("tab", { name: "Statistics" }).click();
  await expect(panel.getByRole("region", { name: "Over time" })).toBeVisible();
  await panel.getByRole("tab", { name: "My bets" }).click();
  await panel.getByLabel("Result", { exact: true }).selectOption({ label: "Open" });
  await expect(page).toHaveURL("/fairness?panel=profile&result=open");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/fairness");
  await page.goto("/home?panel=profile&tab=statistics");
  await expect(panel.getByRole("region", { name: "Luck" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/home");
});

test("a bet of the panel replaces the panel, and closing it brings the panel back", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const { id } = await player.spin([{ on: "red", amount: 4000 }]);
  await page.goto("/fairness?panel=profile&result=won&multiplier=1000");
  const panel = page.getByRole("dialog", { name: "Profile Settings" });
  await panel.getByRole("button", { name: "Clear filters" }).first().click();
  await panel.getByRole("table", { name: "My bets" }).getByRole("link").click();
  const bet = page.getByRole("dialog", { name: "Bet on Roulette" });
  await expect(bet).toContainText(id);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`/fairness?bet=${id}`);
  await page.keyboard.press("Escape");
  await expect(bet).toBeHidden();
  await expect(panel.getByRole("table", { name: "My bets" }).getByRole("link")).toHaveAttribute("href", `/bet/${id}`);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/fairness");
});

test("a best moment opens its bet, even if the address does not say how far back it is", { tag: "@long" }, async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  const stakes = [{ on: "red", amount: 4000 }];
  let won = await player.spin(stakes);
  for (let spins = 0; spins < 60 && !won.payout; spins++) won = await player.spin(stakes);
  await page.route("**/api/statistics?step=month", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/profile?tab=statistics");
  await page.getByRole("region", { name: "Best moments" }).getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: "Bet on Roulette" })).toContainText(won.id);
  await expect(page).toHaveURL(`/profile?tab=statistics&bet=${won.id}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/profile?tab=statistics");
  await page.getByRole("radio", { name: "All" }).check();
  await expect(page.getByRole("button", { name: /again/ })).toBeVisible();
});

test("a visitor's panel leads to the sign-in dialog", { tag: "@long" }, async ({ page }) => {
  await page.goto("/home?panel=profile");
  await page.getByRole("dialog", { name: "Profile Settings" }).getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("statistics and history are accessible and fit the window", async ({ page, player }) => {
  for (const amount of STAKES) await player.spin([{ on: "red", amount }]);
  await player.playMines(2000, 3, [0]);
  await lookAs(page, desktopDark);
  for (const path of [
    "/profile?tab=statistics",
    "/profile",
    "/profile?result=refunded",
    "/home?panel=profile&tab=statistics",
  ]) {
    await page.setViewportSize(desktopDark.viewport);
    await openAtRest(page, path);
    for (const corner of [desktopDark, smallPhoneLight]) {
      await turnInto(page, corner);
      // Those parts of the profile are looked at with the others.
      if (isLong || path === "/profile?result=refunded") await expectAccessible(page, `${path}, ${corner.name}`);
      const overflow = await page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth",
      );
      expect(overflow, `${path} scrolls sideways, ${corner.name}`).toBe(0);
    }
  }
});
