import { type AutoSettings, type AutoState, idleAuto } from "@fairhouse/client/auto.ts";
import type { AutoOption } from "@fairhouse/client/auto-options.ts";
import type { PlayedBet } from "@fairhouse/client/auto-runner.ts";
import { isCondition, loadAutoSettings, saveAutoSettings, wrongSettings } from "@fairhouse/client/auto-settings.ts";
import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useAutoRunner } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { amountProblem } from "@fairhouse/ui/numbers/amount.ts";
import { useState } from "react";
import { gameWords } from "./words/words.ts";

/** A number of a game's automatic bets that strategies keep and change: a field of what its bets are made of. */
interface GameOption<Setup extends object> extends AutoOption {
  readonly name: keyof Setup & string;
  /** As the panel calls it. */
  readonly label: string;
  /** The player's own choice, and how a strategy that is loaded makes another. */
  readonly value: number;
  set(value: number): void;
}

/** What a game says of its automatic bets besides how one is made. */
export interface AutoParts<Setup extends object> {
  /** The first amount of a run, for strategies; `set` does nothing where the bet has none yet. */
  readonly stake: { readonly value: Money; set(amount: Money): void };
  /** What bets are made of besides their amount, as the game's `auto-play.ts` takes it. */
  readonly setup: Setup;
  readonly options?: readonly GameOption<Setup>[] | undefined;
  /** Under what the device keeps the settings: the game's name, where it has one engine. */
  readonly keptAs?: string;
  /** Takes back, when the player stops the run, a bet that still waits for its round. */
  readonly unqueue?: (() => void) | undefined;
}

/** Automatic betting of one game: its settings, where the run stands, and the way to start and end it. */
export interface Auto<Setup extends object = object> {
  readonly game: string;
  readonly settings: AutoSettings;
  change(settings: AutoSettings): void;
  /** Why no run can start with these settings, in words; null when one can. */
  readonly problem: string | null;
  readonly state: AutoState;
  /** True until the last bet of the run has been shown. */
  readonly running: boolean;
  readonly stake: AutoParts<Setup>["stake"];
  /** What the next bet of the run is made of; between runs, what the player chose. */
  readonly setup: Setup;
  readonly options: readonly AnyOption[];
  start(base: Money): void;
  stop(): void;
}

/** An option of a game to those who do not know its bets. */
export type AnyOption = Omit<GameOption<object>, "name"> & { readonly name: string };

const NO_OPTIONS: readonly never[] = [];

/** `play` makes one bet of an amount, and of what else it is made of, and resolves when it has been shown to its end. */
export function useAuto<Setup extends object>(
  game: string,
  play: (amount: Money, setup: Setup) => Promise<PlayedBet>,
  { stake, setup, options = NO_OPTIONS, keptAs = game, unqueue }: AutoParts<Setup>,
): Auto<Setup> {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const [settings, setSettings] = useState(() => loadAutoSettings({ id: keptAs, options }));
  const { runner, state } = useAutoRunner({
    play: (amount, changed) => play(amount, withOptions(setup, changed)),
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
      // Keys press no button, which would have said why.
      if (wrong || amountProblem(base, { min, max, balance: null }) !== null) return;
      // Signing in changes the balance that the run starts with.
      if (await context.readyToBet(game)) void runner.start(settings, base);
    },
    stop() {
      runner.stop();
      unqueue?.();
    },
  };
}

/** Options are fields of the setup, by their type. */
function withOptions<Setup extends object>(setup: Setup, changed: AutoState["options"]): Setup {
  return { ...setup, ...changed };
}
