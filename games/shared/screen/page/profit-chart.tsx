import type { Money } from "@fairhouse/kernel/money.ts";
import { classes } from "@fairhouse/ui/classes.ts";
import { sparkline } from "./sparkline.ts";

const WIDTH = 240;
const HEIGHT = 84;

/** Draws a profit as a line above and below its zero line, the oldest value at the left. */
export function ProfitChart(props: {
  readonly line: readonly Money[];
  /** The text alternative. */
  readonly label: string;
  readonly className: string;
}) {
  const { path, zero } = sparkline(props.line, WIDTH, HEIGHT);
  const tone = (props.line.at(-1) ?? 0) >= 0 ? "text-win" : "text-lose";
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classes("surface-well w-full", tone, props.className)}
    >
      <path d={`${path}V${zero}H0Z`} fill="currentColor" fillOpacity="0.14" />
      <line
        x1="0"
        x2={WIDTH}
        y1={zero}
        y2={zero}
        stroke="var(--dim)"
        strokeDasharray="4 5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
