import { classes } from "@fairhouse/ui/classes.ts";
import type { ReactNode } from "react";
import { beadRoad, bigRoad, ROAD_ROWS, type RoadResult } from "../../rules/roads.ts";
import "./roads.css";

/** A result as the boards draw it. */
export interface BoardResult extends RoadResult {
  readonly id: string;
  /** A letter or figure inside its bead. */
  readonly mark: ReactNode;
  /** Small dots at the edge of its bead, for side results such as a pair. */
  readonly dots: { readonly red: boolean; readonly blue: boolean };
  /** Marks a hypothetical result at the place where the next one would be written. */
  readonly asked?: true;
}

interface BoardProps {
  /** The results, oldest first. */
  readonly results: readonly BoardResult[];
  /** Number of visible columns; a longer road shows its last ones. */
  readonly columns: number;
  /** The text alternative of the whole board. */
  readonly label: string;
}

/** Shows the bead road: every result with its letter. */
export function BeadBoard({ results, columns, label }: BoardProps) {
  const cells = beadRoad(results);
  const from = firstColumn(cells, columns);
  return (
    <Board label={label} columns={columns}>
      {cells.map(({ column, row, result }) =>
        column < from ? null : (
          <span
            key={result.id}
            className={classes("road-bead", sideClass(result), result.asked && "road-asked")}
            style={placeOf(column - from, row)}
          >
            {result.mark}
            {result.dots.red && <i className="road-dot road-dot-red" />}
            {result.dots.blue && <i className="road-dot road-dot-blue" />}
          </span>
        ),
      )}
    </Board>
  );
}

/**
 * Shows the big road: a ring for each result, a column for each run, and a stroke with their number where there were
 * ties.
 */
export function BigBoard({ results, columns, label }: BoardProps) {
  const { cells, tiesBefore } = bigRoad(results);
  const from = firstColumn(cells, columns);
  return (
    <Board label={label} columns={columns}>
      {cells.length === 0 && tiesBefore > 0 && (
        <span className="road-ring road-ring-none" style={placeOf(0, 0)}>
          <TieMark ties={tiesBefore} />
        </span>
      )}
      {cells.map(({ column, row, result, ties }, at) =>
        column < from ? null : (
          <span
            key={result.id}
            className={classes("road-ring", sideClass(result), result.asked && "road-asked")}
            style={placeOf(column - from, row)}
          >
            <TieMark ties={at === 0 ? ties + tiesBefore : ties} />
          </span>
        ),
      )}
    </Board>
  );
}

function TieMark({ ties }: { readonly ties: number }) {
  if (ties === 0) return null;
  return <b className="road-tie">{ties > 1 && ties}</b>;
}

export function Board(props: { readonly label: string; readonly columns: number; readonly children: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={props.label}
      className="road-board"
      style={{ "--columns": props.columns, "--rows": ROAD_ROWS }}
    >
      {props.children}
    </div>
  );
}

export function firstColumn(cells: readonly { readonly column: number }[], columns: number): number {
  return Math.max(0, Math.max(-1, ...cells.map(({ column }) => column)) + 1 - columns);
}

export function placeOf(column: number, row: number) {
  return { gridColumn: column + 1, gridRow: row + 1 };
}

function sideClass({ side }: RoadResult): string {
  return side === null ? "road-none" : `road-${side}`;
}
