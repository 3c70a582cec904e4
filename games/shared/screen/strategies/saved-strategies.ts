import type { StrategyGame } from "@fairhouse/client/auto-options.ts";
import { type Strategy, strategyOf, textOfStrategy } from "@fairhouse/client/strategy-text.ts";
import type { Preferences } from "@fairhouse/protocol/preferences.ts";
import { soundList } from "../saved/saved-list.ts";
import type { ListKeeping } from "../saved/use-saved-list.ts";

type OnAccount = NonNullable<Preferences["autoStrategies"]>[number];

/** The strategies of a game, with the account or in this browser: as the text in which they are shared, so that there is one form to read. */
export function strategiesOf(game: StrategyGame): ListKeeping<Strategy> {
  const write = (list: readonly Strategy[]): OnAccount[] =>
    list.map((strategy) => ({ game: game.id, text: textOfStrategy(strategy, game) }));
  return {
    key: `play:${game.id}:strategies`,
    read: (stored) =>
      Array.isArray(stored) ? soundList(stored.flatMap((value: unknown) => strategyFrom(value, game))) : [],
    write,
    onAccount: ({ autoStrategies }) => autoStrategies?.filter((strategy) => strategy.game === game.id),
    forAccount: (list, { autoStrategies = [] }) => ({
      autoStrategies: [...write(list), ...autoStrategies.filter((strategy) => strategy.game !== game.id)],
    }),
  };
}

/** What this game does not understand, or no longer, is left out. */
function strategyFrom(value: unknown, game: StrategyGame): readonly Strategy[] {
  if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") return [];
  const read = strategyOf(value.text, game);
  return read.ok ? [read.value] : [];
}
