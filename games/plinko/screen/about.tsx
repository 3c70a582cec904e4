import { ratio } from "@fairhouse/kernel/ratio.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { RiskTables } from "../../shared/screen/panel/risk-tables.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { betTypes } from "../rules/bet-types.ts";
import { ROWS, TABLES } from "../rules/tables.ts";
import { plinkoWords } from "./words/words.ts";

/** Rules, exact return, the tables of all boards and how to verify. */
export function About() {
  const { about, board } = plinkoWords.useWords();
  const { risks } = gameWords.useWords();
  const bets = betTypes.map(({ bet, prizes }) => ({ name: board(risks[bet.risk], bet.rows), prizes }));
  return (
    <GameAbout game="plinko" about={about} exactReturn={ratio(99, 100)} seeding="solo" bets={bets}>
      <RiskTables
        risks={RISKS}
        titleOf={(risk) => about.tableOf(risks[risk])}
        column={about.rowsColumn}
        sizes={ROWS}
        paysOf={(risk, rows) => TABLES[risk][rows].map((pays) => pays / 100).join(" · ")}
      />
    </GameAbout>
  );
}
