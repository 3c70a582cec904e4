import type { AutoSettings, AutoState } from "@fairhouse/client/auto.ts";
import type { PlayedBet } from "@fairhouse/client/auto-runner.ts";
import { loadAutoSettings, saveAutoSettings, wrongSettings } from "@fairhouse/client/auto-settings.ts";
import { usePlayContext } from "@fairhouse/client/play-context.tsx";
import { useAutoRunner } from "@fairhouse/client/use-play.ts";
import type { Money } from "@fairhouse/kernel/money.ts";
import { amountProblem } from "@fairhouse/ui/numbers/amount.ts";
import { useState } from "react";
import { gameWords } from "./words/words.ts";

/** Automatic betting of one game: its settings, where the run stands, and the way to start and end it. */
export interface Auto {
  readonly settings: AutoSettings;
  change(settings: AutoSettings): void;
  /** Why no run can start with these settings, in words; null when one can. */
  readonly problem: string | null;
  readonly state: AutoState;
  /** True until the last bet of the run has been shown. */
  readonly running: boolean;
  start(base: Money): void;
  stop(): void;
}

/**
 * `play` makes one bet of an amount and resolves when it has been shown to its end. `unqueue` takes back, when the player stops the run,
 * a bet that still waits for its round.
 */
export function useAuto(game: string, play: (amount: Money) => Promise<PlayedBet>, unqueue?: () => void): Auto {
  const context = usePlayContext();
  const words = gameWords.useWords();
  const [settings, setSettings] = useState(() => loadAutoSettings(game));
  const { runner, state } = useAutoRunner({
    play,
    limits: () => {
      const { currency, balance } = context.session.getState();
      return { min: currency.minBet, max: currency.maxBet, balance };
    },
  });
  return {
    settings,
    change(next) {
      setSettings(next);
      saveAutoSettings(game, next);
    },
    problem: wrongSettings(settings).length > 0 ? words.checkFields : null,
    state,
    running: state.status === "running" || state.status === "stopping",
    async start(base) {
      const { minBet: min, maxBet: max } = context.session.getState().currency;
      // Keys press no button, which would have said why.
      if (wrongSettings(settings).length > 0 || amountProblem(base, { min, max, balance: null }) !== null) return;
      // Signing in changes the balance that the run starts with.
      if (await context.readyToBet(game)) void runner.start(settings, base);
    },
    stop() {
      runner.stop();
      unqueue?.();
    },
  };
}
