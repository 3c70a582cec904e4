import { MultiplierInput } from "@fairhouse/ui/components/multiplier-input.tsx";
import { ProfitLine } from "@fairhouse/ui/components/profit-line.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { MAX_HUNDREDTHS } from "../rules/growth.ts";
import { MIN_AUTO_HUNDREDTHS } from "../rules/limits.ts";
import { chanceOf, payoutAt } from "./figures.ts";
import type { CrashTable } from "./use-crash.ts";
import { crashWords } from "./words/words.ts";

/** Where the bet leaves by itself, how likely that is, and what it brings. */
export function TargetField({ table, disabled }: { readonly table: CrashTable; readonly disabled: boolean }) {
  const words = crashWords.useWords();
  const { multiplier, percent } = useFormats();
  const { target, autoMode } = table;
  const problem = problemOf(table, words, multiplier);
  const usable = target !== null && problem === null;
  return (
    <MultiplierInput
      label={words.autoCashOut}
      value={target}
      onChange={table.setTarget}
      min={MIN_AUTO_HUNDREDTHS}
      max={MAX_HUNDREDTHS}
      placeholder={words.noAuto}
      clearLabel={autoMode ? undefined : words.clearAuto}
      end={usable ? words.chance(percent(Math.round(chanceOf(target) * 10_000) / 10_000)) : undefined}
      error={problem}
      disabled={disabled}
    />
  );
}

/** Profit at the target. */
export function TargetProfit({ table }: { readonly table: CrashTable }) {
  const words = crashWords.useWords();
  const { target, amount, targetOk } = table;
  if (target === null || !targetOk) return null;
  return (
    <ProfitLine label={words.profitOnWin} hundredths={target} profit={payoutAt(amount.value, target) - amount.value} />
  );
}

function problemOf(
  { target }: CrashTable,
  words: ReturnType<typeof crashWords.useWords>,
  multiplier: (hundredths: number) => string,
): string | null {
  if (target === null) return null;
  if (Number.isNaN(target)) return words.noTarget;
  if (target < MIN_AUTO_HUNDREDTHS) return words.targetTooSmall(multiplier(MIN_AUTO_HUNDREDTHS));
  return target > MAX_HUNDREDTHS ? words.targetTooLarge(multiplier(MAX_HUNDREDTHS)) : null;
}
