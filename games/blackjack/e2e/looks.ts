import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { letMove, open, playButton, seeAll } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";
import { asksInsurance, canDouble, dealUntil, isPair, type Wanted, winsPairs } from "./dealing.ts";

const PATH = "/game/blackjack";
/** Positions of the moves of an open hand in the panel. */
const STAND = 1;
const SPLIT = 3;
const SHOWN_MS = 2_600;
/** The time for which a win of a side bet is told. */
const SIDES_MS = 1_000;

async function openWith(page: Page, player: Player | null, wanted: Wanted): Promise<void> {
  if (player !== null) await dealUntil(player, wanted, 5_000);
  await open(page, PATH);
  await letMove(page, SHOWN_MS);
}

async function press(page: Page, move: number): Promise<void> {
  await page.locator("fieldset:has([data-play-button]) button").nth(move).click();
  await letMove(page, SHOWN_MS);
}

/** Blackjack idle, on the player's turn, split, offered insurance, and over. */
export const looks: GameLooks = {
  scenes: [
    { name: "blackjack-visitor", visitor: true, whole: true, show: (page) => open(page, PATH) },
    { name: "blackjack-idle", show: (page) => open(page, PATH) },
    { name: "blackjack-turn", passing: true, show: (page, player) => openWith(page, player, canDouble) },
    {
      name: "blackjack-split",
      async show(page, player) {
        await openWith(page, player, isPair);
        await press(page, SPLIT);
      },
    },
    { name: "blackjack-insurance", show: (page, player) => openWith(page, player, asksInsurance) },
    {
      name: "blackjack-hint",
      async show(page, player) {
        await page.addInitScript(`localStorage.setItem("play:blackjack:hint", '{"value":true}')`);
        await openWith(page, player, canDouble);
      },
    },
    {
      name: "blackjack-result",
      async show(page, player) {
        await openWith(page, player, canDouble);
        await press(page, STAND);
      },
    },
    {
      name: "blackjack-sides",
      async show(page, player) {
        if (player !== null) await dealUntil(player, winsPairs, 5_000, { pairs: 500, poker: 1_000 });
        await open(page, PATH);
        await letMove(page, SHOWN_MS + SIDES_MS);
      },
    },
    {
      name: "blackjack-rules",
      whole: true,
      passing: true,
      async show(page) {
        await open(page, PATH);
        await seeAll(page);
      },
    },
    {
      name: "blackjack-dealing",
      passing: true,
      async show(page) {
        await open(page, PATH);
        await page.locator(playButton).click();
        await letMove(page, 900);
      },
    },
    {
      name: "blackjack-auto",
      async show(page) {
        await open(page, PATH);
        await page.locator("input[type=radio][value=auto]").click();
      },
    },
  ],
};
