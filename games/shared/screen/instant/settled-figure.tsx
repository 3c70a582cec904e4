import type { BetPage } from "@fairhouse/protocol/play.ts";
import { type ComponentType, useState } from "react";
import type { BetReplayProps, BetViewProps } from "../bet-view.ts";

/** What a game draws of a settled bet, with its caption: at rest, or on its way there once more. */
export interface FigureProps<Bet> {
  readonly bet: Bet;
  /** The id of what moves; null is at rest. */
  readonly running: string | null;
  readonly onRest: () => void;
}

/** What a bet's public page tells the game; null for a bet that it does not draw. */
type Read<Bet> = (page: BetPage) => Bet | null;

/** The still picture of a bet whose figure can move. */
export function stillOf<Bet>(read: Read<Bet>, Figure: ComponentType<FigureProps<Bet>>): ComponentType<BetViewProps> {
  return function Still({ page }) {
    const bet = read(page);
    return bet !== null && <Figure bet={bet} running={null} onRest={() => {}} />;
  };
}

/** The same figure on its way, which then rests. */
export function replayOf<Bet>(read: Read<Bet>, Figure: ComponentType<FigureProps<Bet>>): ComponentType<BetReplayProps> {
  return function Replay({ page, onEnd }) {
    const bet = read(page);
    const [running, setRunning] = useState<string | null>("replay");
    const rest = () => {
      setRunning(null);
      onEnd();
    };
    return bet !== null && <Figure bet={bet} running={running} onRest={rest} />;
  };
}
