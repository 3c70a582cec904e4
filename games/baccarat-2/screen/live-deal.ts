import type { Coup } from "../../shared/rules/baccarat/coup.ts";
import { nothingShown, type Shown } from "../../shared/screen/baccarat/deal.ts";
import type { LiveBaccaratOutcome } from "../rules/hand.ts";
import { leavesAt, OPEN_MS, resultAt } from "../rules/times.ts";

/** What of the burn is shown: nothing, the first card of the shoe, or also that cards went after it. */
export type BurnShown = "none" | "card" | "all";

/** How much of a hand is shown at some moment of its reveal. */
export interface LiveShown extends Shown {
  readonly burn: BurnShown;
}

export const nothingLive: LiveShown = { ...nothingShown, burn: "none" };

const BURN_CARD_MS = 300;
const BURNED_MS = 1_800;

/** Everything that a reveal shows, each with when it does, in milliseconds from its start. */
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

/** What is shown so long after the reveal began. */
export function shownAt(outcome: LiveBaccaratOutcome, elapsedMs: number): LiveShown {
  return scriptOf(outcome).findLast(([atMs]) => atMs <= elapsedMs)?.[1] ?? nothingLive;
}

/** All of it. */
export function allShown({ seats }: Pick<Coup, "seats">): LiveShown {
  return { dealt: seats.length, open: seats.length, over: true, burn: "none" };
}
