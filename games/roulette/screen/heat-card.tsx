import { classes } from "@fairhouse/ui/classes.ts";
import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { Flame, Snowflake } from "lucide-react";
import type { ReactNode } from "react";
import { coldest, heatOf, hottest, type NumberHeat } from "./heat.ts";
import { pocketTone } from "./pocket-tone.ts";
import { rouletteWords } from "./words/words.ts";

const SHOWN = { full: 3, compact: 2 } as const;

/** Number of spins from which a missing number is worth mentioning. */
const COLD_FROM = 10;

/**
 * Shows the numbers that came most often and those that stayed away; a press opens all of them, with their
 * significance.
 */
export function HeatCard(props: {
  readonly drawn: readonly number[];
  /** One row without text. */
  readonly compact?: boolean;
  readonly onOpen: () => void;
}) {
  const { drawn, compact = false } = props;
  const words = rouletteWords.useWords();
  const heat = heatOf(drawn);
  const shown = compact ? SHOWN.compact : SHOWN.full;
  return (
    <button
      type="button"
      onClick={props.onOpen}
      className={classes("roulette-heat surface-well", compact && "grid-flow-col")}
    >
      <span className="sr-only">{words.heat.title}</span>
      <HeatRow
        icon={<Flame className="text-lose" />}
        name={compact ? null : words.heat.hot}
        numbers={hottest(heat, shown)}
      />
      <HeatRow
        icon={<Snowflake className="text-accent-text" />}
        name={compact ? null : words.heat.cold}
        // At first almost all numbers are missing.
        numbers={drawn.length < COLD_FROM ? [] : coldest(heat, shown)}
      />
    </button>
  );
}

function HeatRow(props: {
  readonly icon: ReactNode;
  readonly name: string | null;
  readonly numbers: readonly NumberHeat[];
}) {
  const { whole } = useFormats();
  return (
    <span className="flex min-w-0 items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {props.icon}
      {props.name !== null && <span className="text-xs text-muted">{props.name}</span>}
      <span className="flex gap-1" dir="ltr">
        {props.numbers.length === 0 && <span className="text-muted">–</span>}
        {props.numbers.map(({ pocket }) => (
          <Pocket key={pocket} pocket={pocket}>
            {whole(pocket)}
          </Pocket>
        ))}
      </span>
    </span>
  );
}

/** Shows a number on its colour. */
export function Pocket({ pocket, children }: { readonly pocket: number; readonly children: ReactNode }) {
  return (
    <span
      className={`tabular grid size-5.5 place-items-center rounded-control text-xs font-bold text-white ${pocketTone(pocket).fill}`}
    >
      {children}
    </span>
  );
}
