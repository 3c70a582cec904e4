import { ratio } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { msOf } from "../../drawing/flight/law.ts";
import { chanceOf, type PointLaw } from "../../rules/point-law.ts";
import type { TargetType } from "../../rules/target-types.ts";
import { liveWords } from "../live/words/words.ts";
import { GameAbout, type GameAboutProps } from "../page/game-about.tsx";
import { PayTable } from "../page/pay-table.tsx";
import { flightWords } from "./words/words.ts";

const TARGETS = [101, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];

interface FlightAboutProps extends Pick<GameAboutProps, "game" | "seeding"> {
  readonly about: Omit<GameAboutProps["about"], "payTitle">;
  readonly law: PointLaw;
  readonly betTypes: readonly TargetType[];
}

/** Shows the rules, the exact return, the chances, and how to verify a flight. */
export function FlightAbout({ about, law, betTypes, ...props }: FlightAboutProps) {
  const words = flightWords.useWords();
  const { seconds } = liveWords.useWords();
  const { multiplier, percent } = useFormats();
  const rows = TARGETS.map((target) => [
    multiplier(target),
    percent(chanceOf(target, law)),
    seconds((msOf(target / 100) / 1000).toFixed(2)),
  ]);
  const bets = betTypes.map(({ target, prizes }) => ({ name: multiplier(target), prizes }));
  return (
    <GameAbout
      {...props}
      about={{ ...about, payTitle: words.payTitle }}
      exactReturn={ratio(law.returnPercent, 100)}
      bets={bets}
    >
      <PayTable
        caption={words.payTitle}
        head={[words.targetColumn, words.chanceColumn, words.timeColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
