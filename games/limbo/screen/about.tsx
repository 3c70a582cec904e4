import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { MAX_TARGET } from "../../shared/rules/point-law.ts";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { payoutAt } from "../../shared/screen/panel/target-field.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { shareReaching } from "../rules/point.ts";
import { limboWords } from "./words/words.ts";

const TARGETS = [101, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000, MAX_TARGET];
const STAKE = 1_000;

/** Rules, exact return, chances and how to verify. */
export function About() {
  const { about } = limboWords.useWords();
  const { money, multiplier, exactPercent } = useFormats();
  const currency = useCurrencyInPlay();
  const rows = TARGETS.map((target) => [
    multiplier(target),
    exactPercent(Number(shareReaching(target).toPrecision(6))),
    money(payoutAt(STAKE, target), currency),
  ]);
  const bets = betTypes.map(({ target, prizes }) => ({ name: multiplier(target), prizes }));
  return (
    <GameAbout game="limbo" about={about} exactReturn={null} seeding="solo" bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[about.targetColumn, about.chanceColumn, about.payoutColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
