import { CrashPage } from "@fairhouse/games/crash/e2e/crash-page.ts";
import { type BetPage, betPage } from "@fairhouse/protocol/play.ts";
import { roundPage } from "@fairhouse/protocol/table.ts";
import { expect, type Page } from "@playwright/test";
import { test } from "../page/fixture.ts";
import { ROUNDS_MS } from "../page/live-table.ts";

const verified = (page: Page) => page.getByRole("status").filter({ hasText: "Verified" });
const refuted = (page: Page) => page.getByRole("alert").filter({ hasText: "Not verified" });

async function paste(page: Page, proof: BetPage): Promise<void> {
  await page.getByRole("textbox", { name: "Bet number, link or proof" }).fill(JSON.stringify(proof));
  await page.getByRole("button", { name: "Load" }).click();
  await page.getByRole("button", { name: "Verify in this browser" }).click();
}

/** Turns the page into a visitor's. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
}

test("the chip of a result opens its round, with everybody's tickets and the proof", async ({
  page,
  player,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const crash = new CrashPage(page);
  await crash.open();
  await crash.nextBetting();
  await crash.bet.click();
  await expect.poll(async () => (await player.bets("crash"))[0]?.payout ?? null, { timeout: ROUNDS_MS }).not.toBeNull();
  await expect(crash.countdown).toBeVisible({ timeout: ROUNDS_MS });
  const point = await crash.recent.first().textContent();
  await crash.recent.first().getByRole("button").click();
  await expect(page).toHaveURL(/\/game\/crash\?round=crash\.\d+$/);
  const round = page.getByRole("dialog", { name: /^Round / });
  await expect(round).toContainText(point ?? "no result");
  await expect(round.getByRole("link", { name: "Crash", exact: true })).toHaveAttribute("href", "/game/crash");
  await expect(round.getByRole("table", { name: "Bets of this round" })).toContainText(player.username);
  await round.getByRole("button", { name: "Verify in this browser" }).click();
  await expect(verified(page)).toContainText("The link leads to the published first link of its chain");

  const number = Number(/(\d+)$/.exec(page.url())?.[1]);
  await round.getByRole("link", { name: "The page of this round" }).click();
  await expect(page).toHaveURL(`/round/crash.${number}`);
  await expect(round).toBeHidden();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Round [\d,]+$/);
  await expect(page.getByRole("table", { name: "Bets of this round" })).toContainText(player.username);
  const ofThis = await heading.textContent();
  const verify = page.getByRole("button", { name: "Verify in this browser" });
  await verify.click();
  await expect(verified(page)).toBeVisible();
  await page.getByRole("button", { name: "The round after" }).click();
  await expect(page).toHaveURL(`/round/crash.${number + 1}`);
  await expect(heading).not.toHaveText(ofThis ?? "");
  await expect(page.getByRole("heading", { name: "Proof" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(heading).toHaveText(ofThis ?? "");
  // The verdict belonged to the visit before.
  await expect(verify).toBeVisible();
  await expect(verified(page)).toBeHidden();
  const own = page.getByRole("region", { name: "Your bets in this round" });
  await expect(own).toContainText(/Staked1,000Returned[\d,]+Net[−+][\d,]+/);
  const { proof } = roundPage.parse(await player.get(`/tables/crash/rounds/${number}`));
  await page.goto(`/round/${proof.roundId}`);
  await expect(page).toHaveURL(`/round/crash.${number}`);
  await expect(heading).toHaveText(ofThis ?? "");

  complaints.expect(/status of 404/);
  expect((await page.goto("/round/crash.999999999"))?.status()).toBe(404);
  await expect(heading).toHaveText("There is no such round");
  await expect(page.getByRole("link", { name: "Play Crash" })).toBeVisible();
});

test("a pasted proof is verified, and the same proof altered is refused", async ({ page, player }) => {
  const { id } = await player.spin([{ on: "dozen-1", amount: 3_000 }]);
  await player.rotate();
  const proof = betPage.parse(await player.get(`/bets/${id}`));
  await page.goto("/fairness");
  await paste(page, proof);
  await expect(verified(page)).toBeVisible();
  // The bet is the same: the earlier verdict must not stay beside it.
  await paste(page, { ...proof, bet: { ...proof.bet, payout: (proof.bet.payout ?? 0) + 1 } });
  await expect(refuted(page)).toBeVisible();
  await expect(verified(page)).toBeHidden();
  await page.getByRole("textbox", { name: "Bet number, link or proof" }).fill("{}");
  await page.getByRole("button", { name: "Load" }).click();
  await expect(page.getByText("This is neither the number of a bet nor a proof")).toBeVisible();
});

test("a hidden player's seeds are shown to nobody else, and the proof that they pass on verifies", async ({
  page,
  player,
}) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await player.rotate();
  await page.goto("/profile?tab=identity");
  await page.getByRole("switch", { name: "Hide my name" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Name hidden")).toBeVisible();
  await page.goto(`/bet/${id}`);
  await expect(page.getByText("Others cannot see these seeds, because you are hidden.")).toBeVisible();
  const proof = betPage.parse(await player.get(`/bets/${id}`));

  await leave(page);
  await page.goto(`/bet/${id}`);
  await expect(page.getByText("The player of this bet is hidden.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify in this browser" })).toHaveCount(0);
  await expect(page.getByText(player.username)).toHaveCount(0);
  await page.goto("/fairness");
  await paste(page, proof);
  await expect(verified(page)).toContainText("The server seed has the hash that was shown before the bet");
});
