import { useState } from "react";
import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { DrawFigure } from "./draw-figure.tsx";
import { type SettledBet, settledBetOf } from "./settled-bet.ts";
import { useDraw } from "./use-draw.ts";

/** The numbers are drawn once more. */
export default function KenoBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledBetOf(page);
  return bet && <Draw bet={bet} onEnd={onEnd} />;
}

function Draw({ bet, onEnd }: { readonly bet: SettledBet; readonly onEnd: () => void }) {
  const [ended, end] = useState(false);
  const shown = useDraw({
    id: ended ? null : "replay",
    chosen: bet.spots,
    drawn: bet.drawn,
    instant: false,
    onEnd() {
      end(true);
      onEnd();
    },
  });
  return <DrawFigure bet={bet} drawn={ended ? bet.drawn : bet.drawn.slice(0, shown)} />;
}
