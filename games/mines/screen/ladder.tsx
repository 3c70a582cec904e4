import { classes } from "@fairhouse/ui/classes.ts";
import { Money } from "@fairhouse/ui/components/money.tsx";
import { Multiplier } from "@fairhouse/ui/components/multiplier.tsx";
import { formatCompact } from "@fairhouse/ui/format/money.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { SHORT, useMedia, WIDE } from "../../shared/screen/use-media.ts";
import gem from "./art/gem.svg?url";
import { chanceOf, ladderOf, payOf } from "./figures.ts";
import { minesWords } from "./words/words.ts";

export interface LadderProps {
  readonly stake: number;
  readonly mines: number;
  /** Gems that lie open; 0 before the first. */
  readonly gems: number;
}

/** Steps that are shown besides the last gem of all; the panel of a low window has room for fewer. */
const STEPS = { high: 4, short: 2 };
/** From here on figures are written short, sooner in the narrower panel: the rules have them in full. */
const LONG = {
  wide: { hundredths: 1_000_000, profit: 10_000_000 },
  narrow: { hundredths: 100_000, profit: 100_000 },
};

/** What the next gems pay and how likely they are from here, and at the end the whole board. */
export function Ladder({ stake, mines, gems }: LadderProps) {
  const words = minesWords.useWords();
  const { whole, percent } = useFormats();
  const steps = useMedia(SHORT) ? STEPS.short : STEPS.high;
  const long = useMedia(WIDE) ? LONG.wide : LONG.narrow;
  return (
    <table className="surface-well tabular w-full border-separate border-spacing-y-0.5 rounded-tile! p-1.5 text-sm">
      <caption className="sr-only">{words.ladder}</caption>
      <thead className="text-xs text-muted">
        <tr className="*:px-2 *:py-1 short:*:py-0 *:font-medium">
          <th scope="col" className="text-start">
            {words.gems}
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
        {ladderOf(mines, gems, steps).map((step) => {
          const pay = payOf(stake, mines, step);
          if (pay === null) return null;
          const taken = step === gems;
          return (
            <tr
              key={step}
              aria-current={step === gems + 1 ? "step" : undefined}
              className={classes(
                "*:px-2 *:py-1 short:*:py-0.5 *:first:rounded-s-control *:last:rounded-e-control",
                taken ? "*:bg-win-soft" : step === gems + 1 ? "*:bg-accent-soft" : "text-muted",
              )}
            >
              <th scope="row" className="text-start font-semibold">
                <span className="inline-flex items-center gap-1.5">
                  <img
                    src={gem}
                    alt=""
                    width="16"
                    height="16"
                    className={classes(step > gems + 1 && "opacity-60 saturate-75")}
                  />
                  {whole(step)}
                </span>
              </th>
              <td className="text-end">
                {taken ? <Check /> : shortPercent(percent, chanceOf(mines, step - gems, gems))}
              </td>
              <td className="text-end font-semibold">
                {pay.hundredths < long.hundredths ? (
                  <Multiplier hundredths={pay.hundredths} />
                ) : (
                  <bdi dir="ltr">{formatCompact(pay.hundredths / 100, "en")}×</bdi>
                )}
              </td>
              <td className="text-end">
                {pay.profit < long.profit ? (
                  <Money amount={pay.profit} profit />
                ) : (
                  <bdi dir="ltr" className="font-semibold text-win">
                    +{formatCompact(pay.profit, "en")}
                  </bdi>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Check() {
  const words = minesWords.useWords();
  return <span className="font-semibold text-win">{words.safe}</span>;
}

/** With one decimal, and "<0.1%" where that would be nothing. */
function shortPercent(percent: (share: number) => string, chance: number): string {
  if (chance < 0.001) return `<${percent(0.001)}`;
  return percent(Math.round(chance * 1000) / 1000);
}
