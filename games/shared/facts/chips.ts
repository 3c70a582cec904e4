import type { Chip } from "../rules/chips.ts";
import { type Is, isListOf, isRecordOf, isText, isWhole } from "./facts.ts";

/** Makes a guard for the chips of a bet on a cloth. */
export function isChipsOn(isPosition: (on: string) => boolean): Is<readonly Chip[]> {
  return isListOf(isRecordOf<Chip>({ on: (on): on is string => isText(on) && isPosition(on), amount: isWhole }));
}

/** Makes a guard for the public face of such a bet, as `faceOfChips` of the rules writes it. */
export function isFaceOn<Position extends string>(isPosition: Is<Position>): Is<string> {
  return (face): face is string => positionsOfFace(face, isPosition) !== null;
}

/**
 * Parses the public face of a ticket on a cloth: its largest position, and the number of others. Null for anything
 * else.
 */
export function positionsOfFace<Position extends string>(
  face: unknown,
  isPosition: Is<Position>,
): { readonly largest: Position; readonly others: number } | null {
  if (typeof face !== "string") return null;
  const [largest, others = "0"] = face.split("+");
  return isPosition(largest) ? { largest, others: Number(others) } : null;
}
