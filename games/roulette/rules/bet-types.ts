import { ratio } from "@fairhouse/kernel/ratio.ts";
import type { BetType } from "../../shared/rules/bet-types.ts";
import { POCKETS, POSITIONS, type Position } from "./positions.ts";

interface RouletteType extends BetType {
  readonly position: Position;
}

const STAKE = 1_000;

/** One position of each kind stands for all, because positions of a kind pay alike. */
const KINDS = [...new Map(POSITIONS.map((position) => [`${position.kind} ${position.pays}`, position])).values()];

export const betTypes: readonly RouletteType[] = KINDS.map((position) => ({
  name: position.kind,
  bet: { chips: [{ on: position.id, amount: STAKE }] },
  position,
  prizes: [{ returns: ratio(position.pays + 1), chance: ratio(position.pockets.length, POCKETS) }],
}));
