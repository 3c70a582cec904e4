import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import type { SettledPlantings } from "../facts.ts";
import { handOf } from "../rules/hands.ts";
import { flowerPokerWords } from "./words/words.ts";

/** A settled bet with its caption, still or replayed. */
export function FlowerFigure({ bet, children }: { readonly bet: SettledPlantings; readonly children: ReactNode }) {
  const words = flowerPokerWords.useWords();
  const { whole, plural } = useFormats();
  const { last, plantings, won } = bet;
  const [player, host] = [words.hands[handOf(last.player)], words.hands[handOf(last.host)]];
  const end = words.anybody.verdicts[won ? "player" : "host"];
  return (
    <BetFigure
      label={words.settled(words.anybody.both(player, host), plural(plantings.length, words.plantings), end)}
      caption={
        <>
          <Fact name={words.anybody.sides.player} value={player} />
          <Fact name={words.anybody.sides.host} value={host} />
          {plantings.length > 1 && <Fact name={words.past} value={whole(plantings.length - 1)} />}
          <span className={won ? "font-semibold text-win" : "font-semibold text-lose"}>{end}</span>
        </>
      }
    >
      <div className="flower-figure">{children}</div>
    </BetFigure>
  );
}
