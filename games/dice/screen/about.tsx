import { hundredths } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { rollText } from "../drawing/roll-text.ts";
import { betTypes } from "../rules/bet-types.ts";
import { paysOf, RETURN, ROLLS, targetOf } from "../rules/terms.ts";
import { diceWords } from "./words/words.ts";

/** Rules, exact return, pay table and how to verify. */
export function About() {
  const { about } = diceWords.useWords();
  const { multiplier, percent } = useFormats();
  const rows = betTypes.map(({ chance }) => [
    percent(chance / ROLLS),
    rollText(targetOf("under", chance)),
    rollText(targetOf("over", chance)),
    multiplier(hundredths(paysOf(chance))),
  ]);
  const bets = betTypes.map(({ chance, prizes }) => ({ name: percent(chance / ROLLS), prizes }));
  return (
    <GameAbout game="dice" about={about} exactReturn={RETURN} seeding="solo" bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[about.chanceColumn, about.underColumn, about.overColumn, about.paysColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
