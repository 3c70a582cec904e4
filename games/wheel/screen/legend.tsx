import { useFormats } from "@fairhouse/ui/words/words.tsx";
import { paintsOf } from "../drawing/paint.ts";
import { type Rim, sharesOf } from "../rules/tables.ts";
import { wheelWords } from "./words/words.ts";

/** Percentages have two decimals. */
const SHOWN_PARTS = 10_000;

interface LegendProps {
  readonly rim: Rim;
  /** Payout of the last spin in hundredths; null if there is none on this wheel. */
  readonly lit: number | null;
}

/** The multipliers of a wheel with their colours and chances. */
export function Legend({ rim, lit }: LegendProps) {
  const words = wheelWords.useWords();
  const { multiplier, percent } = useFormats();
  const paints = paintsOf(rim);
  return (
    <ol aria-label={words.legend} className="wheel-legend tabular">
      {sharesOf(rim).map(({ pays, count }) => (
        <li key={pays} data-lit={pays === lit || undefined} style={{ "--paint": paints.get(pays) }}>
          {multiplier(pays)}
          <span>{percent(Math.floor((SHOWN_PARTS * count) / rim.segments) / SHOWN_PARTS)}</span>
        </li>
      ))}
    </ol>
  );
}
