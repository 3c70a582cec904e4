import { someFlight, someHand, someInstant, someReveal } from "@fairhouse/games/samples.ts";
import { expect, type Page } from "@playwright/test";
import { visitedGames } from "../../form.ts";
import { test } from "../page/fixture.ts";
import { expectAccessible, openAtRest } from "../scenes/axe.ts";
import { faultsOf } from "../scenes/frame-faults.ts";
import { lookAs, turnInto } from "../scenes/look-as.ts";
import { lookOf, phoneLight, smallPhoneLight, storing } from "../scenes/looks.ts";
import { type LookedAtGame, looksOfGames } from "../scenes/looks-of-games.ts";
import {
  expectFrame,
  expectLargeTargets,
  expectMainButton,
  expectNoSidewaysScrolling,
} from "../scenes/phone-faults.ts";

// Each game is visited once per window, for axe's findings and for cut, covered or too small elements. All scenes are
// in scenes.e2e.ts.

const typical = new Set<string>([someInstant.id, someHand.id, someFlight.id, someReveal.id]);
const visited = looksOfGames.filter(
  ({ game }) => visitedGames === null || visitedGames.has(game.id) || typical.has(game.id),
);

const besideSizes = [
  [900, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 720],
] as const;
const desktops = [lookOf(1440, "light", "rtl"), lookOf(1440, "dark", "ltr")] as const;
const [, desktopDark] = desktops;
const CARDS_SHOWN = { showHotkeyPanel: true, showGameInfo: true };
const statisticsShown = `if (location.protocol !== "about:") localStorage.setItem("play:statistics", '{"value":true}')`;

test.describe("on a desktop", () => {
  for (const { game } of visited) {
    test(`${game.id}: the game is in the first window, nothing is cut beside its panel with all cards open, and axe finds nothing`, async ({
      page,
      player,
    }) => {
      expect(await player.balance()).toBe(1_000_000);
      await page.setViewportSize(desktopDark.viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(storing(desktopDark, CARDS_SHOWN));
      await page.addInitScript(statisticsShown);
      await page.goto(game.path);
      // The rules come last, with their tables.
      await expect(page.locator("[data-floating-card] table").first()).toBeVisible();
      for (const look of desktops) {
        await turnInto(page, look);
        await expectInFirstWindow(page, look.name);
        await expectNothingCut(page, look.name);
      }
      await page.setViewportSize(desktopDark.viewport);
      await expectAccessible(page, game.path);
    });
  }
});

async function expectInFirstWindow(page: Page, what: string): Promise<void> {
  for (const part of ["[data-compact]", "[role=toolbar]", "[data-stage]", "[data-play-button]"]) {
    await expect(page.locator(part).first(), `${what}, ${part}`).toBeInViewport({ ratio: 1 });
  }
}

/** Expects nothing cut, in manual and automatic mode, in each of the windows that have the panel beside the stage. */
async function expectNothingCut(page: Page, what: string): Promise<void> {
  // A new size costs more than another mode: the mode that a size ends with is the first of the next one.
  for (const [at, [width, height]] of besideSizes.entries()) {
    await page.setViewportSize({ width, height });
    for (const way of at % 2 === 0 ? ["auto", "manual"] : ["manual", "auto"]) {
      for (const choice of await page.locator(`input[type=radio][value=${way}]`).all()) {
        // Open cards may lie over it.
        await choice.dispatchEvent("click");
        await expect(choice).toBeChecked();
      }
      await expect.poll(() => faultsOf(page), `${what}, ${way}, ${width} × ${height}`).toEqual([]);
    }
  }
}

const phones = [lookOf(phoneLight.viewport.width, "dark", "ltr"), phoneLight] as const;
const phoneSizes = [phoneLight.viewport, { width: 360, height: 800 }, smallPhoneLight.viewport];

test.describe("on a phone", () => {
  // Touch targets are larger on phones.
  test.use({ viewport: phoneLight.viewport, hasTouch: true, isMobile: true });

  for (const { game, tall } of visited) {
    test(`${game.id}: what it needs is in the first window and large enough, nothing scrolls sideways, and axe finds nothing`, async ({
      page,
      player,
    }) => {
      expect(await player.balance()).toBe(1_000_000);
      await lookAs(page, phones[0]);
      await openAtRest(page, game.path);
      for (const look of phones) {
        await turnInto(page, look);
        await expectFits(page, look.name, tall);
      }
      await expectAccessible(page, game.path);
    });
  }
});

async function expectFits(page: Page, what: string, tall: LookedAtGame["tall"]): Promise<void> {
  await expectMainButton(page, what);
  if (tall !== true) await expectLargeTargets(page, what);
  for (const size of phoneSizes) {
    await page.setViewportSize(size);
    const sized = `${what} at ${size.width} × ${size.height}`;
    if (tall !== true) await expectFrame(page, sized);
    await expectNoSidewaysScrolling(page, sized);
  }
}
