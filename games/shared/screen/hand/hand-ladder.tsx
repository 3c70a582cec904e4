import type { ShownMultiplier } from "@fairhouse/kernel/shown-multiplier.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { useCurrency, useCurrencyInPlay } from "@fairhouse/ui/format/currencies.ts";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { Multiplier } from "@fairhouse/ui/game/multiplier.tsx";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import type { ReactNode } from "react";
import { useMedia, WIDE } from "../use-media.ts";
import { gameWords } from "../words/words.ts";

/** One step of a hand, with its total payout. */
export interface Rung extends ShownMultiplier {
  readonly id: string | number;
  readonly name: ReactNode;
  /** The chance to reach it from here; null for steps already reached. */
  readonly chance: number | null;
  /** Payout minus stake. */
  readonly profit: number;
  /** `reached` has been taken, `next` can be taken by the next move, `later` is further away. */
  readonly state: "reached" | "next" | "later";
}

export interface HandLadderProps {
  readonly caption: string;
  /** Heading of the first column. */
  readonly head: string;
  /** Text instead of a chance for steps already reached: "Found". */
  readonly reached: string;
  readonly rungs: readonly Rung[];
  /** Name of a first row without figures, in the place of one that comes later: the table keeps its height. */
  readonly ahead?: string | undefined;
}

/** Larger figures are abbreviated, sooner in the narrower panel; the rules show them in full. */
const LONG = {
  wide: { hundredths: 1_000_000, profit: 10_000_000 },
  narrow: { hundredths: 100_000, profit: 100_000 },
};

/** Abbreviated multipliers are formatted like amounts with two decimals. */
const HUNDREDTHS = { decimals: 2, shownDecimals: 2 };

const ROW = "*:px-1 *:py-1 short:*:py-0.5 *:first:rounded-s-control *:last:rounded-e-control lg:*:px-1.5";
const COLUMNS = ["chance", "pays", "profit"] as const;

/** Shows the payouts of the next steps, and their chances from here. */
export function HandLadder({ caption, head, reached, rungs, ahead }: HandLadderProps) {
  const words = gameWords.useWords();
  const { percent } = useFormats();
  const currency = useCurrencyInPlay();
  const digits = useCurrency(currency);
  const long = useMedia(WIDE) ? LONG.wide : LONG.narrow;
  return (
    <table className="surface-well tabular w-full border-separate border-spacing-y-0.5 rounded-tile! p-1.5 text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr className="*:px-1 *:py-1 short:*:py-0 *:font-medium lg:*:px-1.5">
          <th scope="col" className="text-start">
            {head}
          </th>
          <th scope="col" className="text-end">
            {words.chance}
          </th>
          <th scope="col" className="text-end">
            {words.pays}
          </th>
          <th scope="col" className="text-end">
            {words.profit}
          </th>
        </tr>
      </thead>
      <tbody>
        {ahead !== undefined && (
          <tr className={classes(ROW, "text-muted")}>
            <th scope="row" className="text-start font-semibold">
              {ahead}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} className="text-end">
                –
              </td>
            ))}
          </tr>
        )}
        {rungs.map(({ id, name, chance, hundredths, about, profit, state }) => (
          <tr key={id} aria-current={state === "next" ? "step" : undefined} className={classes(ROW, rungStyle[state])}>
            <th scope="row" className="text-start font-semibold">
              <span className="inline-flex items-center gap-1.5">{name}</span>
            </th>
            <td className="text-end">
              {chance === null ? (
                <span className="font-semibold text-win">{reached}</span>
              ) : (
                <bdi dir="ltr">{shortPercent(percent, chance)}</bdi>
              )}
            </td>
            <td className="text-end font-semibold">
              {hundredths < long.hundredths ? (
                <Multiplier hundredths={hundredths} about={about} />
              ) : (
                <bdi dir="ltr">{formatCompact(Math.floor(hundredths), "en", HUNDREDTHS)}×</bdi>
              )}
            </td>
            <td className="text-end">
              {profit < long.profit ? (
                <Money amount={profit} currency={currency} profit />
              ) : (
                <bdi dir="ltr" className="font-semibold text-win">
                  +{formatCompact(profit, "en", digits)}
                </bdi>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rungStyle = { reached: "*:bg-win-soft", next: "*:bg-accent-soft", later: "text-muted" } as const;

/** Formats a share with one decimal, or as "<0.1%" if that would be zero. */
function shortPercent(percent: (share: number) => string, chance: number): string {
  if (chance < 0.001) return `<${percent(0.001)}`;
  return percent(Math.round(chance * 1000) / 1000);
}
