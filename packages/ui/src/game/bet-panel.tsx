import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { ScrollArea } from "../components/scroll-area.tsx";
import { compactRow } from "../forms/field.tsx";
import "./bet-panel.css";

export interface BetPanelProps {
  readonly label: string;
  /** The modes Manual | Auto, a `SegmentedControl`. */
  readonly mode?: ReactNode;
  /** Fields of the bet, stacked. */
  readonly children: ReactNode;
  /** The only primary button, `variant="play" size="lg" block`. On phones it comes first, under the thumb, but in a sheet. */
  readonly action: ReactNode;
  /** True in a sheet: on phones the primary button stays at its foot, under the fields. */
  readonly inSheet?: boolean;
  /** Shown beside or under the primary button: pick a random tile, undo, double. */
  readonly secondary?: ReactNode;
  /** Shown under the button: the players of a round, a log of auto play. */
  readonly below?: ReactNode;
  /** Shown in the room that is left below everything else, at the height of which it decides what to show, if any. */
  readonly room?: ReactNode;
  /** Shown at the foot on wide and high screens: hints of hotkeys. */
  readonly foot?: ReactNode;
  /** True for one of two panels beside the stage, and for the many fields of automatic bets: uses less space. */
  readonly dense?: boolean | undefined;
}

const AIR = {
  wide: {
    panel: "md:gap-4 md:p-4 lg:p-5 md:short:gap-3 md:short:py-4",
    area: "md:min-h-18",
    fields: "md:gap-4 md:short:gap-3",
  },
  dense: {
    panel:
      "md:gap-2 md:px-4 md:py-2.5 md:low:gap-1.5 md:low:py-2 lg:px-5 md:[&_[data-play-button]]:min-h-12 low:[&_[data-play-button]]:min-h-11 md:after:grow md:after:content-['']",
    // Half of the height that few fields leave free is around and between them.
    area: "md:flex md:min-h-25 md:grow md:flex-col md:*:flex md:*:grow md:*:flex-col",
    // In windows of 768 px the fields of most games are seen as a whole.
    fields:
      "md:grow md:content-evenly md:gap-1.5 md:low:gap-1 md:[&_.surface-well]:min-h-10.5 md:low:[&_.surface-well]:min-h-9.5 md:[&>button]:min-h-10 md:low:[&>button]:min-h-9 md:low:[&_:is(div:has(>label),[data-readout-label])]:mb-0.5 md:low:[&_:is(div:has(>label),[data-readout-label])]:leading-4",
  },
};

/**
 * The fields of a bet and the button that places it. Beside the stage it is as high as the frame: content that does not
 * fit scrolls above the button, which stays, and under it.
 */
export function BetPanel({
  label,
  mode,
  children,
  action,
  secondary,
  below,
  room,
  foot,
  dense = false,
  inSheet = false,
}: BetPanelProps) {
  const air = dense ? AIR.dense : AIR.wide;
  return (
    <section
      aria-label={label}
      data-compact
      data-bet-panel=""
      className={classes(
        "group/panel flex flex-col content-start gap-2.5 p-3 max-md:flex-row max-md:flex-wrap max-md:short:gap-2 max-md:short:py-2 max-md:[&>*]:basis-full md:h-full md:*:shrink-0 max-md:short:[&_[data-play-button]]:min-h-12",
        air.panel,
      )}
    >
      {mode && (
        <div data-dense={dense || undefined} className="group/panel max-md:order-2 max-md:flex-1 max-md:basis-2/5!">
          {mode}
        </div>
      )}
      <ScrollArea
        className={classes(
          "max-md:order-3 md:-mx-4 lg:-mx-5 md:shrink! md:overflow-y-auto md:overscroll-contain md:px-4 lg:px-5",
          air.area,
        )}
      >
        <div className={classes("grid grid-cols-[minmax(0,1fr)] gap-2.5 max-md:short:gap-2", air.fields)}>
          {children}
        </div>
      </ScrollArea>
      <div
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] gap-2.5",
          // Browsers keep what sticks above the padding of its `Drawer`, which this panel fills.
          inSheet
            ? "border-line max-md:sticky max-md:-bottom-5 max-md:z-1 max-md:order-4 max-md:-mx-3 max-md:basis-auto! max-md:grow max-md:border-t max-md:bg-panel max-md:px-3 max-md:py-2.5"
            : "max-md:order-1",
        )}
      >
        {action}
      </div>
      {secondary && (
        <div className="grid auto-cols-fr grid-flow-col gap-2.5 empty:hidden max-md:order-2 max-md:flex-1 max-md:basis-2/5! max-md:*:min-h-12">
          {secondary}
        </div>
      )}
      {below && (
        <ScrollArea
          reachable
          className="max-md:order-5 md:-mx-4 lg:-mx-5 md:min-h-14 md:flex-1 md:overflow-y-auto md:overscroll-contain md:px-4 lg:px-5"
        >
          {below}
        </ScrollArea>
      )}
      {/* Without room it takes no height, not even that of the gap above it. */}
      {room && <div className="@container-size max-md:hidden md:-mt-4 md:min-h-0 md:flex-1 md:short:-mt-3">{room}</div>}
      {foot && <div className="mt-auto pt-2 text-sm text-muted max-md:hidden low:hidden">{foot}</div>}
    </section>
  );
}

export interface FieldPairProps {
  readonly children: ReactNode;
  /** True for fields whose names have no room beside them on phones either, and stand above. */
  readonly longNames?: boolean;
}

/** Two fields side by side. */
export function FieldPair({ children, longNames = false }: FieldPairProps) {
  return (
    <div
      className={classes(
        "grid grid-cols-2 items-start gap-3",
        longNames && "max-md:*:grid-cols-[minmax(0,1fr)]! max-md:[&>*>:first-child]:mb-1.5!",
      )}
    >
      {children}
    </div>
  );
}

export interface PanelLineProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** A quiet line of the panel, with its label at the start and its value at the end. */
export function PanelLine({ label, value }: PanelLineProps) {
  return (
    <div className="flex items-center justify-between gap-3 text-sm text-muted">
      <span className="min-w-0 truncate">{label}</span>
      <span className="tabular shrink-0 font-semibold text-text">{value}</span>
    </div>
  );
}

export interface ReadoutProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: "plain" | "win" | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A value that the game sets, shaped like a field: total profit, gems left. */
export function Readout({ label, value, tone = "plain", labelHidden, className }: ReadoutProps) {
  return (
    <dl className={`grid min-w-0 content-start ${compactRow} ${className ?? ""}`}>
      <dt data-readout-label className={labelHidden ? "sr-only" : "mb-1.5 truncate text-sm text-muted"}>
        {label}
      </dt>
      <dd
        className={`surface-well tabular flex min-h-12 items-center truncate px-3.5 text-lg font-semibold ${tone === "win" ? "text-win" : ""}`}
      >
        {value}
      </dd>
    </dl>
  );
}
