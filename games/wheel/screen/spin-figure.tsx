import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { FigureProps } from "../../shared/screen/instant/settled-figure.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { rimOf } from "../rules/tables.ts";
import type { WheelBet, WheelOutcome } from "../rules/wheel.ts";
import { Disc } from "./disc.tsx";
import { wheelWords } from "./words/words.ts";

/** A settled bet with its caption, still or replayed. */
export function SpinFigure({ settled, running, onRest }: FigureProps<WheelBet, WheelOutcome>) {
  const words = wheelWords.useWords();
  const { risks, risk } = gameWords.useWords();
  const { multiplier } = useFormats();
  const { bet: rim, outcome } = settled;
  const { segment } = outcome;
  const pays = rimOf(rim)[segment] ?? 0;
  return (
    <BetFigure
      label={words.settled(risks[rim.risk], rim.segments, segment + 1, multiplier(pays))}
      caption={
        <>
          <Fact name={risk} value={risks[rim.risk]} />
          <Fact name={words.segments} value={rim.segments} />
          <Fact name={words.pays} value={multiplier(pays)} />
        </>
      }
    >
      <div className="wheel-still w-full">
        <div className="wheel-place">
          <Disc rim={rim} spinning={running} segment={segment} pace="animated" onRest={onRest} />
        </div>
      </div>
    </BetFigure>
  );
}
