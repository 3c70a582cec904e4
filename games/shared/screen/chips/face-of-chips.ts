/**
 * Parses the public face of a ticket on a cloth: its largest position, and the number of others. Null for anything
 * else.
 */
export function positionsOfFace<Position extends string>(
  face: unknown,
  isPosition: (value: unknown) => value is Position,
): { readonly largest: Position; readonly others: number } | null {
  if (typeof face !== "string") return null;
  const [largest, others = "0"] = face.split("+");
  return isPosition(largest) ? { largest, others: Number(others) } : null;
}
