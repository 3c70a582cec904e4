import type { GameLooks } from "@fairhouse/tests/e2e/scenes/looks-of-games.ts";
import { open } from "@fairhouse/tests/e2e/scenes/scene.ts";

/** The page between events; `house-markets.e2e.ts` checks it with odds and a slip. */
export const looks: GameLooks = {
  scenes: [{ name: "house-markets", show: (page) => open(page, "/sports/house-markets") }],
  tall: true,
};
