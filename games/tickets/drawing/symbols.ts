import { isOneOf } from "../../shared/rules/is-one-of.ts";
import type { Prize } from "../rules/prizes.ts";

/** Prints of the same ticket. They are appearance only: bets do not contain them. */
export const DESIGNS = ["orchard", "sea", "night"] as const;
export type Design = (typeof DESIGNS)[number];

const SYMBOLS = {
  orchard: {
    1: "lemon",
    2: "tangerine",
    5: "red-apple",
    10: "cherries",
    25: "strawberry",
    50: "grapes",
    100: "watermelon",
    500: "pineapple",
    1000: "crown",
  },
  sea: {
    1: "spiral-shell",
    2: "crab",
    5: "turtle",
    10: "tropical-fish",
    25: "octopus",
    50: "dolphin",
    100: "anchor",
    500: "gem-stone",
    1000: "trident-emblem",
  },
  night: {
    1: "crescent-moon",
    2: "satellite",
    5: "comet",
    10: "telescope",
    25: "rocket",
    50: "flying-saucer",
    100: "alien",
    500: "ringed-planet",
    1000: "glowing-star",
  },
} as const satisfies Record<Design, Record<Prize, string>>;

export type PrizeSymbol = (typeof SYMBOLS)[Design][Prize];

/** Returns the symbol that a design prints for a prize. */
export function symbolOf(design: Design, prize: Prize): PrizeSymbol {
  return SYMBOLS[design][prize];
}

export const isDesign = isOneOf(DESIGNS);
