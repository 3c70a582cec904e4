import type { StrategyGame } from "@fairhouse/client/auto/auto-options.ts";
import { type Strategy, strategyOf, textOfStrategy } from "@fairhouse/client/auto/strategy-text.ts";
import type { ListedStrategy } from "@fairhouse/protocol/lists.ts";
import type { ListKeeping } from "../saved/list-keepers.ts";
import { soundList } from "../saved/saved-list.ts";

/**
 * Returns how a game's strategies are kept, with the account or in this browser. They are stored in their text form for
 * sharing, so that there is only one format to read.
 */
export function strategiesOf(game: StrategyGame): ListKeeping<Strategy> {
  return {
    key: `play:${game.id}:strategies`,
    path: `/account/strategies/${game.id}`,
    read: (stored) =>
      Array.isArray(stored) ? soundList(stored.flatMap((value: unknown) => strategyFrom(value, game))) : [],
    write: (strategy): ListedStrategy => ({ name: strategy.name, text: textOfStrategy(strategy, game) }),
  };
}

/** Returns an empty list for a strategy that this game does not, or no longer, understand. */
function strategyFrom(value: unknown, game: StrategyGame): readonly Strategy[] {
  if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return [];
  const read = strategyOf(value.text, game);
  return read.ok ? [read.value] : [];
}
