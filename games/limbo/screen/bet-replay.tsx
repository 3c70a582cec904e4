import { useState } from "react";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { PointFigure } from "./point-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

/** The needle runs once more. */
export default function LimboBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledBetOf(page);
  const [running, setRunning] = useState<string | null>("replay");
  const rest = () => {
    setRunning(null);
    onEnd();
  };
  return bet && <PointFigure bet={bet} running={running} onRest={rest} />;
}
