import { ratio } from "@fairhouse/kernel/ratio.ts";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { RiskTables } from "../../shared/screen/panel/risk-tables.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { BOARD, MAX_SPOTS, paysOf, RISKS } from "../rules/tables.ts";
import { useRiskNames } from "./use-risk-names.ts";
import { kenoWords } from "./words/words.ts";

/** Rules, exact return, the tables of all choices and how to verify. */
export function About() {
  const { about } = kenoWords.useWords();
  const names = useRiskNames();
  const bets = betTypes.map(({ bet, prizes }) => ({ name: about.betOf(names[bet.risk], bet.spots.length), prizes }));
  return (
    <GameAbout game="keno" about={about} exactReturn={ratio(99, 100)} seeding="solo" bets={bets}>
      <RiskTables
        risks={RISKS}
        titleOf={(risk) => about.tableOf(names[risk])}
        column={about.spotsColumn}
        sizes={BOARD.slice(0, MAX_SPOTS)}
        paysOf={(risk, spots) => hitsAndPays(paysOf(risk, spots))}
      />
    </GameAbout>
  );
}

/** Lists the hits that pay and their payouts: "2: 1.89 · 3: 4.56". */
function hitsAndPays(pays: readonly number[]): string {
  return pays.flatMap((hundredths, hits) => (hundredths > 0 ? `${hits}: ${hundredths / 100}` : [])).join(" · ");
}
