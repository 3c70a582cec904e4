import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { FigureProps } from "../../shared/screen/instant/settled-figure.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import type { LimboBet, LimboOutcome } from "../rules/limbo.ts";
import { Dial } from "./dial.tsx";
import { limboWords } from "./words/words.ts";

/** A settled bet with its caption, still or replayed. */
export function PointFigure({ settled, running, onRest }: FigureProps<LimboBet, LimboOutcome>) {
  const words = limboWords.useWords();
  const { multiplier } = useFormats();
  const { target } = settled.bet;
  const { point } = settled.outcome;
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
      <Dial
        target={target}
        running={running}
        drawn={{ point, won: settled.payout > 0 }}
        pace="animated"
        onRest={onRest}
      />
    </BetFigure>
  );
}
