import { betPage } from "@fairhouse/protocol/play.ts";
import { test } from "@fairhouse/tests/e2e/page/fixture.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import { dialogOf, expectEnd } from "@fairhouse/tests/e2e/page/replay-page.ts";
import { comeToRest } from "@fairhouse/tests/e2e/scenes/scene.ts";
import { expect, type Page } from "@playwright/test";
import { closedViewOf } from "../../shared/facts/facts.ts";
import { endFaces } from "../drawing/faces.ts";
import { facts } from "../facts.ts";

const faces = (page: Page): Promise<(string | null)[]> =>
  dialogOf(page)
    .locator("[data-face]")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-face")));

/** Returns the faces of all tiles of a settled hand, and how many gems its player found. */
async function settledHand(player: Player, id: string): Promise<{ faces: readonly string[]; found: number }> {
  const hand = closedViewOf(betPage.parse(await player.get(`/bets/${id}`)), facts);
  if (hand === null) throw new Error("the hand is open");
  const ends = endFaces(hand);
  return { faces: ends, found: hand.revealed.filter((tile) => ends[tile] === "gem").length };
}

test("mines: opens the tiles in the order of the moves, and then all the others", async ({ page, player }) => {
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
    await comeToRest(page);
    const still = await place();
    // The state is transient, so the wait begins before the press.
    const covered = dialogOf(page).locator("[data-face=covered]").first();
    await Promise.all([
      covered.waitFor({ state: "attached", timeout: 90_000 }),
      dialogOf(page).getByRole("button", { name: "Replay" }).click(),
    ]);
    await expectEnd(page);
    const settled = await settledHand(player, id);
    expect(await faces(page)).toEqual(settled.faces);
    // The board takes the place of the picture once its last tile has turned.
    await expect.poll(place).toEqual(still);
    const orders = dialogOf(page).locator(".mines-order");
    await expect(orders).toHaveCount(settled.found);
    for (const [index, order] of (await orders.allTextContents()).entries()) {
      const tile = dialogOf(page)
        .locator("[data-face]")
        .nth(tiles[Number(order) - 1] ?? -1);
      await expect(tile, `order ${index}`).toHaveText(order);
    }
  }
});

test("mines: shows the end at once with reduced motion", { tag: "@long" }, async ({ page, player }) => {
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
  expect(await faces(page)).toEqual((await settledHand(player, id)).faces);
  expect(await page.evaluate("globalThis.sawCovered")).toBe(false);
});
