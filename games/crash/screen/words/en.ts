import { LARGEST_TARGET } from "../../../shared/screen/largest-target.ts";
export const en = {
  title: "Crash",

  names: {
    over: "Crashed",
    overAt: (point: string) => `Crashed at ${point}`,
    notLeft: "Still in when it crashed",
    recent: "Last crash points",
    noRecent: "The last crash points appear here",
  },

  about: {
    lead: "Everybody flies together. The multiplier grows until the rocket crashes; whoever leaves before that is paid.",
    rules: [
      "Bet during the six seconds before a flight. You can take your bet back until the flight starts. A bet made during a flight goes into the next one, and can be cancelled until then.",
      "The multiplier starts at 1.00 and grows as e to the power of 0.00006 per millisecond: 2× after 11.55 s, 10× after 38.38 s, 100× after 76.75 s.",
      "Cash out by hand at any moment: what counts is when the house received it. An auto cash-out is paid at exactly its target when the flight gets that far.",
      `A flight that reaches ${LARGEST_TARGET} ends there and pays everyone still in. 1.98% of all flights crash at 1.00×.`,
      "If the house restarts during a flight, cash-outs and reached targets are paid, higher targets lose, and stakes without a target go back. A flight that had already ended while the house was still serving counts as flown.",
    ],
    returnNote:
      "at every target: the chance to reach a target, times the target, is 0.99 (on the exact grid of 2³² hashes).",
    draw: "The point is 0.99 × 2³² ÷ (n + 1), rounded down to 0.01, at least 1.00.",
  },
};

export type CrashWords = typeof en;
