import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { FigureProps } from "../../shared/screen/instant/settled-figure.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { Dial } from "./dial.tsx";
import type { SettledBet } from "./settled-bet.ts";
import { limboWords } from "./words/words.ts";

/** A settled bet with its caption, still or replayed. */
export function PointFigure({ bet, running, onRest }: FigureProps<SettledBet>) {
  const words = limboWords.useWords();
  const { multiplier } = useFormats();
  const { target, point, won } = bet;
  return (
    <BetFigure
      label={words.settled(multiplier(target), multiplier(point))}
      caption={
        <>
          <Fact name={words.target} value={multiplier(target)} />
          <Fact name={words.point} value={multiplier(point)} />
        </>
      }
    >
      <Dial target={target} running={running} drawn={{ point, won }} instant={false} onRest={onRest} />
    </BetFigure>
  );
}
