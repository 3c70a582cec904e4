import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import { describe, it } from "vitest";
import { commonLaws, type Laws } from "./laws.ts";
import { returnLaws } from "./return-laws.ts";

/**
 * Checks all laws of every game and of its kind. Every version of every game in the catalogue is tested without
 * registration. There is a file for each kind, because Vitest runs files side by side.
 */
export function obey<Game extends AnyGame>(
  games: readonly { readonly name: string; readonly game: Game }[],
  lawsOfKind: Laws<Game>,
): void {
  const laws: Laws<Game> = { ...commonLaws, ...returnLaws, ...lawsOfKind };
  describe.each(games)("$name", ({ game }) => {
    for (const [sentence, law] of Object.entries(laws)) it(sentence, () => law(game));
  });
}
