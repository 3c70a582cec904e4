import type { StrategyGame } from "@fairhouse/client/auto/auto-options.ts";
import { nameFrom, type Strategy, strategyOf, textOfStrategy } from "@fairhouse/client/auto/strategy-text.ts";
import type { Auto } from "../panel/use-auto.ts";

/** The strategy in the panel, and the function that replaces it. */
export interface PanelStrategy {
  readonly game: StrategyGame;
  /** Returns it under a name, as it is kept and shared; null while a field of the panel is wrong. */
  named(name: string): Strategy | null;
  /**
   * Puts another strategy into the panel. There its amounts are checked against the limits of the currency, like typed
   * ones.
   */
  use(strategy: Strategy): void;
}

export function panelStrategy(auto: Auto): PanelStrategy {
  const game = { id: auto.game, options: auto.options };
  return {
    game,
    named(name) {
      const options = Object.fromEntries(auto.options.map((option) => [option.name, option.value]));
      const strategy = { name: nameFrom(name), stake: auto.stake.value, settings: auto.settings, options };
      // Nothing is saved that could not be read back, such as a field without a number or an empty stake.
      return strategyOf(textOfStrategy(strategy, game), game).ok ? strategy : null;
    },
    use({ stake, settings, options }) {
      auto.change(settings);
      auto.stake.set(stake);
      for (const { name, set } of auto.options) {
        const value = options[name];
        if (value !== undefined) set(value);
      }
    },
  };
}
