import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { HandLadder, type Rung } from "../../shared/screen/hand/hand-ladder.tsx";
import { SHORT, useMedia } from "../../shared/screen/use-media.ts";
import gem from "./art/gem.svg?url";
import { chanceOf, ladderOf, payOf } from "./figures.ts";
import { minesWords } from "./words/words.ts";

export interface LadderProps {
  readonly stake: number;
  readonly mines: number;
  /** Gems that lie open; 0 before the first. */
  readonly gems: number;
}

/** Steps that are shown besides the last gem of all; the panel of a low window has room for fewer. */
const STEPS = { high: 4, short: 2 };

/** What the next gems pay and how likely they are from here, and at the end the whole board. */
export function Ladder({ stake, mines, gems }: LadderProps) {
  const words = minesWords.useWords();
  const { whole } = useFormats();
  const steps = useMedia(SHORT) ? STEPS.short : STEPS.high;
  const rungs = ladderOf(mines, gems, steps).flatMap((step): Rung[] => {
    const pay = payOf(stake, mines, step);
    if (pay === null) return [];
    return [
      {
        id: step,
        name: (
          <>
            <img
              src={gem}
              alt=""
              width="16"
              height="16"
              className={classes(step > gems + 1 && "opacity-60 saturate-75")}
            />
            {whole(step)}
          </>
        ),
        chance: step === gems ? null : chanceOf(mines, step - gems, gems),
        hundredths: pay.hundredths,
        profit: pay.profit,
        state: step === gems ? "reached" : step === gems + 1 ? "next" : "later",
      },
    ];
  });
  return <HandLadder caption={words.ladder} head={words.gems} reached={words.safe} rungs={rungs} />;
}
