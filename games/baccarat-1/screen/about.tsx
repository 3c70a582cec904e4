import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { figuresOf } from "../../shared/rules/bet-types.ts";
import { BankerDraws } from "../../shared/screen/baccarat/banker-draws.tsx";
import { coupWords } from "../../shared/screen/baccarat/words/words.ts";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { chanceToWin } from "../rules/payouts.ts";
import { useOdds } from "./use-odds.ts";
import { baccaratWords } from "./words/words.ts";

/** Shows the rules, payouts and returns of each bet, the Banker's draws, and how to verify a deal. */
export function About() {
  const words = baccaratWords.useWords();
  const { about } = words;
  const { positions } = coupWords.useWords();
  const { percent, exactPercent } = useFormats();
  const oddsOf = useOdds();
  const rows = betTypes.map(({ position, prizes }) => [
    positions[position],
    <bdi key="odds" dir="ltr">
      {oddsOf(position)} · {percent(Math.round(toNumber(chanceToWin(position)) * 10_000) / 10_000)}
    </bdi>,
    exactPercent(toNumber(figuresOf(prizes).exactReturn)),
  ]);
  const bets = betTypes.map(({ position, prizes }) => ({ name: positions[position], prizes }));
  return (
    <GameAbout game="baccarat-1" about={about} exactReturn={null} seeding="solo" bets={bets}>
      <PayTable caption={about.payTitle} head={[about.betColumn, about.paysColumn, about.returnColumn]} rows={rows} />
      <BankerDraws />
    </GameAbout>
  );
}
