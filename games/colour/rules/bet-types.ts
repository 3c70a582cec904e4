import { type Ratio, ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType, Prize } from "../../shared/rules/bet-types.ts";
import { DIGITS, PAYS, type Position } from "./terms.ts";

interface ColourType extends BetType {
  readonly on: Position;
}

const prize = (digits: number, returns: Ratio): Prize => ({ chance: ratio(digits, DIGITS.length), returns });

/** One bet for each chance: all numbers pay alike, and so do both sizes, and green and red. */
export const betTypes: readonly ColourType[] = [
  { name: "green or red", bet: { on: "green" }, on: "green", prizes: [prize(4, PAYS.colour), prize(1, PAYS.half)] },
  { name: "violet", bet: { on: "violet" }, on: "violet", prizes: [prize(2, PAYS.violet)] },
  { name: "a number", bet: { on: "digit-7" }, on: "digit-7", prizes: [prize(1, PAYS.number)] },
  { name: "small or big", bet: { on: "big" }, on: "big", prizes: [prize(5, PAYS.size)] },
];
