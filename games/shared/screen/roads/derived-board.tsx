import { classes } from "@fairhouse/ui/classes.ts";
import { type DerivedRoad, derivedRoad } from "../../rules/derived-roads.ts";
import { bigRoad, type RoadResult } from "../../rules/roads.ts";
import { Board, firstColumn, placeOf } from "./road-board.tsx";

interface DerivedBoardProps {
  /** The results of the big road, oldest first. */
  readonly results: readonly (RoadResult & { readonly asked?: true })[];
  readonly road: DerivedRoad;
  /** Number of visible columns; a longer road shows its last ones. */
  readonly columns: number;
  /** The text alternative of the whole board. */
  readonly label: string;
}

/**
 * Draws big eye boy, small road or cockroach road as rings, beads or strokes, laid out like the runs of the big road.
 */
export function DerivedBoard({ results, road, columns, label }: DerivedBoardProps) {
  const entries = derivedRoad(
    results.map(({ side }) => side),
    road,
  );
  const { cells } = bigRoad(entries.map((side) => ({ side })));
  const from = firstColumn(cells, columns);
  // The entry of an asked result comes last, if the road writes one for it at all.
  const known = derivedRoad(
    results.filter(({ asked }) => !asked).map(({ side }) => side),
    road,
  ).length;
  return (
    <Board label={label} columns={columns}>
      {cells.map(({ column, row, result }, at) =>
        column < from ? null : (
          <DerivedMark
            // biome-ignore lint/suspicious/noArrayIndexKey: a road only grows, so that places are stable.
            key={at}
            road={road}
            side={result.side}
            asked={at >= known}
            style={placeOf(column - from, row)}
          />
        ),
      )}
    </Board>
  );
}

interface DerivedMarkProps {
  readonly road: DerivedRoad;
  readonly side: RoadResult["side"];
  readonly asked?: boolean;
  readonly style?: ReturnType<typeof placeOf>;
}

export function DerivedMark({ road, side, asked = false, style }: DerivedMarkProps) {
  return (
    <span className={classes("road-mark", `road-mark-${road}`, `road-${side}`, asked && "road-asked")} style={style} />
  );
}
