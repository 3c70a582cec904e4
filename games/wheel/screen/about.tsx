import { ratio } from "@fairhouse/kernel/ratio.ts";
import { RISKS } from "../../shared/rules/risks.ts";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { RiskTables } from "../../shared/screen/panel/risk-tables.tsx";
import { gameWords } from "../../shared/screen/words/words.ts";
import { betTypes } from "../rules/bet-types.ts";
import { SEGMENTS, type Share, sharesOf } from "../rules/tables.ts";
import { wheelWords } from "./words/words.ts";

/** Rules, exact return, the segments of all wheels and how to verify. */
export function About() {
  const { about } = wheelWords.useWords();
  const { risks } = gameWords.useWords();
  const bets = betTypes.map(({ bet, prizes }) => ({ name: about.betOf(risks[bet.risk], bet.segments), prizes }));
  return (
    <GameAbout game="wheel" about={about} exactReturn={ratio(99, 100)} seeding="solo" bets={bets}>
      <RiskTables
        risks={RISKS}
        titleOf={(risk) => about.tableOf(risks[risk])}
        column={about.segmentsColumn}
        sizes={SEGMENTS}
        paysOf={(risk, segments) => countsOf(sharesOf({ risk, segments }))}
      />
    </GameAbout>
  );
}

/** Formats the number of segments of each multiplier: "0: 2 · 1.2: 7 · 1.5: 1". */
function countsOf(shares: readonly Share[]): string {
  return shares.map(({ pays, count }) => `${pays / 100}: ${count}`).join(" · ");
}
