import type { BetPage } from "@fairhouse/protocol/play.ts";
import { type ComponentType, useState } from "react";
import type { BetReplayProps, BetViewProps } from "../bet-view.ts";

/** Props of a game's drawing of a settled bet with its caption, either at rest or replayed. */
export interface FigureProps<Bet> {
  readonly bet: Bet;
  /** The id of the running motion; null at rest. */
  readonly running: string | null;
  readonly onRest: () => void;
}

/** Reads a bet's public page for the game; returns null for a bet that it does not draw. */
type Read<Bet> = (page: BetPage) => Bet | null;

/** Makes the still picture of a bet whose figure can move. */
export function stillOf<Bet>(read: Read<Bet>, Figure: ComponentType<FigureProps<Bet>>): ComponentType<BetViewProps> {
  return function Still({ page }) {
    const bet = read(page);
    return bet !== null && <Figure bet={bet} running={null} onRest={() => {}} />;
  };
}

/** Makes the replay of the same figure, which comes to rest at the end. */
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
