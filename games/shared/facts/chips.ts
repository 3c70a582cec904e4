import type { Chip } from "../rules/chips.ts";
import { type Is, isListOf, isRecordOf, isText, isWhole } from "./facts.ts";

/** Makes a guard for the chips of a bet on a cloth. */
export function isChipsOn(isPosition: (on: string) => boolean): Is<readonly Chip[]> {
  return isListOf(isRecordOf<Chip>({ on: (on): on is string => isText(on) && isPosition(on), amount: isWhole }));
}
