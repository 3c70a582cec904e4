import type { Card } from "../../shared/rules/cards.ts";
import type { AutoPlay } from "../../shared/screen/panel/auto-bets.ts";
import type { HiloBet, HiloView } from "../rules/hand.ts";
import type { HiloMove } from "../rules/hilo.ts";
import { nextMove, type Side } from "./strategy.ts";

/** The settings of automatic hands. */
export interface HiloSetup {
  /** The first card; null for the first of the seed. */
  readonly start: Card | null;
  readonly side: Side;
  /** Payout in hundredths at which hands are cashed out. */
  readonly target: number;
}

export const autoPlay: AutoPlay<HiloSetup, HiloBet, HiloView, HiloMove> = {
  bet: (amount, { start }) => ({ amount, start }),
  move: (view, { side, target }) => nextMove(view, side, target),
  example: { start: null, side: "likelier", target: 200 },
};
