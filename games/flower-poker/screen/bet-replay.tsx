import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { FlowerFigure } from "./bet-figure.tsx";
import { Garden } from "./garden.tsx";
import type { Pace } from "./planting-show.ts";
import { type SettledBet, settledBetOf } from "./settled-bet.ts";
import { usePlanting } from "./use-planting.ts";
import { flowerPokerWords } from "./words/words.ts";

/** The bet replayed, flower by flower. */
export default function FlowerPokerBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledBetOf(page);
  return bet && <Planted bet={bet} onEnd={onEnd} />;
}

/** Replays of more plantings use the quick pace, so that they end within seconds. */
const MOST_CALM = 2;

function Planted({ bet, onEnd }: { readonly bet: SettledBet; readonly onEnd: () => void }) {
  const words = flowerPokerWords.useWords();
  const { plantings } = bet;
  const pace: Pace = plantings.length > MOST_CALM ? "quick" : "calm";
  const { shown, finish } = usePlanting({ id: "replay", plantings, pace, instant: false, onEnd });
  return (
    <FlowerFigure bet={bet}>
      <Garden telling={words.anybody} plantings={plantings} shown={shown} instant={false} onPress={finish} />
    </FlowerFigure>
  );
}
