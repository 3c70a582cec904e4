import { placedBet } from "@fairhouse/protocol/play.ts";
import type { Player } from "@fairhouse/tests/e2e/page/player.ts";
import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open, playButton, seeAll } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";

const PATH = "/game/tickets";

/** Chooses a print and a number of tickets by their indices. */
async function choose(page: Page, print: number, stack: number): Promise<void> {
  await open(page, PATH);
  await page.locator(".ticket-choice input").nth(print).check({ force: true });
  await page
    .locator("section[data-compact] input[type=radio]")
    .nth(2 + stack)
    .check({ force: true });
}

async function buy(page: Page): Promise<void> {
  await page.locator(playButton).click();
  await page.locator(".ticket-field[data-scratch]").waitFor();
  await page.waitForTimeout(500);
}

/** Strokes the ticket with the mouse, through points given as shares of its field. */
async function scratch(page: Page, points: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await page.locator(".ticket-field").first().boundingBox();
  if (box === null) return;
  for (const [n, [x, y]] of points.entries()) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 8 });
    if (n === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/** Buys until a ticket pays: 60 tickets without a win happen once in 10^10. */
async function winOne(page: Page): Promise<void> {
  for (let bought = 0; bought < 60; bought += 1) {
    await buy(page);
    await page.locator(playButton).click();
    await page.locator(".ticket-field:not([data-scratch])").waitFor();
    if (await page.locator(".ticket-cell[data-won]").first().isVisible()) break;
  }
  await page.waitForTimeout(800);
}

/** Opens a settled stack of five over the home page. */
async function openSettledStack(page: Page, player: Player | null): Promise<void> {
  const answer = await player?.post("/games/tickets/bets", { bet: { amount: 1_000, tickets: 5 } });
  await open(page, `/home?bet=${placedBet.parse(answer).bet.id}`);
}

/** Tickets idle, being scratched, in a stack, won, and from behind. */
export const looks: GameLooks = {
  scenes: [
    { name: "tickets-visitor", visitor: true, whole: true, passing: true, show: (page) => open(page, PATH) },
    { name: "tickets-idle", show: (page) => choose(page, 0, 0) },
    { name: "tickets-sea", passing: true, show: (page) => choose(page, 1, 0) },
    {
      name: "tickets-scratching",
      async show(page) {
        await choose(page, 2, 2);
        await buy(page);
        await scratch(page, [
          [0.05, 0.1],
          [0.6, 0.2],
          [0.1, 0.3],
          [0.9, 0.45],
          [0.2, 0.6],
          [0.7, 0.8],
        ]);
        await page.waitForTimeout(400);
      },
    },
    {
      name: "tickets-won",
      passing: true,
      async show(page) {
        await choose(page, 0, 0);
        await winOne(page);
      },
    },
    {
      name: "tickets-stack",
      passing: true,
      async show(page) {
        await choose(page, 1, 3);
        await buy(page);
        await page.locator(playButton).nth(1).click();
        await page.waitForTimeout(2_800);
      },
    },
    {
      name: "tickets-back",
      async show(page) {
        await choose(page, 1, 0);
        await page.locator(".ticket-beside button").click();
        await page.waitForTimeout(700);
      },
    },
    { name: "tickets-bet", passing: true, show: openSettledStack },
    {
      name: "tickets-replay",
      passing: true,
      async show(page, player) {
        await openSettledStack(page, player);
        await page.getByRole("dialog").locator("button:has(.lucide-play)").click();
        await page.waitForTimeout(1_600);
      },
    },
    {
      name: "tickets-rules",
      whole: true,
      passing: true,
      async show(page) {
        await open(page, PATH);
        await seeAll(page);
      },
    },
    {
      name: "tickets-auto",
      passing: true,
      async show(page) {
        await open(page, PATH);
        await page.locator("input[type=radio][value=auto]").check({ force: true });
      },
    },
  ],
};
