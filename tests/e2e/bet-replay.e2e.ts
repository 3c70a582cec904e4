import { settledHandOf } from "@fairhouse/games/mines/screen/settled-hand.ts";
import { pocketAt } from "@fairhouse/games/roulette/screen/wheel-motion.ts";
import { betPage } from "@fairhouse/protocol/play.ts";
import { ticketAnswer } from "@fairhouse/protocol/table.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { FLIGHT_MS, flights } from "./crash-page.ts";
import { test } from "./fixture.ts";
import type { Player } from "./player.ts";
import { pocketOutcome } from "./roulette-page.ts";

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: /^Bet/ });
const ended = (page: Page): Locator => dialogOf(page).getByText("The replay has ended");

/** With all that a replay loads and plays: on a busy machine that takes long. */
const expectEnd = (page: Page) => expect(ended(page)).toBeAttached({ timeout: 90_000 });

async function replay(page: Page, id: string): Promise<void> {
  await page.goto(`/home?bet=${id}`);
  await dialogOf(page).getByRole("button", { name: "Replay" }).click();
}

/** The pocket under the ball, by where it lies on the wheel and how that is turned. */
async function pocketUnderBall(page: Page): Promise<number> {
  const rotor = dialogOf(page).locator("[data-rotor]");
  const turned = /rotate: (-?[\d.]+)deg/.exec((await rotor.getAttribute("style")) ?? "")?.[1];
  const [wheel, ball] = await Promise.all([
    middleOf(rotor.locator("..")),
    middleOf(dialogOf(page).locator("[data-ball]")),
  ]);
  const around = (Math.atan2(ball.x - wheel.x, wheel.y - ball.y) * 180) / Math.PI;
  return pocketAt({ ball: around - Number(turned) });
}

async function middleOf(element: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("it is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const faces = (page: Page): Promise<(string | null)[]> =>
  dialogOf(page)
    .locator("[data-face]")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-face")));

async function settledFaces(player: Player, id: string): Promise<readonly string[]> {
  return settledHandOf(betPage.parse(await player.get(`/bets/${id}`)))?.faces ?? [];
}

/** The outcome of a ticket's round, once it is over. */
async function outcomeOf(player: Player, id: string): Promise<unknown> {
  const { proof } = betPage.parse(await player.get(`/bets/${id}`));
  return "outcome" in proof ? proof.outcome : null;
}

/** Takes part in a flight with a preset cash-out, and waits until it is over. */
async function fly(player: Player, auto: number): Promise<string> {
  let id = "";
  await expect(async () => {
    const answer = await player.post("/tables/crash/tickets", { bet: { amount: 1_000, auto } });
    id = ticketAnswer.parse(answer).ticket.id;
  }).toPass({ timeout: FLIGHT_MS });
  // Players who leave are paid at once; the flight goes on.
  await expect.poll(async () => outcomeOf(player, id), { timeout: FLIGHT_MS }).not.toBeNull();
  return id;
}

test("roulette: the wheel spins, and the ball comes to the drawn pocket, again and again", async ({ page, player }) => {
  const bet = await player.spin([{ on: "red", amount: 2_000 }]);
  const { pocket } = pocketOutcome.parse(bet.outcome);
  const runs = dialogOf(page).getByText("The replay is running");
  // It passes by: looked for all the time from before the press.
  await Promise.all([runs.waitFor({ state: "attached" }), replay(page, bet.id)]);
  await expectEnd(page);
  expect(await pocketUnderBall(page)).toBe(pocket);
  await expect(dialogOf(page).getByRole("heading", { name: "Bet on Roulette" })).toBeInViewport({ ratio: 1 });
  const again = dialogOf(page).getByRole("button", { name: "Replay again" });
  await Promise.all([runs.waitFor({ state: "attached" }), again.click()]);
  await expectEnd(page);
  expect(await pocketUnderBall(page)).toBe(pocket);
});

test("mines: the tiles open in the order of the moves, and then all that lay under the others", async ({
  page,
  player,
}) => {
  // One hand that is nearly always won, one that is nearly always lost.
  for (const [mines, tiles] of [
    [1, [7, 3, 12]],
    [23, [0, 24, 12]],
  ] as const) {
    const id = await player.playMines(1_000, mines, tiles);
    await page.goto(`/home?bet=${id}`);
    const place = () =>
      dialogOf(page)
        .locator(".mines-inside")
        .nth(24)
        .evaluate((tile) => {
          const [box, figure] = [tile.getBoundingClientRect(), tile.closest("figure")?.getBoundingClientRect()];
          return [box.x, box.y - (figure?.y ?? 0), box.width].map(Math.round);
        });
    await expect(dialogOf(page).locator(".mines-inside")).toHaveCount(25);
    const still = await place();
    // They pass by: looked for all the time from before the press.
    const covered = dialogOf(page).locator("[data-face=covered]").first();
    await Promise.all([
      covered.waitFor({ state: "attached", timeout: 90_000 }),
      dialogOf(page).getByRole("button", { name: "Replay" }).click(),
    ]);
    await expectEnd(page);
    expect(await faces(page)).toEqual(await settledFaces(player, id));
    // The board stands where the picture stood, once its last tile has turned.
    await expect.poll(place).toEqual(still);
    const orders = dialogOf(page).locator(".mines-order");
    for (const [index, order] of (await orders.allTextContents()).entries()) {
      const tile = dialogOf(page)
        .locator("[data-face]")
        .nth(tiles[Number(order) - 1] ?? -1);
      await expect(tile, `order ${index}`).toHaveText(order);
    }
  }
});

test("crash: the rocket flies to the point, with the mark where the ticket left", flights, async ({ page, player }) => {
  test.setTimeout(4 * FLIGHT_MS);
  const id = await fly(player, 101);
  const { bet } = betPage.parse(await player.get(`/bets/${id}`));
  const { point } = z.object({ point: z.int() }).parse(await outcomeOf(player, id));
  const written = `${(point / 100).toLocaleString("en", { minimumFractionDigits: 2 })}×`;
  await replay(page, id);
  await expect(dialogOf(page).locator("canvas")).toBeVisible();
  await expectEnd(page);
  await expect(dialogOf(page).getByText("Crashed", { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText(written, { exact: true }).first()).toBeVisible();
  await expect(dialogOf(page).getByRole("figure")).toContainText(bet.payout === 0 ? "Still in" : "Left at 1.01×");
});

test("a replay can be cut short: the result is there at once", async ({ page, player }) => {
  const { id } = await player.spin([{ on: "red", amount: 2_000 }]);
  await page.goto(`/home?bet=${id}`);
  const skip = dialogOf(page).getByRole("button", { name: "Skip to the end" });
  // On a busy machine a replay may be over before it is cut: then the next one.
  await expect(async () => {
    await dialogOf(page)
      .getByRole("button", { name: /^Replay/ })
      .click({ timeout: 5_000 });
    await skip.click({ timeout: 2_000 });
  }).toPass();
  await expect(dialogOf(page).getByRole("figure")).toContainText(/Red|Black|Green/);
  await expect(dialogOf(page).getByRole("button", { name: "Replay" })).toBeVisible();
});

test("with less motion the end is there without the way to it", async ({ page, player }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const id = await player.playMines(1_000, 5, [7, 3, 12]);
  await page.goto(`/home?bet=${id}`);
  await expect(dialogOf(page).getByRole("figure")).toBeVisible();
  await page.evaluate(`{
    globalThis.sawCovered = false;
    new MutationObserver(() => {
      if (document.querySelector("[role=dialog] [data-face=covered]")) globalThis.sawCovered = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }`);
  await dialogOf(page).getByRole("button", { name: "Replay" }).click();
  await expectEnd(page);
  expect(await faces(page)).toEqual(await settledFaces(player, id));
  expect(await page.evaluate("globalThis.sawCovered")).toBe(false);
});

test("a replay that cannot be fetched says so, and the picture stays", async ({ page, player, complaints }) => {
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
