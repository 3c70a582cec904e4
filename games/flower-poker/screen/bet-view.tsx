import type { BetViewModule, BetViewProps } from "../../shared/screen/bet-view.ts";
import { settledPlantingsOf } from "../facts.ts";
import { FlowerFigure } from "./bet-figure.tsx";
import { Garden } from "./garden.tsx";
import { endOf } from "./planting-show.ts";
import { flowerPokerWords } from "./words/words.ts";

export const draws: BetViewModule["draws"] = (page) => settledPlantingsOf(page) !== null;

/** Both beds as they decided the bet, with the earlier plantings. */
export default function FlowerPokerBetView({ page }: BetViewProps) {
  const words = flowerPokerWords.useWords();
  const bet = settledPlantingsOf(page);
  return (
    bet && (
      <FlowerFigure bet={bet}>
        <Garden telling={words.anybody} plantings={bet.plantings} shown={endOf(bet.plantings)} pace="animated" />
      </FlowerFigure>
    )
  );
}
