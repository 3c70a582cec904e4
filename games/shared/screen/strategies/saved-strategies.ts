import type { StrategyGame } from "@fairhouse/client/auto-options.ts";
import { type Strategy, strategyOf, textOfStrategy } from "@fairhouse/client/strategy-text.ts";
import type { ListedStrategy } from "@fairhouse/protocol/lists.ts";
import type { ListKeeping } from "../saved/list-keepers.ts";
import { soundList } from "../saved/saved-list.ts";

/** The strategies of a game, with the account or in this browser: as the text in which they are shared, so that there is one form to read. */
export function strategiesOf(game: StrategyGame): ListKeeping<Strategy> {
  return {
    key: `play:${game.id}:strategies`,
    path: `/account/strategies/${game.id}`,
    read: (stored) =>
      Array.isArray(stored) ? soundList(stored.flatMap((value: unknown) => strategyFrom(value, game))) : [],
    write: (strategy): ListedStrategy => ({ name: strategy.name, text: textOfStrategy(strategy, game) }),
  };
}

/** What this game does not understand, or no longer, is left out. */
function strategyFrom(value: unknown, game: StrategyGame): readonly Strategy[] {
  if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return [];
  const read = strategyOf(value.text, game);
  return read.ok ? [read.value] : [];
}
