import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { SlipAbout } from "../../shared/screen/slip/slip-about.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { EXAMPLE } from "../rules/example.ts";
import { oddsNow, type RaceSelection, runnersOf } from "../rules/markets.ts";
import { racingWords } from "./words/words.ts";

/** Shows the rules, what comes back, some odds, and how to verify a slip. */
export function About() {
  const { about, picks } = racingWords.useWords();
  const oddsText = useOddsText();
  const roles = new Map([
    [0, about.favourite],
    [1, about.secondFavourite],
  ]);
  const nameOf = ({ market, selection }: RaceSelection) => {
    const [first = "", second = ""] = runnersOf({ selection }).map((runner) => roles.get(runner) ?? about.outsider);
    return market === "forecast" ? picks.forecast(first, second) : picks[market](first);
  };
  const rows = betTypes.map(({ selection }) => {
    const odds = oddsNow(EXAMPLE, selection);
    return [nameOf(selection), odds === null ? "–" : oddsText(odds)];
  });
  const bets = betTypes.map(({ selection, prizes }) => ({ name: nameOf(selection), prizes }));
  return (
    <SlipAbout game="racing" about={about} bets={bets}>
      <PayTable caption={about.payTitle} head={[about.pickColumn, about.oddsColumn]} rows={rows} />
    </SlipAbout>
  );
}
