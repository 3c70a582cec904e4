import { LARGEST_TARGET } from "../../../shared/screen/largest-target.ts";
export const en = {
  title: "Aviator",

  names: {
    over: "Flew away",
    overAt: (point: string) => `Flew away at ${point}`,
    notLeft: "Still in when it flew away",
    recent: "Last flights",
    noRecent: "The ends of the last flights appear here",
  },

  seedsProtect:
    "The seeds protect against whoever might have learned the house’s links, not against the house, which could bet among the first three: against the operator Crash protects better, where no bet changes the flight.",
  panels: "Your two bets",
  placedReason: "Your bet is in and stays in: seeds of bettors are mixed into this flight.",
  leftWith: (multiplier: string, payout: string) => `Left at ${multiplier}: ${payout}`,
  lostWith: (over: string, stake: string) => `${over}: ${stake}`,
  keyOf: (number: string, cashOut: string) => `${cashOut} ${number}`,

  about: {
    lead: "Everybody flies with the same plane. The multiplier grows until it flies away; whoever leaves before that is paid. You can have two bets in a flight, each with its own amount and its own way out.",
    rules: [
      "Bet during the six seconds before a flight, with one bet or two. A bet made during a flight goes into the next one, and can be cancelled until betting opens.",
      "A bet that is in stays in: the seeds of the first three bettors decide where the flight ends, and whoever could withdraw would choose among flights.",
      "The multiplier starts at 1.00 and grows as e to the power of 0.00006 per millisecond: 2× after 11.55 s, 10× after 38.38 s, 100× after 76.75 s.",
      "Cash out each bet by hand at any moment: what counts is when the house received it. An auto cash-out is paid at exactly its target when the flight gets that far.",
      `A flight that reaches ${LARGEST_TARGET} ends there and pays everyone still in. 3.96% of all flights end at 1.00×.`,
      "If yours is among the first three bettors of a flight, your client seed is mixed into it, as it stood when betting opened. When the flight is over it is public, with your name unless you hide it: without it nobody could check the flight. The house’s seeds that you play other games with stay secret.",
      "If the house restarts during a flight, cash-outs and reached targets are paid, higher targets lose, and stakes without a target go back. A flight that had already ended while the house was still serving counts as flown.",
    ],
    returnNote:
      "at every target: the chance to reach a target, times the target, is 0.97 (on the exact grid of 2⁵² values).",
    draw: "X is the first thirteen hexadecimal digits ÷ 2⁵²; the flight ends at 0.97 ÷ (1 − X), rounded down to 0.01, at least 1.00.",
  },
};

export type AviatorWords = typeof en;
