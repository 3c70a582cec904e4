/** A rectangle of a cloth, in the cloth's own units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function middleOf(area: Area): { readonly x: number; readonly y: number } {
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** Left, top, width and height in percent of the cloth. */
export type Place = Readonly<Record<"left" | "top" | "width" | "height", string>>;

/** Returns an area as percentages of a cloth of `size`. */
export function placeOf(area: Area, size: Size): Place {
  return {
    left: percent(area.x / size.width),
    top: percent(area.y / size.height),
    width: percent(area.width / size.width),
    height: percent(area.height / size.height),
  };
}

/** Returns the fields of a cloth as spots for chips, in the order in which they are written, which is that of reading. */
export function spotsOf<Position extends string>(
  fields: Readonly<Record<Position, Area>>,
  isPosition: (id: string) => id is Position,
) {
  return Object.entries<Area>(fields).flatMap(([id, area]) =>
    isPosition(id) ? [{ id, position: id, layer: 0, ...area }] : [],
  );
}

export function percent(share: number): string {
  return `${Math.round(share * 1_000_000) / 10_000}%`;
}
