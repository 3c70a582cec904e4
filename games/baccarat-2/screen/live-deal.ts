import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import { nothingShown, type Shown } from "../../shared/screen/baccarat/deal.ts";
import type { LiveBaccaratOutcome } from "../rules/hand.ts";
import { leavesAt, OPEN_MS, resultAt } from "../rules/times.ts";

/** The part of the burn that is shown: nothing, the first card of the shoe, or also the cards burned after it. */
export type BurnShown = "none" | "card" | "all";

/** The part of a hand that is shown at a moment of its reveal. */
export interface LiveShown extends Shown {
  readonly burn: BurnShown;
}

export const nothingLive: LiveShown = { ...nothingShown, burn: "none" };

const BURN_CARD_MS = 300;
const BURNED_MS = 1_800;

/** Returns all stages of a reveal with their times, in milliseconds from its start. */
export function scriptOf(outcome: LiveBaccaratOutcome): readonly (readonly [atMs: number, shown: LiveShown])[] {
  const burn: readonly (readonly [number, LiveShown])[] =
    outcome.burn === null
      ? []
      : [
          [BURN_CARD_MS, { ...nothingLive, burn: "card" }],
          [BURNED_MS, { ...nothingLive, burn: "all" }],
        ];
  const cards = outcome.cards.flatMap((_, place) => {
    const leaves = leavesAt(outcome, place);
    const shown = { dealt: place + 1, over: false, burn: "none" } as const;
    return [
      [leaves, { ...shown, open: place }],
      [leaves + OPEN_MS, { ...shown, open: place + 1 }],
    ] as const;
  });
  const count = outcome.cards.length;
  return [...burn, ...cards, [resultAt(outcome), { dealt: count, open: count, over: true, burn: "none" }]];
}

/** Returns the stage shown this long after the reveal began. */
export function shownAt(outcome: LiveBaccaratOutcome, elapsedMs: number): LiveShown {
  return scriptOf(outcome).findLast(([atMs]) => atMs <= elapsedMs)?.[1] ?? nothingLive;
}

/** Returns the final stage. */
export function allShown({ seats }: Pick<Coup, "seats">): LiveShown {
  return { dealt: seats.length, open: seats.length, over: true, burn: "none" };
}
