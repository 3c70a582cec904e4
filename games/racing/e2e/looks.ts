import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The page with the card of the next race; `racing.e2e.ts` checks it while a race is run. */
export const looks: GameLooks = {
  scenes: [{ name: "racing", show: (page) => open(page, "/sports/racing") }],
  tall: true,
};
