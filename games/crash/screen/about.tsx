import { ratio } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { msOf } from "../../shared/screen/flight/law.ts";
import { GameAbout } from "../../shared/screen/game-about.tsx";
import { liveWords } from "../../shared/screen/live/words/words.ts";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { RETURN_PERCENT } from "../rules/limits.ts";
import { chanceOf } from "./figures.ts";
import { crashWords } from "./words/words.ts";

const TARGETS = [101, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];

/** Rules, exact return, chances and how to verify. */
export function About() {
  const words = crashWords.useWords();
  const { about } = words;
  const { seconds } = liveWords.useWords();
  const { multiplier, percent } = useFormats();
  const rows = TARGETS.map((target) => [
    multiplier(target),
    percent(chanceOf(target)),
    seconds((msOf(target / 100) / 1000).toFixed(2)),
  ]);
  const bets = betTypes.map(({ target, prizes }) => ({ name: multiplier(target), prizes }));
  return (
    <GameAbout game="crash" about={about} exactReturn={ratio(RETURN_PERCENT, 100)} seeding="salted" bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[about.targetColumn, about.chanceColumn, about.timeColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
