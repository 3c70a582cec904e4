import { ratio } from "@fairhouse/kernel/ratio.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { payoutAt } from "../../shared/screen/panel/target-field.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { LAW } from "../rules/limits.ts";
import { chanceOf } from "./figures.ts";
import { slideWords } from "./words/words.ts";

const TARGETS = [101, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000];
const STAKE = 1_000;

/** Shows the rules, the exact return, the chances, and how to verify a round. */
export function About() {
  const { about } = slideWords.useWords();
  const { money, multiplier, percent } = useFormats();
  const currency = useCurrencyInPlay();
  const rows = TARGETS.map((target) => [
    multiplier(target),
    percent(chanceOf(target)),
    money(payoutAt(STAKE, target), currency),
  ]);
  const bets = betTypes.map(({ target, prizes }) => ({ name: multiplier(target), prizes }));
  return (
    <GameAbout game="slide" about={about} exactReturn={ratio(LAW.returnPercent, 100)} seeding="salted" bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[about.targetColumn, about.chanceColumn, about.payoutColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
