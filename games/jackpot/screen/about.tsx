import { multiply, ratio, toNumber } from "@fairhouse/kernel/ratio.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { GameAbout } from "../../shared/screen/page/game-about.tsx";
import { PayTable } from "../../shared/screen/page/pay-table.tsx";
import { betTypes } from "../rules/bet-types.ts";
import { prizeOf, RETURN, ROUND } from "../rules/pot.ts";
import { jackpotWords } from "./words/words.ts";

const STAKE = 1_000;

/** Shows the rules, the exact return, shares, and how to verify a round. */
export function About() {
  const { about } = jackpotWords.useWords();
  const { money, percent } = useFormats();
  const currency = useCurrencyInPlay();
  const bets = betTypes.map(({ share, prizes }) => ({ name: percent(toNumber(share)), prizes }));
  const rows = betTypes.map(({ share }) => {
    const pot = toNumber(multiply(ratio(STAKE), ratio(share.denominator, share.numerator)));
    return [percent(toNumber(share)), percent(toNumber(share)), money(prizeOf(pot), currency)];
  });
  return (
    <GameAbout game="jackpot" about={about} exactReturn={RETURN} seeding={ROUND.seeding} bets={bets}>
      <PayTable
        caption={about.payTitle}
        head={[about.shareColumn, about.chanceColumn, about.payoutColumn]}
        rows={rows}
      />
    </GameAbout>
  );
}
