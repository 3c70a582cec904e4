import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { POCKETS, RETURN } from "../rules/positions.ts";
import { rouletteWords } from "./words/words.ts";

/** Shows the rules, the exact return, the pay table, and how to verify a spin. */
export function About() {
  const words = rouletteWords.useWords();
  const { about } = words;
  const { whole, percent } = useFormats();
  const rows = betTypes.map(({ position: { kind, pockets, pays } }) => [
    words.kinds[kind],
    whole(pockets.length),
    `${whole(pays)} : 1`,
    percent(pockets.length / POCKETS),
  ]);
  const bets = betTypes.map(({ position, prizes }) => ({ name: words.kinds[position.kind], prizes }));
  return (
    <GameAbout game="roulette" about={about} exactReturn={RETURN} rounding="none" seeding="solo" bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[about.betColumn, about.numbersColumn, about.paysColumn, about.chanceColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
