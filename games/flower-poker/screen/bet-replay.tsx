import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { type SettledPlantings, settledPlantingsOf } from "../facts.ts";
import { FlowerFigure } from "./bet-figure.tsx";
import { Garden } from "./garden.tsx";
import type { Pace } from "./planting-show.ts";
import { usePlanting } from "./use-planting.ts";
import { flowerPokerWords } from "./words/words.ts";

/** The bet replayed, flower by flower. */
export default function FlowerPokerBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledPlantingsOf(page);
  return bet && <Planted bet={bet} onEnd={onEnd} />;
}

/** Replays of more plantings use the quick pace, so that they end within seconds. */
const MOST_CALM = 2;

function Planted({ bet, onEnd }: { readonly bet: SettledPlantings; readonly onEnd: () => void }) {
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
