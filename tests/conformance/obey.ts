import type { AnyGame } from "@fairhouse/kernel/any-game.ts";
import { describe, it } from "vitest";
import { commonLaws, type Laws } from "./laws.ts";
import { returnLaws } from "./return-laws.ts";

/**
 * Tries all that every game obeys, and what those of its kind do. Nobody has to ask for it: whatever is in the catalogue is tried, in
 * every version. There is a file for each kind, because Vitest runs files side by side.
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
