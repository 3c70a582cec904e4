import { type AutoSettings, type AutoState, idleAuto } from "@fairhouse/client/auto/auto.ts";
import type { AutoOption } from "@fairhouse/client/auto/auto-options.ts";
import type { PlayResult } from "@fairhouse/client/auto/auto-runner.ts";
import {
  isCondition,
  loadAutoSettings,
  saveAutoSettings,
  wrongSettings,
} from "@fairhouse/client/auto/auto-settings.ts";
import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useAutoRunner } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { amountProblem } from "@fairhouse/ui/numbers/amount.ts";
import { useState } from "react";
import { gameWords } from "../words/words.ts";

/** A number in the setup of a game's automatic bets that strategies keep and change. */
interface GameOption<Setup extends object> extends AutoOption {
  readonly name: keyof Setup & string;
  /** Its label in the panel. */
  readonly label: string;
  /** The player's choice; `set` changes it when a strategy is loaded. */
  readonly value: number;
  set(value: number): void;
}

/** The parts of a game's automatic bets, besides the function that makes one. */
export interface AutoParts<Setup extends object> {
  /** The first amount of a run, for strategies; `set` does nothing while the bet has no amount yet. */
  readonly stake: { readonly value: Money; set(amount: Money): void };
  /** The setup of bets besides their amount, as the game's `auto-play.ts` takes it. */
  readonly setup: Setup;
  readonly options?: readonly GameOption<Setup>[] | undefined;
  /** The key under which the device keeps the settings; defaults to the game's name. */
  readonly keptAs?: string;
  /** Drops the bet of a run that ends, if it still waits for its round or its turn. */
  readonly unqueue: () => void;
}

/** Automatic betting of one game: its settings, the state of the run, and the functions that start and stop it. */
export interface Auto<Setup extends object = object> {
  readonly game: string;
  readonly settings: AutoSettings;
  change(settings: AutoSettings): void;
  /** Why no run can start with these settings, in words; null if one can. */
  readonly problem: string | null;
  readonly state: AutoState;
  /** True until the last bet of the run has been shown. */
  readonly running: boolean;
  readonly stake: AutoParts<Setup>["stake"];
  /** The setup of the run's next bet; between runs, the player's choice. */
  readonly setup: Setup;
  readonly options: readonly AnyOption[];
  start(base: Money): void;
  stop(): void;
}

/** An option of a game, for code that does not know the game's bets. */
export type AnyOption = Omit<GameOption<object>, "name"> & { readonly name: string };

const NO_OPTIONS: readonly never[] = [];

/**
 * Provides automatic betting. `play` makes one bet with an amount and a setup, and resolves when it has been shown to
 * its end.
 */
export function useAuto<Setup extends object>(
  game: string,
  play: (amount: Money, setup: Setup) => Promise<PlayResult>,
  { stake, setup, options = NO_OPTIONS, keptAs = game, unqueue }: AutoParts<Setup>,
): Auto<Setup> {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const [settings, setSettings] = useState(() => loadAutoSettings({ id: keptAs, options }));
  const { runner, state } = useAutoRunner({
    play: (amount, changed) => play(amount, withOptions(setup, changed)),
    unqueue,
    limits: () => {
      const { currency, balance } = context.session.getState();
      return { min: currency.minBet, max: currency.maxBet, balance };
    },
  });
  const running = state.status === "running" || state.status === "stopping";
  const wrong =
    wrongSettings(settings).length > 0 || !settings.conditions.every((condition) => isCondition(condition, options));
  return {
    game,
    settings,
    change(next) {
      setSettings(next);
      saveAutoSettings({ id: keptAs, options }, next);
    },
    problem: wrong ? words.checkFields : null,
    state,
    running,
    stake,
    setup: withOptions(setup, running ? state.options : idleAuto.options),
    options,
    async start(base) {
      const { minBet: min, maxBet: max } = context.session.getState().currency;
      // A key press bypasses the button, which would have given the reason.
      if (wrong || amountProblem(base, { min, max, balance: null }) !== null) return;
      // Signing in changes the balance that the run starts with.
      if (await context.readyToBet(game)) void runner.start(settings, base);
    },
    stop: () => runner.stop(),
  };
}

/** Replaces options of the setup; the types guarantee that they are fields of it. */
function withOptions<Setup extends object>(setup: Setup, changed: AutoState["options"]): Setup {
  return { ...setup, ...changed };
}
