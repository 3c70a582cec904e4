import type { BetPage } from "@fairhouse/protocol/play.ts";
import { isNull, isRecordOf, isWhole } from "../shared/facts/facts.ts";
import { type RoundFacts, type SettledTicket, settledTicketOf } from "../shared/facts/rounds.ts";
import type { SlideBet, SlideOutcome } from "./rules/slide.ts";

export const facts: RoundFacts<SlideBet, SlideOutcome, number> = {
  versions: [1],
  isBet: isRecordOf<SlideBet>({ amount: isWhole, target: isWhole }),
  isOutcome: isRecordOf<SlideOutcome>({ point: isWhole }),
  /** The target. */
  isFace: isWhole,
  isCarry: isNull,
};

/** A ticket as its public page shows it. */
export interface SettledSlide extends SettledTicket<SlideBet, SlideOutcome> {
  readonly round: number;
}

/** Returns null for an open ticket, another version of the rules, or facts of another shape. */
export function settledSlideOf(page: BetPage): SettledSlide | null {
  const { proof } = page;
  const ticket = settledTicketOf(page, facts);
  return ticket && { ...ticket, round: "table" in proof ? proof.round : 1 };
}
