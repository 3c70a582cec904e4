import type { StrategyGame } from "@fairhouse/client/auto-options.ts";
import { nameFrom, type Strategy, strategyOf, textOfStrategy } from "@fairhouse/client/strategy-text.ts";
import type { Auto } from "../use-auto.ts";

/** The strategy that the panel holds, and how another takes its place. */
export interface PanelStrategy {
  readonly game: StrategyGame;
  /** Under a name, as it is kept and shared; null while a field of the panel is wrong. */
  named(name: string): Strategy | null;
  /** Puts another one into the panel. Its amounts meet the limits of the currency there, as typed ones do. */
  use(strategy: Strategy): void;
}

export function panelStrategy(auto: Auto): PanelStrategy {
  const game = { id: auto.game, options: auto.options };
  return {
    game,
    named(name) {
      const options = Object.fromEntries(auto.options.map((option) => [option.name, option.value]));
      const strategy = { name: nameFrom(name), stake: auto.stake.value, settings: auto.settings, options };
      // What cannot be read again is not kept: a field that holds no number, a stake of nothing.
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
