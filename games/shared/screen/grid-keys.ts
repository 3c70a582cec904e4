export interface GridShape {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Returns the place that a key leads to on a grid counted row by row from 0, or null for keys other than arrows, Home
 * and End. Home and End lead to the ends of the row. Grids are not mirrored in right-to-left languages, so that arrows
 * lead where they point.
 */
export function placeAfterKey(place: number, key: string, { rows, columns }: GridShape): number | null {
  const row = Math.floor(place / columns);
  const column = place % columns;
  switch (key) {
    case "ArrowUp":
      return row > 0 ? place - columns : place;
    case "ArrowDown":
      return row < rows - 1 ? place + columns : place;
    case "ArrowLeft":
      return column > 0 ? place - 1 : place;
    case "ArrowRight":
      return column < columns - 1 ? place + 1 : place;
    case "Home":
      return row * columns;
    case "End":
      return row * columns + columns - 1;
    default:
      return null;
  }
}
