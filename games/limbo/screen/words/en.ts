import { LARGEST_TARGET } from "../../../shared/screen/largest-target.ts";
export const en = {
  title: "Limbo",
  target: "Target",
  point: "Point",
  /** Stands before a target. */
  chanceToReach: "Chance to reach",
  targets: "Targets to choose from",
  /** A chance. */
  oneIn: (count: string) => `1 in ${count}`,
  /** Counts the last points that reached a target. */
  reached: (reached: string, points: string) => `${reached} of ${points}`,
  dial: "Dial of multipliers",
  drew: (point: string) => `Point ${point}`,
  settled: (target: string, point: string) => `The target was ${target}, and the point ${point}.`,

  workings: {
    caption: "The point",
    bytes: "Bytes",
    number: "Number n",
    quotient: "0.99 × 2³² ÷ n",
    paid: "The point reached the target:",
    lost: "The point did not reach the target: it pays nothing.",
  },

  about: {
    lead: "Name a multiplier. Each bet draws one of its own, and pays yours if it is at least as high.",
    rules: [
      `Choose the amount and a target from 1.01× to ${LARGEST_TARGET}, and press “Bet”.`,
      "If the point reaches your target, the bet pays the amount times the target; otherwise it is lost.",
      "On the dial every point has as much room as it has chance: the green part is your chance.",
      "Auto bets on the same target again and again; conditions can change it.",
    ],
    returnNote: `99% at every target, to the last digits of a grid of 2³² numbers; 99.023% at ${LARGEST_TARGET}.`,
    payTitle: "Chances",
    targetColumn: "Target",
    chanceColumn: "Chance",
    payoutColumn: "Pays for 1,000",
    draw: "The first number n of 2³² gives the point: 0.99 × 2³² ÷ n, rounded down to 0.01 and at least 1.00.",
  },
};

export type LimboWords = typeof en;
