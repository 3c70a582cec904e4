import type { BetReplayProps } from "../../shared/screen/bet-view.ts";
import { type SettledPlantings, settledPlantingsOf } from "../facts.ts";
import { FlowerFigure } from "./bet-figure.tsx";
import { Garden } from "./garden.tsx";
import { usePlanting } from "./use-planting.ts";
import { flowerPokerWords } from "./words/words.ts";

/** The bet replayed, flower by flower. */
export default function FlowerPokerBetReplay({ page, onEnd }: BetReplayProps) {
  const bet = settledPlantingsOf(page);
  return bet && <Planted bet={bet} onEnd={onEnd} />;
}

const LONGEST_MS = 7_500;

function Planted({ bet, onEnd }: { readonly bet: SettledPlantings; readonly onEnd: () => void }) {
  const words = flowerPokerWords.useWords();
  const { plantings } = bet;
  const { shown, finish } = usePlanting({ id: "replay", plantings, pace: "animated", longestMs: LONGEST_MS, onEnd });
  return (
    <FlowerFigure bet={bet}>
      <Garden telling={words.anybody} plantings={plantings} shown={shown} pace="animated" onPress={finish} />
    </FlowerFigure>
  );
}
