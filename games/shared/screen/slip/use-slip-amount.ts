import { useSession } from "@fairhouse/client/play-context.tsx";
import type { Money } from "@fairhouse/kernel/money.ts";
import type { Ratio } from "@fairhouse/kernel/ratio.ts";
import { MOST_SLIP_PAYOUT } from "@fairhouse/protocol/play-rules.ts";
import { useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { doubleOf, halfOf, maxOf } from "@fairhouse/ui/numbers/amount.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { payoutOfLines } from "../../rules/slip/lines.ts";
import { type Amount, useAmount, useAmountProblem } from "../panel/use-amount.ts";
import { slipWords } from "./words/words.ts";

/** The amount of each line of a slip, with what they cost and pay together. */
export interface SlipAmount extends Amount {
  readonly stake: Money;
  /** The payout if every leg is won. */
  readonly pays: Money;
}

/** @param lines number of lines. @param factor the payout of one unit on each line if every leg is won. */
export function useSlipAmount(game: string, lines: number, factor: Ratio): SlipAmount {
  const words = slipWords.useWords();
  const { money } = useFormats();
  const currency = useCurrencyInPlay();
  const maxBet = useSession((facts) => facts.currency.maxBet);
  const amount = useAmount(game);
  const problemOf = useAmountProblem(game);
  const { min, max, balance } = amount.limits;
  const mostPayout = maxBet * MOST_SLIP_PAYOUT;
  const most = Math.min(Math.floor(max / lines), largestUnit(mostPayout, factor));
  const limits = { min, max: Math.max(min, most), balance: balance === null ? null : Math.floor(balance / lines) };
  const stake = amount.value * lines;
  const pays = payoutOfLines(amount.value, [factor]);
  const tooLarge = pays > mostPayout ? words.tooLarge(money(mostPayout, currency)) : null;
  return {
    ...amount,
    limits,
    problem: amount.problem ?? problemOf(stake) ?? tooLarge,
    half: () => amount.set(halfOf(amount.typed, limits)),
    double: () => amount.set(doubleOf(amount.typed, limits)),
    max: () => amount.set(maxOf(limits)),
    stake,
    pays,
  };
}

/** Returns the largest amount of a line whose payout is within a limit if every leg is won. */
function largestUnit(mostPayout: Money, { numerator, denominator }: Ratio): Money {
  return numerator === 0n ? mostPayout : Number((BigInt(mostPayout) * denominator) / numerator);
}
