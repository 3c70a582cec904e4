import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { SlipAbout } from "../../shared/screen/slip/slip-about.tsx";
import { AVERAGE } from "../rules/average.ts";
import { betTypes } from "../rules/bet-types.ts";
import { boardOf } from "../rules/board.ts";
import { useNames } from "./names.ts";
import { virtualWords } from "./words/words.ts";

/** Shows the rules, what comes back, some odds, and how to verify a slip. */
export function About() {
  const { about } = virtualWords.useWords();
  const { pickName } = useNames();
  const oddsText = useOddsText();
  const rows = boardOf(AVERAGE)
    .filter(({ market }) => market !== "score" && market !== "half-full")
    .flatMap(({ rows: all }) => all[Math.floor(all.length / 2)] ?? [])
    .map(({ selection, odds }) => [pickName(selection, AVERAGE), oddsText(odds)]);
  const bets = betTypes.map(({ selection, prizes }) => ({ name: pickName(selection, AVERAGE), prizes }));
  return (
    <SlipAbout game="virtual" about={about} bets={bets}>
      <PayTable caption={about.payTitle} head={[about.pickColumn, about.oddsColumn]} rows={rows} />
    </SlipAbout>
  );
}
