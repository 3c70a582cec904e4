import { classes } from "@fairhouse/ui/classes.ts";
import { StepLadder } from "../../shared/screen/hand/step-ladder.tsx";
import { gemsOf } from "../rules/multipliers.ts";
import gem from "./art/gem.svg?url";
import { chanceOf, payOf } from "./figures.ts";
import { minesWords } from "./words/words.ts";

export interface LadderProps {
  readonly stake: number;
  readonly mines: number;
  /** Number of open gems; 0 before the first. */
  readonly gems: number;
}

/** Payouts of the next gems with their chances from here, and at the end the whole board. */
export function Ladder({ stake, mines, gems }: LadderProps) {
  const words = minesWords.useWords();
  return (
    <StepLadder
      caption={words.ladder}
      head={words.gems}
      reached={words.safe}
      all={gemsOf(mines)}
      taken={gems}
      payOf={(step) => payOf(stake, mines, step)}
      chanceOf={(step) => chanceOf(mines, step - gems, gems)}
      icon={(near) => (
        <img src={gem} alt="" width="16" height="16" className={classes(!near && "opacity-60 saturate-75")} />
      )}
    />
  );
}
