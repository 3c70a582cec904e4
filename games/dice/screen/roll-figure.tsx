import type { FigureProps } from "../../shared/screen/instant/settled-figure.tsx";
import { BetFigure, Fact } from "../../shared/screen/panel/bet-figure.tsx";
import { rollText } from "../drawing/roll-text.ts";
import type { DiceBet, DiceOutcome } from "../rules/dice.ts";
import { Scale } from "./scale.tsx";
import { diceWords } from "./words/words.ts";

/** A settled bet with its caption, still or replayed. */
export function RollFigure({ settled, running, onRest }: FigureProps<DiceBet, DiceOutcome>) {
  const words = diceWords.useWords();
  const { side, target } = settled.bet;
  const { roll } = settled.outcome;
  const called = words.sides[side](rollText(target));
  return (
    <BetFigure
      label={words.settled(called, rollText(roll))}
      caption={
        <>
          <Fact name={words.side} value={<bdi>{called}</bdi>} />
          <Fact name={words.roll} value={rollText(roll)} />
        </>
      }
    >
      <Scale
        side={side}
        target={target}
        rolling={running}
        roll={{ value: roll, won: settled.payout > 0 }}
        pace="animated"
        onRest={onRest}
      >
        <span className="dice-target" />
      </Scale>
    </BetFigure>
  );
}
