import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/game-about.tsx";
import { PayTable } from "../../shared/screen/pay-table.tsx";
import { POCKETS, POSITIONS, RETURN } from "../rules/positions.ts";
import { rouletteWords } from "./words/words.ts";

/** One position of each kind stands for all: within a kind all pay alike. */
const KINDS = [...new Map(POSITIONS.map((position) => [`${position.kind} ${position.pays}`, position])).values()];

/** Rules, exact return, pay table and how to verify. */
export function About() {
  const words = rouletteWords.useWords();
  const { about } = words;
  const { whole, percent } = useFormats();
  const rows = KINDS.map(({ kind, pockets, pays }) => [
    words.kinds[kind],
    whole(pockets.length),
    `${whole(pays)} : 1`,
    percent(pockets.length / POCKETS),
  ]);
  return (
    <GameAbout game="roulette" about={about} exactReturn={RETURN} rounding="none" seeding="solo">
      <PayTable
        caption={about.payTitle}
        head={[about.betColumn, about.numbersColumn, about.paysColumn, about.chanceColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
