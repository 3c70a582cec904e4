export interface GridShape {
  readonly rows: number;
  readonly columns: number;
}

/**
 * Where an arrow key leads on a grid of places counted row by row from 0, or null for other keys. Home and End lead to the ends of
 * the row. A grid is not mirrored, so that arrows lead where they point.
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
