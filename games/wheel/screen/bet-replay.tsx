import { useState } from "react";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { settledBetOf } from "./settled-bet.ts";
import { SpinFigure } from "./spin-figure.tsx";

/** The wheel is spun once more. */
export default function WheelBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledBetOf(page);
  const [spinning, setSpinning] = useState<string | null>("replay");
  const rest = () => {
    setSpinning(null);
    onEnd();
  };
  return bet && <SpinFigure bet={bet} spinning={spinning} onRest={rest} />;
}
