import { ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { useExactText } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { chanceText } from "../../shared/screen/panel/bet-figures.tsx";
import { DEALS, RETURNS, WAYS } from "../rules/side-return.ts";
import { COMBINATIONS, paysOf, type Side } from "../rules/sides.ts";
import { blackjackWords } from "./words/words.ts";

interface SidePaysProps {
  readonly side: Side;
  /** The cards that decide the bet; it follows the exact return. */
  readonly note: string;
}

/** A side bet: its exact return, and what each combination pays. */
export function SidePays({ side, note }: SidePaysProps) {
  const { about, sides, combinations } = blackjackWords.useWords();
  const { locale } = useFormats();
  const rows = COMBINATIONS[side].map((combination) => [
    combinations[combination],
    <bdi key="odds" dir="ltr">
      {paysOf(combination)}:1
    </bdi>,
    chanceText(toNumber(ratio(WAYS[combination], DEALS[side])), locale),
  ]);
  return (
    <>
      <h3 className="text-lg font-semibold">{sides[side]}</h3>
      <p className="text-muted">
        {useExactText(RETURNS[side])} {note}
      </p>
      <PayTable
        caption={sides[side]}
        head={[about.combinationColumn, about.oddsColumn, about.chanceColumn]}
        rows={rows}
      />
    </>
  );
}
