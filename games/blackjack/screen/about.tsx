import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { BEST_RETURN } from "../rules/hand-return.ts";
import { SidePays } from "./side-pays.tsx";
import { StrategyTable } from "./strategy-table.tsx";
import { blackjackWords } from "./words/words.ts";

/** Rules, return under best play, payouts of the hand and of its side bets, the strategy table, and how to verify. */
export function About() {
  const { about, results, sides } = blackjackWords.useWords();
  const rows = [
    [results.blackjack, "3:2", "2.50×"],
    [results.win, "1:1", "2.00×"],
    [results.push, "–", "1.00×"],
    [about.ofInsurance, "2:1", "3.00×"],
  ].map(([name, odds, pays]) => [name, <Figure key="odds">{odds}</Figure>, <Figure key="pays">{pays}</Figure>]);
  const bets = betTypes.map(({ side, prizes }) => ({
    name: side === null ? about.strategyTitle : sides[side],
    prizes,
  }));
  return (
    <GameAbout game="blackjack" about={about} exactReturn={BEST_RETURN} seeding="solo" bets={bets}>
      <PayTable caption={about.payTitle} head={[about.resultColumn, about.oddsColumn, about.paysColumn]} rows={rows} />
      <SidePays side="pairs" note={about.ofPairs} />
      <SidePays side="poker" note={about.ofPoker} />
      <h3 className="text-lg font-semibold">{about.strategyTitle}</h3>
      <p className="text-muted">{about.strategyText}</p>
      <StrategyTable />
    </GameAbout>
  );
}

/** A figure that reads from left to right in every language. */
function Figure({ children }: { readonly children: React.ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
