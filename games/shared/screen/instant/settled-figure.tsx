import { type ComponentType, useState } from "react";
import { type Facts, type SettledBet, settledOf } from "../../facts/facts.ts";
import type { BetReplayProps, BetViewProps } from "../bet-view.ts";

/** Props of a game's drawing of a settled bet with its caption, either at rest or replayed. */
export interface FigureProps<Bet, Outcome> {
  readonly settled: SettledBet<Bet, Outcome>;
  /** The id of the running motion; null at rest. */
  readonly running: string | null;
  readonly onRest: () => void;
}

/** Makes the still picture of a bet whose figure can move. */
export function stillOf<Bet, Outcome>(
  facts: Facts<Bet, Outcome>,
  Figure: ComponentType<FigureProps<Bet, Outcome>>,
): ComponentType<BetViewProps> {
  return function Still({ page }) {
    const settled = settledOf(page, facts);
    return settled !== null && <Figure settled={settled} running={null} onRest={() => {}} />;
  };
}

/** Makes the replay of the same figure, which comes to rest at the end. */
export function replayOf<Bet, Outcome>(
  facts: Facts<Bet, Outcome>,
  Figure: ComponentType<FigureProps<Bet, Outcome>>,
): ComponentType<BetReplayProps> {
  return function Replay({ page, onEnd }) {
    const settled = settledOf(page, facts);
    const [running, setRunning] = useState<string | null>("replay");
    const rest = () => {
      setRunning(null);
      onEnd();
    };
    return settled !== null && <Figure settled={settled} running={running} onRest={rest} />;
  };
}
