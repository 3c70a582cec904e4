import { useState } from "react";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { FallFigure } from "./fall-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

/** The ball falls once more. */
export default function PlinkoBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledBetOf(page);
  const [falling, setFalling] = useState<string | null>("replay");
  const land = () => {
    setFalling(null);
    onEnd();
  };
  return bet && <FallFigure bet={bet} falling={falling} onLand={land} />;
}
