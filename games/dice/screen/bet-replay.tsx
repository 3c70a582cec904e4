import { useState } from "react";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { RollFigure } from "./roll-figure.tsx";
import { settledBetOf } from "./settled-bet.ts";

/** The die is rolled once more. */
export default function DiceBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledBetOf(page);
  const [rolling, setRolling] = useState<string | null>("replay");
  const rest = () => {
    setRolling(null);
    onEnd();
  };
  return bet && <RollFigure bet={bet} rolling={rolling} onRest={rest} />;
}
