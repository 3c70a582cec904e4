import { expectBalance, expectLive } from "@fairhouse/tests/e2e/page/fixture.ts";
import type { Page } from "@playwright/test";

export const START = 1_000_000;
/** Time until the last of five quick matchdays is over. */
export const LEAGUE_MS = 240_000;

export const slip = (page: Page) => page.getByRole("region", { name: "Bet slip" });
export const place = (page: Page) => slip(page).getByRole("button", { name: "Place bet" });
export const own = (page: Page) => page.getByRole("region", { name: "Your bets" }).getByRole("listitem");

/** Returns the list of matches; the match on the pitch above has odds of its own. */
export const matches = (page: Page) => page.getByRole("tabpanel", { name: "Matches" });
export const matchdays = (page: Page) => page.getByRole("navigation", { name: "Matchdays" }).getByRole("button");
export const leagues = (page: Page) => page.getByRole("navigation", { name: "Leagues" });

async function showFastLeague(page: Page): Promise<void> {
  await page.goto("/sports");
  await expectLive(page);
  await leagues(page)
    .getByRole("button", { name: /^Fast League/ })
    .click();
}

/** Shows a later matchday, so that nothing ends while a test presses buttons. */
export async function showLater(page: Page, place = 2): Promise<void> {
  await showFastLeague(page);
  await matchdays(page).nth(place).click();
}

export async function betOnDraw(page: Page, matchday: number): Promise<void> {
  await showLater(page, matchday);
  await matches(page)
    .getByRole("button", { name: /: Draw: / })
    .first()
    .click();
  await place(page).click();
  await expectBalance(page, START - 1_000);
}
