import type { GameFacts } from "@fairhouse/protocol/play.ts";
import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open } from "@fairhouse/tests/e2e/scenes/scene.ts";
import type { Page } from "@playwright/test";
import { variedEvents } from "./events.ts";

type Fact = GameFacts["waiting"][number];

/** The facts that the house would tell of some events. */
function factsOfEvents(now: number): GameFacts {
  const at = new Date(now).toISOString();
  const facts = variedEvents(now).map(({ state, result }, place): Fact => {
    const isOver = result !== undefined;
    return {
      id: `00000000-0000-4000-8000-${String(place + 1).padStart(12, "0")}`,
      phase: result === null ? "void" : isOver ? "known" : "open",
      state,
      result: result ?? null,
      version: 0,
      links: null,
      timed: null,
      openedAt: at,
      closedAt: isOver ? at : null,
      knownAt: isOver ? at : null,
      corrections: [],
    };
  });
  return {
    waiting: facts.filter(({ knownAt }) => knownAt === null),
    recent: facts.filter(({ knownAt }) => knownAt !== null),
  };
}

/** Shows the page as if the house had events. */
async function openWithEvents(page: Page): Promise<void> {
  await page.route("**/api/games/sports/facts", (route) => route.fulfill({ json: factsOfEvents(Date.now()) }));
  await open(page, "/sports/events");
  await page.locator("main section li button").first().waitFor();
}

/** The page without events, with some, and the views of matches and of a race. */
export const looks: GameLooks = {
  scenes: [
    { name: "sports", show: (page) => open(page, "/sports/events") },
    { name: "sports-events", show: openWithEvents },
    {
      name: "sports-in-play",
      async show(page) {
        await openWithEvents(page);
        await page.locator("main section section li button.text-start").first().click();
        await page.locator("section section section button").first().click();
      },
    },
    {
      name: "sports-match",
      async show(page) {
        await openWithEvents(page);
        await page.locator("main section section li button.text-start").nth(1).click();
      },
    },
    {
      name: "sports-outright",
      async show(page) {
        await openWithEvents(page);
        await page.locator("main section section li button.text-start").last().click();
      },
    },
  ],
  tall: true,
};
