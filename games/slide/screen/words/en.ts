import { LARGEST_TARGET } from "../../../shared/screen/largest-target.ts";
export const en = {
  title: "Slide",
  target: "Target",
  yourTarget: (target: string) => `Your target ${target}`,
  placedReason: "Your bet is in. The strip slides in a moment.",

  slidesIn: "Next slide in",
  sliding: "Sliding …",
  landed: (point: string) => `Stopped at ${point}`,
  reached: (target: string) => `Your target ${target} was reached`,
  missed: (target: string) => `Your target ${target} was not reached`,
  stage: "Strip of multipliers",
  started: "The strip is sliding.",
  targets: "Targets of this round",
  most: (multiplier: string) => `${multiplier} and above`,

  recent: "Last results",
  noRecent: "The last results appear here",
  notDrawn: "Round voided",
  takenBack: "Taken back before the slide",

  about: {
    lead: "Everybody picks a target. The strip slides and stops at one multiplier for everyone; every target up to it is paid.",
    rules: [
      "Bet during the eight seconds before a slide. You can take your bet back until betting closes. A bet made during a slide goes into the next round, and can be cancelled until then.",
      `If the strip stops at your target or above it, your bet returns the stake times your target; otherwise it is lost. Targets go from 1.01× to ${LARGEST_TARGET}.`,
      "The multiplier is drawn from the hash of the round before the strip moves; what you see is only how it is shown. The one card on which the strip stops is the result.",
      "All other cards are decoration. They are drawn by the same law as results, from their place on the strip, so that large multipliers pass by exactly as rarely as they are drawn.",
      "Without animations, or with instant bet, the result is there at once.",
    ],
    returnNote: `at every target: the chance to reach a target, times the target, is 0.98 (on the exact grid of 2³² hashes; 97.998% at ${LARGEST_TARGET}).`,
    payTitle: "Chances",
    targetColumn: "Target",
    chanceColumn: "Chance",
    payoutColumn: "Pays for 1,000",
    draw: "The multiplier is 0.98 × 2³² ÷ (n + 1), rounded down to 0.01, at least 1.00.",
  },
};

export type SlideWords = typeof en;
