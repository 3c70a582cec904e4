import { expect } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { dialogOf, replay } from "../page/replay-page.ts";

test("a replay can be cut short, which shows the result at once", { tag: "@long" }, async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/home?bet=${id}`);
  const skip = dialogOf(page).getByRole("button", { name: "Skip to the end" });
  // On a busy machine a replay may be over before it is cut short: then the next one is tried.
  await expect(async () => {
    await dialogOf(page)
      .getByRole("button", { name: /^Replay/ })
      .click({ timeout: 5_000 });
    await skip.click({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await expect(dialogOf(page).getByRole("figure")).toContainText(/Red|Black|Green/);
  await expect(dialogOf(page).getByRole("button", { name: "Replay" })).toBeVisible();
});

test("a replay that cannot be fetched says so, and the picture stays", { tag: "@long" }, async ({
  page,
  player,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to fetch|Failed to load/);
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.route("**/assets/bet-replay-*.js", (route) => route.abort());
  await replay(page, id);
  await expect(dialogOf(page).getByRole("alert")).toContainText("could not be loaded");
  await expect(dialogOf(page).getByRole("figure")).toBeVisible();
});

test("the page of a bet replays it too", async ({ page, player }) => {
  const bet = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/bet/${bet.id}`);
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.getByText("The replay has ended")).toBeAttached();
});
