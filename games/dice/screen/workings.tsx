import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { settledOf } from "../../shared/facts/facts.ts";
import type { WorkingsProps } from "../../shared/screen/bet-view.ts";
import { Equation, InstantWorkings } from "../../shared/screen/instant/instant-workings.tsx";
import { BYTES_IN_NUMBER, indexText, numberAt } from "../../shared/screen/stream-numbers.ts";
import { rollText } from "../drawing/roll-text.ts";
import { facts } from "../facts.ts";
import { chanceOf, paysOf, ROLLS } from "../rules/terms.ts";
import { diceWords } from "./words/words.ts";

/** Derives the roll from four bytes, and the payout from the chance. */
export function Workings({ page, bytes }: WorkingsProps) {
  const { workings, roll } = diceWords.useWords();
  const { multiplier } = useFormats();
  const settled = settledOf(page, facts);
  if (settled === null) return null;
  const number = numberAt(bytes(BYTES_IN_NUMBER), 0);
  const chance = chanceOf(settled.bet);
  const won = settled.payout > 0;
  const times = `99 ÷ ${rollText(chance)}`;
  return (
    <InstantWorkings
      page={page}
      caption={workings.caption}
      head={[workings.bytes, workings.number, workings.index, roll]}
      rows={[[number.bytes, number.value.toFixed(8), indexText(number.value * ROLLS), rollText(settled.outcome.roll)]]}
      said={won ? workings.paid : workings.lost}
      times={won ? times : null}
    >
      <Equation said={workings.pays}>{`${times} = ${multiplier(hundredths(paysOf(chance)))}`}</Equation>
    </InstantWorkings>
  );
}
