import { toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { figuresOf } from "../../shared/rules/bet-types.ts";
import { BankerDraws } from "../../shared/screen/baccarat/banker-draws.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { chanceToWin } from "../rules/payouts.ts";
import { useOdds } from "./use-odds.ts";
import { usePositionNames } from "./use-position-names.ts";
import { liveBaccaratWords } from "./words/words.ts";

/** Shows the rules, payouts and returns of each bet, the Banker's draws, and how to verify a hand. */
export function About() {
  const words = liveBaccaratWords.useWords();
  const { about } = words;
  const names = usePositionNames();
  const { percent, exactPercent } = useFormats();
  const oddsOf = useOdds();
  const rows = betTypes.map(({ position, prizes }) => [
    names[position],
    <span key="odds">
      <bdi dir="ltr">
        {oddsOf(position)} · {percent(Math.round(toNumber(chanceToWin(position)) * 10_000) / 10_000)}
      </bdi>
      {position === "banker" && (
        <span dir="auto" className="block text-sm text-muted">
          {words.bankerSix}
        </span>
      )}
    </span>,
    exactPercent(toNumber(figuresOf(prizes).exactReturn)),
  ]);
  const bets = betTypes.map(({ position, prizes }) => ({ name: names[position], prizes }));
  return (
    <GameAbout game="baccarat-2" about={about} exactReturn={null} seeding="stream" bets={bets}>
      <PayTable caption={about.payTitle} head={[about.betColumn, about.paysColumn, about.returnColumn]} rows={rows} />
      <BankerDraws />
    </GameAbout>
  );
}
