import { betPage } from "@fairhouse/protocol/play.ts";
import { ticketAnswer } from "@fairhouse/protocol/table.ts";
import { test } from "@fairhouse/tests/e2e/page/fixture.ts";
import { nextBetting, ROUNDS_MS } from "@fairhouse/tests/e2e/page/live-table.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { dialogOf, expectEnd, replay } from "@fairhouse/tests/e2e/page/replay-page.ts";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";

/** Returns the outcome of a ticket's round; null until it is over. */
async function outcomeOf(player: Player, id: string): Promise<unknown> {
  const { proof } = betPage.parse(await player.get(`/bets/${id}`));
  return "outcome" in proof ? proof.outcome : null;
}

/** Takes part in a flight with a preset cash-out, waits until it is over, and returns the ticket's id. */
async function fly(page: Page, player: Player, auto: number): Promise<string> {
  await nextBetting(page, "crash");
  const answer = await player.post("/tables/crash/tickets", { bet: { amount: 1_000, auto } });
  const { id } = ticketAnswer.parse(answer).ticket;
  // Players who leave are paid at once, while the flight goes on.
  await expect.poll(async () => outcomeOf(player, id), { timeout: ROUNDS_MS }).not.toBeNull();
  return id;
}

test("crash: the replayed rocket flies to the point, with a mark where the ticket left", { tag: "@long" }, async ({
  page,
  player,
}) => {
  const id = await fly(page, player, 101);
  const { bet } = betPage.parse(await player.get(`/bets/${id}`));
  expect(bet.payout).toBe(1_010);
  const { point } = z.object({ point: z.int() }).parse(await outcomeOf(player, id));
  const written = `${(point / 100).toLocaleString("en", { minimumFractionDigits: 2 })}×`;
  await replay(page, id);
  await expect(dialogOf(page).locator("canvas")).toBeVisible();
  await expectEnd(page);
  await expect(dialogOf(page).getByText("Crashed", { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText(written, { exact: true }).first()).toBeVisible();
  await expect(dialogOf(page).getByRole("figure")).toContainText("Left at 1.01×");
});
