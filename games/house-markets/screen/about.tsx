import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { useOddsText } from "../../shared/screen/slip/odds-text.ts";
import { SlipAbout } from "../../shared/screen/slip/slip-about.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { linesOfEvent } from "../rules/lines.ts";
import { useNames } from "./slip.ts";
import { houseMarketsWords } from "./words/words.ts";

/** Shows the rules, what comes back, some odds, and how to verify a slip. */
export function About() {
  const words = houseMarketsWords.useWords();
  const { about } = words;
  const { pickName, lineText } = useNames();
  const oddsText = useOddsText();
  const lines = linesOfEvent({ game: "crash", count: 20 });
  const rowsOf = (market: keyof typeof lines) =>
    lines[market].map(({ line, over, under }) => [
      words.atLeast(lineText({ market, line })),
      over === null ? "–" : oddsText(over),
      under === null ? "–" : oddsText(under),
    ]);
  const bets = betTypes.map(({ selection, prizes }) => ({ name: pickName(selection), prizes }));
  return (
    <SlipAbout game="house-markets" about={about} bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[`${about.eventColumn}: ${words.highest}`, about.yesColumn, about.noColumn]}
        rows={rowsOf("highest")}
      />
      <PayTable
        caption={words.reaching}
        head={[`${about.eventColumn}: ${words.reaching}`, about.yesColumn, about.noColumn]}
        rows={rowsOf("reaching")}
      />
    </SlipAbout>
  );
}
